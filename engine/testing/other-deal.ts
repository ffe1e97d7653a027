import type { Card } from '../core/card.ts';
import { isEqual } from '../core/equal.ts';
import type { Viewer } from '../core/seat.ts';
import type { Action } from '../kernel/deal/action.ts';
import { apply, phaseOf, start, turnOf } from '../kernel/deal/apply.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { Event, State } from '../kernel/deal/state.ts';
import { parting, perceived } from './perceived.ts';

/** A moment of the real deal. */
export interface RealDeal {
  readonly rules: Rules;
  /** Its pack as it was dealt. */
  readonly deck: readonly Card[];
  readonly s: State;
}

/** The same, and who looks at it. */
export interface LookedAt extends RealDeal {
  readonly viewer: Viewer;
}

/** How another deal differs from the real one. */
export interface Difference {
  /** The pack as it is dealt there. */
  readonly deck: readonly Card[];
  /** What is said there instead of the action that was said as number `i` of the log; `undefined`: nothing can be. */
  readonly instead: (log: readonly Event[], i: number, there: State) => Action | undefined;
}

/**
 * A deal that one viewer cannot tell from the real one: something that they never saw or heard is otherwise, everything is done
 * again, and whatever they could see and hear is the same. The rules themselves say then who holds what, who is whose partner and
 * what has been announced: nothing is known of any family here.
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

  constructor({ rules, s, viewer }: LookedAt, { deck, instead }: Difference) {
    const { table, dealer, now } = s;
    this.viewer = viewer;
    this.deck = deck;
    this.#rules = rules;
    this.#instead = instead;
    const begun = start(rules, { table, dealer, now, deck });
    if (!begun.ok) throw new Error(`cannot be dealt: ${begun.error.code}`);
    this.#state = begun.value;
  }

  /** Called when the viewer can tell the two apart by nothing but the course that they take: a phase that is entered, the end. */
  protected courseTold(): void {
    // What cards decide the course may show.
  }

  /**
   * This deal when it has come as far as `s`, the same or a later moment of the real one. `undefined` from the moment on where
   * it cannot be: somebody would have had to act otherwise, or the viewer would have seen or heard something else.
   */
  at(s: State): State | undefined {
    const [from, before] = [this.#here, this.#there];
    if (from > 0 && s.log[from - 1] !== this.#last) this.#state = undefined;
    if (!this.#state) return undefined;
    const { state, come } = this.#along(this.#state, s.log, from);
    const parted = parting(
      perceived(s.log.slice(0, come), from, this.viewer),
      perceived(state.log, before, this.viewer),
    );
    const isOther = parted !== undefined || come < s.log.length || isAskedOtherwise(this.#rules, s, state);
    this.#state = isOther ? undefined : state;
    if (parted === 'course') this.courseTold();
    this.#last = s.log.at(-1);
    this.#here = s.log.length;
    this.#there = this.#state?.log.length ?? 0;
    return this.#state;
  }

  /** Does again what happened from event `from` on, as far as it can be done there. */
  #along(state: State, log: readonly Event[], from: number): { readonly state: State; readonly come: number } {
    for (let i = from; i < log.length; i++) {
      const event = log[i];
      if (event?.type !== 'said') continue;
      const action = this.#instead(log, i, state);
      const done = action && apply(this.#rules, state, event.by, action);
      if (!done?.ok) return { state, come: i };
      state = done.value;
    }
    return { state, come: log.length };
  }
}

/** Whether the viewer can tell two moments apart by whose turn it is: in some phases cards decide it, and that is no secret. */
const isAskedOtherwise = (rules: Rules, here: State, there: State): boolean =>
  phaseOf(rules, here)?.clues !== undefined && !isEqual(turnOf(rules, here).must, turnOf(rules, there).must);
