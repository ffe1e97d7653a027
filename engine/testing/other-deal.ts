import type { Card } from '../core/card.ts';
import type { Viewer } from '../core/seat.ts';
import type { Action } from '../kernel/deal/action.ts';
import { apply, start } from '../kernel/deal/apply.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { Event, State } from '../kernel/deal/state.ts';
import { perceived } from './perceived.ts';

/** How another deal differs from the real one. */
export interface Difference {
  /** The pack as it is dealt there. */
  readonly deck: readonly Card[];
  /** What is said there instead of the action that was said as number `i` of the log; `undefined`: nothing can be. */
  readonly instead: (log: readonly Event[], i: number, there: State) => Action | undefined;
}

/**
 * A deal that one viewer cannot tell from the real one: something that he never saw or heard is otherwise, everything is done
 * again, and whatever he could see and hear is the same. The rules themselves say then who holds what, who is whose partner and
 * what stands announced: nothing is known of any family here.
 */
export class OtherDeal {
  readonly viewer: Viewer;
  readonly deck: readonly Card[];
  readonly #rules: Rules;
  readonly #instead: Difference['instead'];
  #state: State | undefined;
  /** The last event that has happened in both deals, and how many have: here, and there. */
  #last: Event | undefined;
  #here = 0;
  #there = 0;

  constructor(rules: Rules, s: State, viewer: Viewer, { deck, instead }: Difference) {
    const { table, dealer, now } = s;
    this.viewer = viewer;
    this.deck = deck;
    this.#rules = rules;
    this.#instead = instead;
    const begun = start(rules, { table, dealer, now, deck });
    if (!begun.ok) throw new Error(`cannot be dealt: ${begun.error.code}`);
    this.#state = begun.value;
  }

  /**
   * This deal when it has come as far as `s`, the same or a later moment of the real one. `undefined` from the moment on where
   * it cannot be: somebody would have had to act otherwise, or the viewer would have seen or heard something else.
   */
  at(s: State): State | undefined {
    const [from, before] = [this.#here, this.#there];
    if (from > 0 && s.log[from - 1] !== this.#last) this.#state = undefined;
    for (let i = from; i < s.log.length && this.#state; i++) {
      const event = s.log[i];
      if (event?.type !== 'said') continue;
      const action = this.#instead(s.log, i, this.#state);
      const done = action && apply(this.#rules, this.#state, event.by, action);
      this.#state = done?.ok ? done.value : undefined;
    }
    if (!this.#state) return undefined;
    if (perceived(this.#state, before, this.viewer) !== perceived(s, from, this.viewer)) this.#state = undefined;
    this.#last = s.log.at(-1);
    this.#here = s.log.length;
    this.#there = this.#state?.log.length ?? 0;
    return this.#state;
  }
}
