import type { Card, Zone } from '#engine/core/card.ts';
import { below, type Rng, shuffled } from '#engine/core/rng.ts';
import type { View } from '../deal/view.ts';
import type { Places } from './places.ts';

/** Where each card lies. */
export type Assigned = Map<Card, Zone>;

/** Cards that have to be put somewhere, and how many each zone still takes. */
interface Open {
  readonly cards: Set<Card>;
  readonly room: Map<Zone, number>;
}

/** Puts every card that the viewer does not see where it may lie, by chance; `undefined`: came to a dead end. */
export function assign({ zones }: View, places: Places, rng: Rng): Assigned | undefined {
  const at: Assigned = new Map();
  const room = new Map<Zone, number>();
  for (const [zone, cards] of Object.entries(zones)) {
    for (const card of cards) if (card !== null) at.set(card, zone);
    room.set(zone, cards.filter((card) => card === null).length);
  }
  const cards = new Set(
    shuffled(
      [...places.keys()].filter((card) => !at.has(card)),
      rng,
    ),
  );
  const open: Open = { cards, room };
  while (cards.size > 0) {
    const next = mostBound(open, places);
    if (next.zones.length === 0) return undefined;
    const zone = drawn(next.zones, room, rng);
    at.set(next.card, zone);
    cards.delete(next.card);
    room.set(zone, (room.get(zone) ?? 0) - 1);
  }
  return at;
}

/** The card with the fewest places, or one of a zone that needs all cards that can still go there. */
function mostBound({ cards, room }: Open, places: Places): { readonly card: Card; readonly zones: readonly Zone[] } {
  let best: { card: Card; zones: readonly Zone[] } | undefined;
  const takers = new Map<Zone, Card[]>();
  for (const card of cards) {
    const zones = [...(places.get(card) ?? [])].filter((zone) => (room.get(zone) ?? 0) > 0);
    for (const zone of zones) takers.set(zone, [...(takers.get(zone) ?? []), card]);
    if (!best || zones.length < best.zones.length) best = { card, zones };
  }
  if (!best) throw new Error('nothing is left to be put anywhere');
  if (best.zones.length <= 1) return best;
  for (const [zone, count] of room) {
    const takes = takers.get(zone) ?? [];
    const [card] = takes;
    if (count > takes.length) return { card: best.card, zones: [] };
    if (card !== undefined && count === takes.length) return { card, zones: [zone] };
  }
  return best;
}

/** One of the zones, the likelier the more room it has. */
function drawn(zones: readonly Zone[], room: ReadonlyMap<Zone, number>, rng: Rng): Zone {
  let left = below(
    zones.reduce((sum, zone) => sum + (room.get(zone) ?? 0), 0),
    rng,
  );
  for (const zone of zones) if ((left -= room.get(zone) ?? 0) < 0) return zone;
  throw new Error('no zone has room');
}
