import type { Rng } from '../core/rng.ts';
import type { Action } from '../kernel/deal/action.ts';
import type { TableRules } from '../kernel/deal/rules.ts';
import type { View } from '../kernel/deal/view.ts';
import type { Fact } from '../kernel/words/phrase.ts';

/**
 * A player that is no person. It sees what a person in its seat would see, and nothing else. `null`: it has nothing
 * to say, allowed only where it may act and need not.
 */
export interface Bot {
  act(view: View, rules: TableRules, rng: Rng, watch?: Watch): Action | null;
}

/** Is told what a player does in thought, to count it; it changes nothing. */
export interface Watch {
  /** It has tried to imagine a deal: one that fits all it has seen, or it was given up. */
  imagined(fits: boolean): void;
  /** It has found none that fits, and decides without. */
  foundNone(): void;
}

/** What a seat is advised to do, and why, as a sentence to the player. */
export interface Tip {
  readonly action: Action;
  readonly reason: Fact;
  /** What would be done instead: the reason mentions it as `{other}`, in the words in which an action is advised. */
  readonly other?: Action;
}

/** A bot that says what it would do, and why. */
export interface Adviser extends Bot {
  /** `null`: nothing is offered, or it does not know the family. */
  tip(view: View, rules: TableRules): Tip | null;
}
