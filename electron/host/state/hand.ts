import type { Seat } from '#engine/core/seat.ts';

/** A hand that has been on a guest's device in the last deal of a table. */
export interface Hand {
  /** The guest who has it; `null`: the laptop has taken it over. */
  readonly guest: string | null;
  /** Whether it has changed hands since the cards were dealt. */
  readonly passed: boolean;
}

/** By seat. A missing seat has only ever been the laptop's. */
export interface Hands {
  readonly deal: number;
  readonly seats: ReadonlyMap<Seat, Hand>;
}
