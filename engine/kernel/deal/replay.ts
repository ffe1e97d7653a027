import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Actor } from '#engine/core/seat.ts';
import type { Action } from './action.ts';
import { apply, phaseOf, type Setup, start } from './apply.ts';
import type { DealRecord, Rules, TableRules } from './rules.ts';
import type { State } from './state.ts';

/** Where a replay stopped: the index of the refused action (-1: the deal itself) and why. */
export interface ReplayFault {
  readonly index: number;
  readonly refusal: Refusal;
}

/** Plays recorded actions again; with `upTo`, only the first that many. */
export function replay(
  rules: Rules,
  setup: Setup,
  actions: readonly (readonly [Actor, Action])[],
  upTo = actions.length,
): Result<State, ReplayFault> {
  const begun = start(rules, setup);
  if (!begun.ok) return fail({ index: -1, refusal: begun.error });
  let s = begun.value;
  for (const [index, [by, action]] of actions.slice(0, upTo).entries()) {
    const step = apply(rules, s, by, action);
    if (!step.ok) return fail({ index, refusal: step.error });
    s = step.value;
  }
  return ok(s);
}

/** A deal whose cards have been dealt, or are being dealt. */
interface Dealing {
  readonly s: State;
  /** How many actions that took: with fewer of them the same pack gives other hands. */
  readonly actions: number;
}

/** Plays the first of the recorded actions again, those by which the pack was cut and dealt; none where it is dealt before anybody acts. */
export function dealing(
  rules: Rules,
  setup: Setup,
  actions: readonly (readonly [Actor, Action])[],
): Result<Dealing, ReplayFault> {
  const begun = start(rules, setup);
  if (!begun.ok) return fail({ index: -1, refusal: begun.error });
  let s = begun.value;
  for (const [index, [by, action]] of actions.entries()) {
    if (!isDealing(rules, s)) return ok({ s, actions: index });
    const step = apply(rules, s, by, action);
    if (!step.ok) return fail({ index, refusal: step.error });
    s = step.value;
  }
  return ok({ s, actions: actions.length });
}

const isDealing = (rules: Rules, s: State): boolean => phaseOf(rules, s)?.deals === true;

/** What was done so far, in order; enough to replay the deal. */
export const actionsIn = (s: State): readonly (readonly [Actor, Action])[] =>
  s.log.flatMap((event) => (event.type === 'said' ? [[event.by, event.action] as const] : []));

/** The public record of a deal, finished or not. */
export function record(rules: Rules, table: TableRules, deck: readonly string[], s: State): DealRecord {
  const row = s.end === 'settle' ? rules.read(s) : null;
  const { family, profile, options, rulesVersion } = table;
  return {
    v: 1,
    family,
    profile,
    options,
    rulesVersion,
    table: s.table,
    dealer: s.dealer,
    now: s.now,
    deck,
    actions: actionsIn(s),
    row,
    settlement: row && rules.settle(row, s.now),
  };
}
