import { type Card, handOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { suitOf, SUITS } from '#engine/decks/deck-54.ts';
import type { Emptied } from '#engine/games/reform/noted.ts';
import { TRICKS } from '#engine/games/reform/sizes.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import { ledIn, serves } from '../own-way.ts';

/**
 * How the play of a declarer who wants to be out of cards has ended; `undefined`: it goes on (reform §7.8, Hausierer). Between tricks it
 * ends by their cards, inside one only if they cannot follow: `hand` is the seat whose turn it is; missing: the deal is over, and if a
 * trick lies open, it was theirs.
 */
export function emptiedIn(s: State, declarer: Seat, hand: Seat = declarer): Emptied | undefined {
  const cards = s.zones[handOf(declarer)] ?? [];
  const tricks = tricksOf(s).length;
  const led = ledIn(s);
  if (led !== undefined) {
    const isStuck = hand === declarer && !cards.some((card) => serves(card, led));
    return isStuck ? { ending: 'stuck', tricks } : undefined;
  }
  if (cards.length === 0) return { ending: 'empty', tricks };
  if (tricks === TRICKS) return { ending: 'left', cards: cards.length };
  return tricks === 0 && missingSuits(cards).length > 0 ? { ending: 'missing' } : undefined;
}

/** The side suits that are missing: only before the first trick does that matter. */
export const missingSuits = (cards: readonly Card[]): readonly (typeof SUITS)[number][] =>
  SUITS.filter((suit) => !cards.some((card) => suitOf(card) === suit));
