import { isEqual } from '#engine/core/equal.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { apply, start } from '#engine/kernel/deal/apply.ts';
import { printItems } from '#engine/kernel/deal/formats.ts';
import type { ReplayFault } from '#engine/kernel/deal/replay.ts';
import type { DealRecord, Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { resolveRules } from '#engine/kernel/family/resolve-rules.ts';
import { refuseKernel } from '#engine/kernel/refusals.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import { findGame } from '../families.ts';

/** A recorded deal played again: every state of it, starting with the dealt cards. */
export interface Watched {
  readonly record: DealRecord;
  readonly rules: Rules;
  /** State `n` is the one after `n` actions; there is always at least one. */
  readonly states: readonly [State, ...State[]];
  /** The action that the rules refuse, if there is one; the states end before it. */
  readonly fault: ReplayFault | null;
  /** The result of the deal, if it was played to its end. */
  readonly settled: { readonly row: Row; readonly settlement: readonly LineItem[] } | null;
  /** Where the record differs from the rules. */
  readonly differs: readonly Refusal[];
}

/** Plays a record again by its own rules; refused if not even its cards can be dealt. */
export function watch(record: DealRecord): Result<Watched, Refusal> {
  const ready = resolveRules(findGame, record);
  if (!ready.ok) return ready;
  const { game, rules } = ready.value;
  if (!game.tables.includes(record.table)) return fail(refuseKernel('no-such-table', { count: record.table }));
  const begun = start(rules, record);
  if (!begun.ok) return begun;
  const states: [State, ...State[]] = [begun.value];
  let last = begun.value;
  let fault: ReplayFault | null = null;
  for (const [index, [by, action]] of record.actions.entries()) {
    const step = apply(rules, last, by, action);
    if (!step.ok) {
      fault = { index, refusal: step.error };
      break;
    }
    last = step.value;
    states.push(last);
  }
  const row = last.end === 'settle' && fault === null ? rules.read(last) : null;
  const settled = row && { row, settlement: rules.settle(row, last.now) };
  const differs = isSame(record.settlement, settled?.settlement)
    ? []
    : [refuseKernel('settlement-differs', { field: 'settlement' })];
  return ok({ record, rules, states, fault, settled, differs });
}

/** A record without a settlement claims nothing. */
const isSame = (recorded: DealRecord['settlement'], found: readonly LineItem[] | undefined): boolean =>
  recorded === null || found === undefined || isEqual(printItems(recorded), printItems(found));
