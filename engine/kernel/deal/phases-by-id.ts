import type { z } from 'zod';
import type { Action } from './action.ts';
import type { Phase, PhaseOf } from './phase.ts';

/**
 * The phases of a family by their ids, in the order in which a deal comes to them, each made of the rules of a table. Which phases
 * and actions the family has is known from here: a phase under another id, or one that is missing, does not compile.
 */
export type PhasesById<Id extends string, R> = { readonly [P in Id]: (ruleset: R) => PhaseOf<Action, P> };

/** The actions of one of the phases. */
export type ActionIn<M, P extends keyof M> = M[P] extends (ruleset: never) => {
  readonly actions: z.ZodType<infer A extends Action>;
}
  ? A
  : never;

/** The actions of all of them. */
export type ActionsOf<M> = { [P in keyof M]: ActionIn<M, P> }[keyof M];

/** The phases of a table. */
export const phasesOf = <Id extends string, R>(makers: PhasesById<Id, R>, ruleset: R): readonly Phase[] =>
  Object.values<(ruleset: R) => Phase>(makers).map((make) => make(ruleset));
