import { TRICK } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { LiveDeal } from './evening-state.ts';
import type { Dealt } from './journal-entries.ts';

/** How many tricks are complete in a deal. */
const tricksIn = ({ log }: Pick<State, 'log'>): number =>
  log.filter((one) => one.type === 'moved' && one.from === TRICK).length;

/**
 * The claims to the rest of a deal: which are being worked out, one at a table, and what refused ones cost. A refusal tells
 * something of hidden hands, so the same seat has to wait until a further trick is complete, whatever is taken back.
 */
export class Claims {
  readonly #pending = new Set<string>();
  /** By deal and seat: how many tricks were complete when the seat was refused last. */
  readonly #refused = new WeakMap<Dealt, Map<Seat, number>>();

  /** `place`: by `placeOf`. */
  isPending(place: string): boolean {
    return this.#pending.has(place);
  }

  begin(place: string): void {
    this.#pending.add(place);
  }

  end(place: string): void {
    this.#pending.delete(place);
  }

  refuse({ dealt, state }: LiveDeal, seat: Seat): void {
    const seats = this.#refused.get(dealt) ?? new Map<Seat, number>();
    this.#refused.set(dealt, seats.set(seat, tricksIn(state)));
  }

  isTooSoon({ dealt, state }: LiveDeal, seat: Seat): boolean {
    const refused = this.#refused.get(dealt)?.get(seat);
    return refused !== undefined && tricksIn(state) <= refused;
  }
}
