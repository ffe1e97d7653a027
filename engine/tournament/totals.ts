import type { Refusal } from '../core/refusal.ts';
import { compare, equal, negate, rational, showRational, sum, type Rational } from '../core/rational.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { CommandOf, Context } from './commands.ts';
import { refuseSameWriter } from './names.ts';
import { refusePhase, showPlace, tableAt } from './places.ts';
import { refuse } from './refusals.ts';
import { hasEnded, sumsOf } from './tables.ts';
import type { EveningEvent, EveningState, TableState } from './types.ts';

type Decision = Result<readonly EveningEvent[], readonly Refusal[]>;

/** More than so many points a deal and seat is a typing error: a Valat, announced, doubled thrice and in a double round. */
const MOST_PER_DEAL = 1000;

/** What a table's sheet adds up to. Zero sum, number of deals and range are checked; with deals written, they too. */
export function enterTotal(state: EveningState, command: CommandOf<'enter-total'>, { now }: Context): Decision {
  const { round, table, points, deals, by, reason, accepted } = command;
  const found = tableAt(state, command);
  if (!found.ok) return fail([found.error]);
  const closed = state.rounds.find((one) => one.round === round)?.phase === 'closed';
  const phase = refusePhase(state, command);
  if (phase && !(closed && reason !== undefined)) return fail([phase]);
  if (closed && accepted !== true) return fail([refuse('consequences', String(round))]);
  if (found.value.total && reason === undefined) return fail([refuse('total-already-entered', showPlace(command))]);
  const faults = refuseTotal(state, found.value, points, deals);
  if (faults.length > 0) return fail(faults);
  const total = { points, deals, at: now, ...(by !== undefined && { by }), ...(reason !== undefined && { reason }) };
  return ok([{ type: 'total-entered', round, table, total }]);
}

function refuseTotal(
  { format }: EveningState,
  table: TableState,
  points: readonly Rational[],
  deals: number,
): readonly Refusal[] {
  if (points.length !== table.players.length) return [refuse('wrong-seat-count', String(points.length))];
  const faults: Refusal[] = [];
  const all = sum(points);
  if (all.n !== 0) faults.push(refuse('not-zero-sum', showRational(all)));
  const limit = rational(MOST_PER_DEAL * Math.max(1, deals));
  const wild = points.find((one) => compare(one.n < 0 ? negate(one) : one, limit) > 0);
  if (wild) faults.push(refuse('points-out-of-range', showRational(wild)));
  const expected = table.results.length > 0 && hasEnded(format, table) ? table.results.length : table.deals;
  if (deals !== expected && !format.target) faults.push(refuse('wrong-deal-count', String(expected)));
  if (format.entry !== 'totals' && table.results.length === deals) {
    const sums = sumsOf(table);
    const differs = points.findIndex((one, seat) => !equal(one, sums[seat] ?? one));
    if (differs >= 0) faults.push(refuse('totals-differ', sums.map(showRational).join(', ')));
  }
  return faults;
}

/** A second entry of a table's total. */
export function checkTotal(state: EveningState, command: CommandOf<'check-total'>): Decision {
  const { round, table, points, by } = command;
  const found = tableAt(state, command);
  if (!found.ok) return fail([found.error]);
  const phase = refusePhase(state, command);
  if (phase) return fail([phase]);
  const { total } = found.value;
  if (!total) return fail([refuse('total-not-entered', showPlace(command))]);
  const writer = refuseSameWriter(total.by, by);
  if (writer) return fail([writer]);
  const agrees =
    points.length === total.points.length &&
    points.every((one, seat) => {
      const first = total.points[seat];
      return first !== undefined && equal(one, first);
    });
  const check = agrees ? { by, agrees } : { by, agrees, other: points };
  return ok([{ type: 'total-checked', round, table, check }]);
}

/** The time is up, or the players agree: deals that were not begun are not played. */
export function strikeDeals(state: EveningState, command: CommandOf<'strike-deals'>): Decision {
  const { round, table, reason } = command;
  const found = tableAt(state, command);
  if (!found.ok) return fail([found.error]);
  const phase = refusePhase(state, command);
  if (phase) return fail([phase]);
  const { results, deals } = found.value;
  if (results.length >= deals) return fail([refuse('nothing-to-strike', showPlace(command))]);
  return ok([{ type: 'deals-struck', round, table, deals: results.length, reason }]);
}
