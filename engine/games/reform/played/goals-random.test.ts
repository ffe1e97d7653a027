import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { rational, showRational } from '#engine/core/rational.ts';
import { below, pick, type Rng, seededRng } from '#engine/core/rng.ts';
import { KINGS } from '#engine/decks/deck-54.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, offersTo, start, turnOf } from '#engine/kernel/deal/apply.ts';
import { namedIn, sampleAction } from '#engine/kernel/deal/offers.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { isSameRow } from '#engine/kernel/score.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { naiveReform } from '#engine/testing/naive/reform.ts';
import { reform } from '../game.ts';

const TABLE = tableOf(reform, 'reform');
const NOW = { deal: 1, factors: [], pot: rational(0), notes: { hoelzel: [1, 0, 0, 0] } };

/** A game as it is to come about: a bird-Rufer with the king that is called in the talon, on whose way it is played. */
interface Wanted {
  readonly contract: string;
  readonly way?: string;
}

/** The pack in any order, with this king among the cards of the talon. */
function packWith(rules: Rules, king: string, rng: Rng): readonly string[] {
  const deck = [king, ...rules.pack.cards.filter((card) => card !== king)];
  for (let i = deck.length - 1; i > 1; i--) {
    const j = 1 + below(i, rng);
    [deck[i], deck[j]] = [must(deck[j], 'a card'), must(deck[i], 'a card')];
  }
  return deck;
}

/** What leads to the game, else anything. */
function chosen(rules: Rules, s: State, { contract, way }: Wanted, king: string, rng: Rng): Action {
  const offers = offersTo(rules, s, must(turnOf(rules, s).must[0], 'a seat'));
  const named = namedIn(offers);
  const wanted = named.filter(
    (action) =>
      action.type === way ||
      (action.type === 'bid' && 'contract' in action && action.contract === contract) ||
      (action.type === 'call-king' && 'suit' in action && action.suit === king.charAt(0)) ||
      action.type === 'knock',
  );
  if (wanted.length > 0) return pick(wanted, rng);
  const quiet = named.find(({ type }) => type === 'pass' || (type === 'good' && rng() < 0.8));
  return quiet ?? sampleAction(offers, rng);
}

function played(rules: Rules, wanted: Wanted, rng: Rng): State {
  const king = pick(KINGS, rng);
  const begun = start(rules, { table: 4, dealer: 3, deck: packWith(rules, king, rng), now: NOW });
  if (!begun.ok) throw new Error(begun.error.code);
  let s = begun.value;
  while (s.phase !== null) {
    const next = apply(rules, s, must(turnOf(rules, s).must[0], 'a seat'), chosen(rules, s, wanted, king, rng));
    if (!next.ok) throw new Error(next.error.code);
    s = next.value;
  }
  return s;
}

const ALL: readonly Wanted[] = [
  ...['spezi', 'wechselspezi', 'spezi-ouvert', 'wechselspezi-ouvert', 'pensionist', 'pensionist-ouvert'].map(
    (contract) => ({ contract }),
  ),
  ...['pratermaessig', 'steinhofmaessig'].flatMap((way) =>
    ['pagatrufer', 'uhurufer', 'kakadurufer'].map((contract) => ({ contract, way })),
  ),
];

test.each(ALL.map((wanted) => [wanted.way ?? 'as it is', wanted.contract, wanted] as const))(
  '%s, %s: what was played, noted, entered and read a second time is paid alike',
  (_way, _contract, wanted) => {
    const rules = reform.rules(TABLE);
    for (let i = 0; i < 4; i++) {
      const s = played(rules, wanted, seededRng(`${wanted.contract}/${wanted.way ?? ''}/${i}`));
      const row = rules.read(s);
      if (wanted.way !== undefined) expect(row.games[0]?.with['kingTalon']).toBe(wanted.way);
      const again = rules.check(rules.note(row) ?? null, 4, 3);
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(isSameRow(again.value, row)).toBe(true);
      const paid = paymentsOf(rules.settle(row, NOW), 4).map(showRational);
      expect(paymentsOf(rules.settle(again.value, NOW), 4).map(showRational)).toEqual(paid);
      expect(naiveReform(s, 'reform', TABLE.options, 'score').map(showRational)).toEqual(paid);
    }
  },
);
