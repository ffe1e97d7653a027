import { PAGAT, TRULL } from '#engine/decks/deck-54.ts';
import { dealtTo } from '#engine/judging/dealt.ts';
import { fromEnd, playedDeal, possesses } from '#engine/judging/played.ts';
import { SIDES } from '#engine/judging/sides.ts';
import { reach } from '#engine/judging/verdicts.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { Field } from '#engine/kernel/entry/entry-sheet.ts';
import { forehandLeads, sumOfThirds, talonIn, TAROCKS, winner } from '../cards.ts';
import { betweenTwoSides, type Contract } from '../contract.ts';
import { DECLARER, PARTNER, THIRDS } from '../fields.ts';
import { callKing, layAsMany, showTalon, takeGroup } from '../phases/rufer.ts';

const side = (id: string): Field => ({ id, kind: 'choice', values: ['nobody', ...SIDES] });

/** A king is called, a group of the talon exchanged, and 107 thirds are needed; alone if the king lies there. */
export const rufer: Contract = {
  id: 'rufer',
  way: ['king', { phase: 'group', open: showTalon }, 'lay', 'tricks'],
  phases: [callKing, takeGroup, layAsMany],
  play: { leader: forehandLeads, legal: () => TAROCKS, winner },
  fields: [DECLARER, PARTNER, THIRDS, side('trull'), side('pagat')],
  count(s) {
    const game = firstGame(s);
    const { declarer, partner, called = '' } = game;
    const deal = playedDeal(s, game, (one) => (one === 'defenders' ? talonIn(s) : []));
    const alone = dealtTo(s, declarer).includes(called) ? 'own-king' : 'king-in-talon';
    const last = fromEnd(deal, 1, PAGAT);
    return {
      declarer,
      partner: partner ?? alone,
      thirds: sumOfThirds(deal.pile('declarer')),
      trull: SIDES.find((one) => possesses(deal, one, TRULL)) ?? 'nobody',
      pagat: last?.cardWon ? last.winner : 'nobody',
    };
  },
  ...betweenTwoSides({
    id: 'rufer',
    judge: ({ thirds }) => reach(Number(thirds), 107),
    price: (_, { partner }) => (partner === 'king-in-talon' ? 2 : 4),
    besides: ({ trull, pagat }) =>
      [['trull', trull, 2] as const, ['pagat-ultimo', pagat, 4] as const].flatMap(([code, by, value]) =>
        by === 'nobody' ? [] : [[code, by === 'declarer', value] as const],
      ),
  }),
};
