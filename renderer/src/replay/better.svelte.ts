import type { Seat } from '#engine/core/seat.ts';
import { couldHaveWon, decisionsAtEnd } from '#engine/kernel/deal/rest/endgame.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import type { Watched } from './watch.ts';

/** How long the page may be busy with it at a time, in ms. */
const SLICE = 8;

type Found = ReturnType<typeof couldHaveWon> extends Generator<unknown, infer T> ? T : never;

/** Whether a seat could have got more at the end of a deal, looked for in slices so that the page stays awake. */
export class Better {
  readonly #watched: Watched;
  readonly #seat: Seat;
  #search: ReturnType<typeof couldHaveWon> | undefined;
  state = $state.raw<'idle' | 'looking' | 'done'>('idle');
  /** `undefined`: nothing could be seen through. */
  found = $state.raw<Found>();

  constructor(watched: Watched, seat: Seat) {
    this.#watched = watched;
    this.#seat = seat;
  }

  /** Whether there is anything to look at: a deal may end with full hands, or the seat has nothing to decide. */
  get canTell(): boolean {
    const { rules, states } = this.#watched;
    return decisionsAtEnd(rules, states, this.#seat).length > 0;
  }

  look(): void {
    const { rules, states, record } = this.#watched;
    this.#search = couldHaveWon(rules, { states, played: record.actions }, this.#seat, { pays: paymentsOf });
    this.state = 'looking';
    this.#slice();
  }

  end(): void {
    this.#search = undefined;
  }

  #slice(): void {
    const search = this.#search;
    if (!search) return;
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      const { done, value } = search.next();
      if (!done) continue;
      this.found = value;
      this.state = 'done';
      return;
    }
    setTimeout(() => this.#slice());
  }
}
