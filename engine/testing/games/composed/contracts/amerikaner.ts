import type { Json } from '#engine/core/json.ts';
import { rational } from '#engine/core/rational.ts';
import { exactly } from '#engine/judging/verdicts.ts';
import type { Answers } from '#engine/kernel/entry/entry-sheet.ts';
import type { Game, Verdict } from '#engine/kernel/score.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import { between } from '#engine/settlement/payments.ts';
import { declarerLeads, FOLLOWING, winner } from '../cards.ts';
import type { Contract } from '../contract.ts';
import { TRICKS } from '../fields.ts';
import { joinIn, sayNumber } from '../phases/amerikaner.ts';

const said = (row: Json) => row as { readonly declarer: number; readonly number: number; readonly tricks: number };

function gamesIn({ declarers }: Answers): readonly (Game & Verdict)[] {
  return (declarers as readonly Json[]).map(said).map(({ declarer, number, tricks }) => ({
    ...{ declarer, contract: 'amerikaner', with: { number } },
    ...exactly(tricks, number),
  }));
}

/** Exactly as many tricks as were named; others may join with numbers of their own. */
export const amerikaner: Contract = {
  id: 'amerikaner',
  parties: 'several',
  way: ['number', 'join', 'tricks'],
  phases: [sayNumber, joinIn],
  play: { leader: declarerLeads, legal: () => FOLLOWING, winner },
  fields: [
    {
      ...{ id: 'declarers', kind: 'rows', most: 4, once: ['declarer'] },
      what: [{ id: 'declarer', kind: 'seat', of: 'active' }, { ...TRICKS, id: 'number' }, TRICKS],
    },
  ],
  count: (s) => ({
    declarers: s.games.map(({ declarer, with: { number = 0 } }) => {
      return { declarer, number, tricks: tricksOf(s).filter(({ winner: by }) => by === declarer).length };
    }),
  }),
  games: gamesIn,
  pay(noted, active) {
    const games = gamesIn(noted);
    const others = active.filter((seat) => games.every(({ declarer }) => declarer !== seat));
    // Two tricks too many or too few: Sürtaxe.
    return games.flatMap(({ declarer, contract: code, result, measure = 0, with: { number } }) => {
      const value = rational(Math.abs(measure - Number(number)) > 1 ? 25 : 10);
      const paid = result === 'made' ? between([declarer], others, value) : between(others, [declarer], value);
      return paid.map((transfer) => ({ code, factors: [], ...transfer }));
    });
  },
};
