import { type Card, handOf, type Zone } from '#engine/core/card.ts';
import type { Json } from '#engine/core/json.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action, Offer } from '#engine/kernel/deal/action.ts';
import { withoutAttempts } from '#engine/kernel/deal/offers.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Game } from '#engine/kernel/score.ts';

/** What a seat has before it when it has to do something, at the table or in a deal that is played in thought. */
export interface Sight {
  readonly seat: Seat;
  readonly active: readonly Seat[];
  readonly phase: string | null;
  /** What is played; missing: nothing yet. */
  readonly game: Partial<Game> | undefined;
  /** What is offered and cannot be refused. */
  readonly offers: readonly Offer[];
  readonly hand: readonly Card[];
  /** Where cards lie; only of what lies open may be asked which they are, of anything else how many. */
  readonly zones: Readonly<Record<Zone, readonly (Card | null)[]>>;
  /** What the phase remembers, as far as it hides none of it. */
  readonly notes: Json;
}

/** What is worth doing at first sight. */
export interface Sensible {
  /** Any of them; some may be choices of cards that are offered together. */
  readonly actions: readonly Action[];
  /** Whether nothing else is worth a thought. */
  readonly isAll?: true;
}

/**
 * What is done at first sight in a family's games, by rules of thumb and at hardly any cost. Whoever plays a deal to its end in thought mostly
 * does that, and whoever thinks about it does something else only for a reason. `undefined`: anything may do.
 */
export type Sense = (at: Sight) => Sensible | undefined;

/** What is before a seat in a deal that is played in thought, where all cards are known: it looks at its own and at open ones only. */
export const sightIn = (
  { active, phase, games, zones, notes }: State,
  seat: Seat,
  offers: readonly Offer[],
): Sight => ({
  ...{ seat, active, phase, game: games[0], offers, zones },
  hand: zones[handOf(seat)] ?? [],
  notes: (phase === null ? undefined : notes[phase]) ?? null,
});

/** What is before a seat at the table. */
export const sightOf = ({ active, phase, games, zones, notes, offers }: View, seat: Seat): Sight => ({
  ...{ seat, active, phase, game: games[0], offers: withoutAttempts(offers), zones, notes },
  hand: (zones[handOf(seat)] ?? []).filter((card) => card !== null),
});
