import type { Card, Zone } from '#engine/core/card.ts';
import { below, type Rng, shuffled } from '#engine/core/rng.ts';
import type { View } from '../deal/view.ts';
import type { Places } from './places.ts';

/** Where each card lies. */
export type Assigned = Map<Card, Zone>;

/** How much likelier a card lies in a zone than chance would have it; a whole number. */
export type Likelier = (card: Card, zone: Zone) => number;

/** Puts every card that the viewer does not see where it may lie, by chance; `undefined`: came to a dead end. */
export function assign({ zones }: View, places: Places, rng: Rng, likelier: Likelier = () => 1): Assigned | undefined {
  const at: Assigned = new Map();
  const room = new Map<Zone, number>();
  for (const [zone, cards] of Object.entries(zones)) {
    for (const card of cards) if (card !== null) at.set(card, zone);
    room.set(zone, cards.filter((card) => card === null).length);
  }
  const unseen = shuffled(
    [...places.keys()].filter((card) => !at.has(card)),
    rng,
  );
  const open = new Open(unseen, places, room);
  for (let next = open.mostBound(); next; next = open.mostBound()) {
    if (next.zones.length === 0) return undefined;
    const { card } = next.of;
    const zone = drawn(next.zones, (one) => (room.get(one) ?? 0) * likelier(card, one), rng);
    at.set(card, zone);
    open.put(next.of, zone);
  }
  return at;
}

/** A card that has to be put somewhere, and the zones that may take it and still have room. */
interface OpenCard {
  readonly card: Card;
  zones: readonly Zone[];
}

/** A card that is to be put into one of these zones. */
interface Bound {
  readonly of: OpenCard;
  readonly zones: readonly Zone[];
}

/** Cards that have to be put somewhere. What is counted is kept from card to card: all are put anew for nearly every possible deal. */
class Open {
  readonly #cards: OpenCard[];
  /** How many cards each zone still takes. */
  readonly #room: Map<Zone, number>;
  /** How many of the cards it may take. */
  readonly #takes = new Map<Zone, number>();

  constructor(cards: readonly Card[], places: Places, room: Map<Zone, number>) {
    this.#room = room;
    this.#cards = cards.map((card) => ({
      card,
      zones: [...(places.get(card) ?? [])].filter((zone) => (room.get(zone) ?? 0) > 0),
    }));
    for (const { zones } of this.#cards) for (const zone of zones) this.#takes.set(zone, this.#taken(zone) + 1);
  }

  #taken(zone: Zone): number {
    return this.#takes.get(zone) ?? 0;
  }

  /** The card with the fewest places, or one of a zone that needs all cards that can still go there; `undefined`: none is left. */
  mostBound(): Bound | undefined {
    let of = this.#cards[0];
    if (!of) return undefined;
    for (const one of this.#cards) if (one.zones.length < of.zones.length) of = one;
    if (of.zones.length <= 1) return { of, zones: of.zones };
    for (const [zone, count] of this.#room) {
      const takes = this.#taken(zone);
      if (count > takes) return { of, zones: [] };
      const needed = count > 0 && count === takes && this.#cards.find(({ zones }) => zones.includes(zone));
      if (needed) return { of: needed, zones: [zone] };
    }
    return { of, zones: of.zones };
  }

  put(of: OpenCard, zone: Zone): void {
    this.#cards.splice(this.#cards.indexOf(of), 1);
    for (const one of of.zones) this.#takes.set(one, this.#taken(one) - 1);
    const room = (this.#room.get(zone) ?? 0) - 1;
    this.#room.set(zone, room);
    if (room > 0) return;
    this.#takes.delete(zone);
    for (const one of this.#cards)
      if (one.zones.includes(zone)) one.zones = one.zones.filter((other) => other !== zone);
  }
}

/** One of the zones, the likelier the more it weighs. */
function drawn(zones: readonly Zone[], weightOf: (zone: Zone) => number, rng: Rng): Zone {
  const weights = zones.map(weightOf);
  let left = below(
    weights.reduce((sum, weight) => sum + weight, 0),
    rng,
  );
  for (const [i, zone] of zones.entries()) if ((left -= weights[i] ?? 0) < 0) return zone;
  throw new Error('no zone has room');
}
