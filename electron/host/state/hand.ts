import type { Seat } from '../../../engine/core/seat.ts';

/** A hand that has been on somebody's device in the deal that was dealt last at a table. */
export interface Hand {
  /** The guest who has it; `null`: the laptop has taken it over. */
  readonly guest: string | null;
  /** Whether it has gone over since the cards were dealt. */
  readonly passed: boolean;
}

/** By seat. A seat that is missing has been the laptop's alone. */
export interface Hands {
  readonly deal: number;
  readonly seats: ReadonlyMap<Seat, Hand>;
}
