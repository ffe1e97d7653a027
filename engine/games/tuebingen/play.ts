import { type Card, laidBy, TRICK } from '#engine/core/card.ts';
import { flatMapped } from '#engine/core/lists.ts';
import type { Seat } from '#engine/core/seat.ts';
import { PACK_78, SKI, T1, TAROCKS } from '#engine/decks/deck-78.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { cardsIn, tricksOf } from '#engine/phases/trick.ts';
import type { PlayRule } from '#engine/play/rules.ts';
import { elseTrump, followSuit, winnerOf } from '#engine/play/suits.ts';
import { isTarock, numberOf } from './cards.ts';
import type { Ruleset } from './ruleset.ts';

export type PlayCode = 'must-follow-suit' | 'must-play-tarock' | 'lead-from-above';

const isNotSki = (card: Card): boolean => card !== SKI;

/** The Ski obeys no rule and is followed by nothing: if it is led, the next card says what is (tuebingen §6, R7). */
const excused = (rule: PlayRule<PlayCode>): PlayRule<PlayCode> => ({
  ...rule,
  keep(cards, at) {
    const kept = rule.keep(cards.filter(isNotSki), { ...at, trick: at.trick.filter(isNotSki) });
    return kept.length === 0 ? [] : cards.filter((card) => card === SKI || kept.includes(card));
  },
});

const FOLLOW: readonly PlayRule<PlayCode>[] = [
  excused(followSuit(PACK_78, 'must-follow-suit', 'tuebingen §6')),
  excused(elseTrump(PACK_78, 'must-play-tarock', 'tuebingen §6')),
];

/** What a seat may play. */
export const playRules = ({ options }: Ruleset, s: State, seat: Seat): readonly PlayRule<PlayCode>[] =>
  options['lead-from-above'] === 'enforce' ? [...FOLLOW, fromAbove(s, seat)] : FOLLOW;

/** Index of the card that wins a trick: never the Ski's, while another lies there. */
export function winnerIn(trick: readonly Card[]): number {
  const others = trick.filter(isNotSki);
  return others.length === 0 ? 0 : trick.indexOf(others[winnerOf(PACK_78, others)] ?? SKI);
}

/** A run that is headed by the highest tarock still out is led from above; the 1 is exempt (tuebingen §6, TU30). */
function fromAbove(s: State, seat: Seat): PlayRule<PlayCode> {
  return {
    code: 'lead-from-above',
    rule: 'tuebingen §6',
    byOwnKnowledge: true,
    keep(cards, { hand, trick }) {
      if (trick.length > 0) return cards;
      const gone = [...flatMapped(tricksOf(s), cardsIn), ...(s.zones[TRICK] ?? []), ...(s.zones[laidBy(seat)] ?? [])];
      return cards.filter((card) => !isBelowRun(card, hand, gone));
    },
  };
}

/** Whether a tarock should not be led: its leader holds a higher one, and nobody else can have one above it. */
export function isBelowRun(card: Card, hand: readonly Card[], gone: readonly Card[]): boolean {
  if (!isTarock(card) || card === T1) return false;
  const above = TAROCKS.filter((other) => numberOf(other) > numberOf(card));
  return (
    above.some((other) => hand.includes(other)) && above.every((other) => hand.includes(other) || gone.includes(other))
  );
}
