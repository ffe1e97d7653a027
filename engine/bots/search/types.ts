import type { Rng } from '#engine/core/rng.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Bot, Watch } from '../types.ts';

/** Deals that a player at a table may play to their end in thought, at each decision. */
export const PLAYOUTS = 160;

/** How much may be thought about one decision. Counted and never timed, so that a decision can be repeated. */
export interface Budget {
  /** Deals that may be played to their end in thought. */
  readonly playouts: number;
  /** Set by somebody who needs the decision no longer: no further deal is begun then. */
  readonly stop: { readonly aborted: boolean };
  readonly watch?: Watch;
}

/** What an action brings, as far as it was thought through. */
export interface Valued {
  readonly action: Action;
  /** What its seat is paid on average, in the unit of the family's scores. */
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
  /** In how many possible deals it was tried. */
  readonly worlds: number;
  /** How it did against the others in the deals in which it was tried; missing: it was not compared deal by deal. */
  readonly among?: Among;
}

/** In how many deals nothing that was tried paid more. */
interface Among {
  readonly best: number;
  /** The same, of those deals in which what is best on average was not. */
  readonly instead: number;
}

/**
 * A player that thinks in steps. It sees what a person in its seat would see, and nothing else. `decide` yields between two steps
 * and ends with what may be done, the best first; empty: it is silent, allowed only where it may act and need not.
 */
export interface Searcher {
  decide(view: View, table: TableRules, rng: Rng, budget: Budget): Generator<void, readonly Valued[], void>;
}

/** Thinks to the end. */
export function thoughtThrough(course: ReturnType<Searcher['decide']>): readonly Valued[] {
  for (;;) {
    const step = course.next();
    if (step.done === true) return step.value;
  }
}

/** A searcher as a player that thinks each decision to its end. */
export const thinking = (searcher: Searcher, playouts: number): Bot => ({
  act(view, table, rng, watch) {
    const budget: Budget = { playouts, stop: { aborted: false }, ...(watch && { watch }) };
    return thoughtThrough(searcher.decide(view, table, rng, budget))[0]?.action ?? null;
  },
});
