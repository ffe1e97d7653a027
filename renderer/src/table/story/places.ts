import { type Card, handOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { ArrangedPart, TablePlace } from '#engine/kernel/words/phrase.ts';

type Side = 'bottom' | 'right' | 'top' | 'left';

/** The places around the table, starting with the viewer, counter-clockwise, by the number of players. */
const PLACES: Readonly<Record<number, readonly Side[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'right', 'left'],
  4: ['bottom', 'right', 'top', 'left'],
};
const MIRRORED: Readonly<Record<Side, Side>> = { bottom: 'bottom', top: 'top', left: 'right', right: 'left' };

/**
 * Where a player is on the screen: `below` at the bottom, the next ones around the table in the direction of play. A
 * pausing player (the dealer at a table of five) looks on from behind forehand.
 */
export function sideOf(active: readonly Seat[], below: Seat, seat: Seat, turns: GameDefinition['turns']): Side {
  const own = Math.max(active.indexOf(below), 0);
  const places = PLACES[active.length] ?? [];
  const side = places[(active.indexOf(seat) - own + active.length) % active.length] ?? 'top';
  return turns === 'clockwise' ? MIRRORED[side] : side;
}

/** A hand that everybody who looks can see, and whose it is. */
export interface OpenHand {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** The hands that lie open, but for that of this seat. */
export const openHands = (
  { active, zones }: Pick<View, 'active' | 'zones'>,
  but: View['viewer'] | null,
): readonly OpenHand[] =>
  active.flatMap((seat) => {
    const hand = seat === but ? [] : (zones[handOf(seat)] ?? []);
    const cards = hand.filter((card) => card !== null);
    return cards.length > 0 && cards.length === hand.length ? [{ seat, cards }] : [];
  });

/** Whether something was turned up for the viewer at one of these places since anybody spoke. */
export function isTurnedUp({ history }: Pick<View, 'history'>, places: readonly TablePlace[]): boolean {
  const since = history.slice(history.findLastIndex(({ type }) => type === 'said') + 1);
  return since.some(
    (event) =>
      event.type === 'moved' &&
      event.from === event.to &&
      event.cards.some((card) => card !== null) &&
      places.some(({ zone }) => zone === event.to),
  );
}

/** The places of cards in orders in time, from 1. */
export const placesIn = (parts: readonly ArrangedPart[]): ReadonlyMap<Card, number> =>
  new Map(parts.flatMap(({ cards, numbered }) => (numbered ? cards.map((card, i) => [card, i + 1] as const) : [])));
