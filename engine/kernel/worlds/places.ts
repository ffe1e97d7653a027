import { type Card, DECK, type Zone } from '#engine/core/card.ts';
import type { SeenEvent, View } from '../deal/view.ts';

/** Cards that went from one zone to another, as a viewer saw it; `null`: one they did not see. */
export type SeenMove = SeenEvent & { readonly type: 'moved' };

/** Where each card may lie, by card. */
export type Places = ReadonlyMap<Card, ReadonlySet<Zone>>;

/** Cards that did not lie in a zone before a move (by its number), as was told by what was said then. */
export interface Barred {
  readonly move: number;
  readonly zone: Zone;
  readonly cards: readonly Card[];
}

/** Cards by the number of a move. */
export type ByMove = ReadonlyMap<number, ReadonlySet<Card>>;

/** What is known of moves beside what was seen. */
export interface Known {
  /** Cards that did not lie in the zone from which it was made. */
  readonly absent: ByMove;
  /** Cards that it did not move. */
  readonly stayed: ByMove;
  readonly barred: readonly Barred[];
}

/** All moves that a viewer was shown, in order. */
export const movesIn = ({ history }: View): readonly SeenMove[] => history.filter((event) => event.type === 'moved');

/** Whether these cards were seen; what is moved in one go is seen as a whole or not at all. */
export const isSeen = (cards: readonly (Card | null)[]): cards is readonly Card[] => !cards.includes(null);

/** What is left to know after the moves were followed from the deck on. */
export interface Followed {
  /** Where each card may lie now. */
  readonly now: Places;
  /** Where each could have lain before a move whose cards were not seen, by the number of the move. */
  readonly before: ReadonlyMap<number, Places>;
  /** Cards that it did not move, as it was known when they were followed. */
  readonly stayed: ByMove;
}

/** Follows every card from the deck on: a move that was seen tells where its cards lie, another where any card of its zone may. */
export function follow(
  cards: readonly Card[],
  moves: readonly SeenMove[],
  { absent, stayed, barred }: Known,
): Followed {
  const places = new Map<Card, Set<Zone>>(cards.map((card) => [card, new Set([DECK])]));
  const sizes = new Map<Zone, number>([[DECK, cards.length]]);
  const before = new Map<number, Places>();
  const bar = (at: number): void => {
    for (const one of barred) if (one.move === at) for (const card of one.cards) places.get(card)?.delete(one.zone);
  };
  for (const [i, { cards: moved, from, to }] of moves.entries()) {
    bar(i);
    for (const card of absent.get(i) ?? []) places.get(card)?.delete(from);
    if (isSeen(moved)) for (const card of moved) places.set(card, new Set([to]));
    else if (from !== to) {
      before.set(i, new Map([...places].map(([card, zones]) => [card, new Set(zones)])));
      const staying = stayed.get(i);
      for (const [card, zones] of places) if (zones.has(from) && !staying?.has(card)) zones.add(to);
    }
    if (from === to) continue;
    const left = (sizes.get(from) ?? 0) - moved.length;
    sizes.set(from, left);
    sizes.set(to, (sizes.get(to) ?? 0) + moved.length);
    if (left === 0) for (const zones of places.values()) zones.delete(from);
  }
  bar(moves.length);
  return { now: places, before, stayed };
}
