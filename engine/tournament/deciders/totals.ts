import { must } from '#engine/core/assert-never.ts';
import { absolute, compare, equal, type Parts, type Rational, rational } from '#engine/core/rational.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok } from '#engine/core/result.ts';
import type { Totals } from '#engine/kernel/score.ts';
import { oddSeats, wrongSum } from '#engine/settlement/sums.ts';
import { dealsAt, mayEndEarly } from '../format/format.ts';
import type { Format } from '../format/schema.ts';
import { amountsAt, refuse } from '../refusals.ts';
import type { CommandOf, Context, Decision } from '../state/commands.ts';
import { isClosed } from '../state/lookup.ts';
import { refuseSameWriter } from '../state/people/names.ts';
import { isRunning, playingTable, refusePhase, tableAt } from '../state/places.ts';
import { tablePlace } from '../state/places.ts';
import { ODD_AMOUNT, partsOf } from '../state/played-game.ts';
import { hasEnded, isSumOf, sumsOf } from '../state/tables.ts';
import type { EveningState, RoundTotal, TableState } from '../state/types.ts';
import { totalVersion } from '../state/versions.ts';

/**
 * The first improbable amount for that number of deals: a digit too many, a comma that was missed, or what only an agreement can bring in
 * this game (illustrated I36).
 */
export function unusualIn(points: readonly Rational[], deals: number, totals: Totals): Rational | undefined {
  const limit = rational(Math.max(totals.rare, totals.usual * deals));
  return points.find(
    (one) => compare(absolute(one), limit) > 0 || (totals.onlyGrow && one.n < 0) || (totals.areWhole && one.d !== 1),
  );
}

/** More than this number of deals can bring. */
function wildIn(points: readonly Rational[], deals: number, { most }: Totals): Rational | undefined {
  const limit = rational(most * Math.max(1, deals));
  return points.find((one) => compare(absolute(one), limit) > 0);
}

/** Why points need a second look. */
function refuseUnusual(points: readonly Rational[], deals: number, totals: Totals): Refusal | undefined {
  const unusual = unusualIn(points, deals, totals);
  return unusual && refuse('points-unusual', amountsAt(unusual));
}

/** The total of a table's score sheet. Checks zero sum, number of deals and range, and agreement with recorded deals. */
export function enterTotal(state: EveningState, command: CommandOf<'enter-total'>, context: Context): Decision {
  const { now, hash } = context;
  const totals = must(context.totals, 'the totals of a game');
  const { round, table, points, deals, by, reason, base, accepted } = command;
  const found = tableAt(state, command);
  if (!found.ok) return fail([found.error]);
  const closed = isClosed(state, round);
  const phase = refusePhase(state, command);
  if (phase && !(closed && reason !== undefined)) return fail([phase]);
  if (closed && accepted !== true) return fail([refuse('consequences', { round })]);
  if (found.value.total && reason === undefined) return fail([refuse('total-already-entered', tablePlace(command))]);
  if (found.value.total && totalVersion(found.value.total, hash) !== base)
    return fail([refuse('stale-entry', tablePlace(command))]);
  const faults = refuseTotal(state, found.value, command, totals);
  if (faults.length > 0) return fail(faults);
  const unusual = accepted ? undefined : refuseUnusual(points, deals, totals);
  if (unusual) return fail([unusual]);
  const total = { points, deals, at: now, ...(by !== undefined && { by }), ...(reason !== undefined && { reason }) };
  return ok([{ type: 'total-entered', round, table, total }]);
}

/** What is wrong with points and deals as a table's total; `totals`: what they can be, missing if it is written already. */
export function refuseTotal(
  state: EveningState,
  table: TableState,
  { points, deals }: Pick<RoundTotal, 'points' | 'deals'>,
  totals?: Totals,
): readonly Refusal[] {
  const { format, game } = state;
  const wrong = refuseSums(state, table, points);
  if (wrong) return [wrong];
  const faults: Refusal[] = [];
  // Two players have changed places midway: only the deals tell their shares.
  if (table.earlier && deals > table.results.length) faults.push(refuse('total-not-divided', { table: table.table }));
  const { seat, standing } = table.left ?? {};
  const had = seat === undefined ? undefined : standing?.[seat];
  if (seat !== undefined && had && !equal(had, points[seat] ?? had))
    faults.push(refuse('left-with-other-points', amountsAt(had)));
  const together = wrongSum(game.balance, points);
  if (together) faults.push(refuse(together.why, amountsAt(together.amount)));
  const wild = totals && wildIn(points, deals, totals);
  if (wild && together?.why !== 'points-out-of-range') faults.push(refuse('points-out-of-range', amountsAt(wild)));
  const [least, most] = dealCounts(format, table);
  if (deals < least || deals > most) faults.push(refuse('wrong-deal-count', { count: most }));
  if (table.results.length === deals && !isSumOf(format, points, table))
    faults.push(refuse('totals-differ', amountsAt(...sumsOf(format, table))));
  return faults;
}

/** Why points do not fit a table: a player has none, or there is one too many. */
const refuseSeats = ({ players }: TableState, points: readonly Rational[]): Refusal | undefined =>
  points.length === players.length ? undefined : refuse('wrong-seat-count', { count: points.length });

/** Points that cannot be divided like this are a slip of the pen. */
function refuseOdd(points: readonly Rational[], parts: Parts): Refusal | undefined {
  const [odd] = oddSeats(points, parts).flatMap((seat) => points[seat] ?? []);
  return odd && refuse(ODD_AMOUNT[parts], amountsAt(odd));
}

/** Why these cannot be what a table's sheet adds up to at any time. */
export const refuseSums = (
  { game }: EveningState,
  table: TableState,
  points: readonly Rational[],
): Refusal | undefined => refuseSeats(table, points) ?? refuseOdd(points, partsOf(game));

/** How many deals a total may cover: as many as are recorded or agreed, or fewer if not all of them were played. */
function dealCounts(format: Format, table: TableState): readonly [least: number, most: number] {
  const { results, deals, players, struck } = table;
  if (results.length > 0 && hasEnded(format, table)) return [results.length, results.length];
  const onlyTotals = format.entry === 'totals' && results.length === 0;
  const most = onlyTotals && struck !== undefined ? dealsAt(format, players.length) : deals;
  const mayBeFewer = mayEndEarly(format) || (onlyTotals && (struck !== undefined || format.minutes !== null));
  return [mayBeFewer ? 1 : Math.max(1, most), most];
}

/** A second entry of a table's total. */
export function checkTotal(state: EveningState, command: CommandOf<'check-total'>, context: Context): Decision {
  const { hash } = context;
  const totals = must(context.totals, 'the totals of a game');
  const { round, table, points, by, base, accepted } = command;
  const found = tableAt(state, command);
  if (!found.ok) return fail([found.error]);
  const { total } = found.value;
  if (!total) return fail([refuse('total-not-entered', tablePlace(command))]);
  if (base !== undefined && totalVersion(total, hash) !== base)
    return fail([refuse('stale-entry', tablePlace(command))]);
  const wrong = refuseSums(state, found.value, points) ?? refuseSameWriter(total.by, by);
  if (wrong) return fail([wrong]);
  const agrees = points.every((one, seat) => {
    const first = total.points[seat];
    return first !== undefined && equal(one, first);
  });
  const unusual = agrees || accepted ? undefined : refuseUnusual(points, total.deals, totals);
  if (unusual) return fail([unusual]);
  const check = agrees ? { by, agrees } : { by, agrees, other: points };
  return ok([{ type: 'total-checked', round, table, check }]);
}

/** Time is up, or the players agree: deals that have not begun are not played. */
export function strikeDeals(state: EveningState, command: CommandOf<'strike-deals'>, context: Context): Decision {
  const { round, table, reason } = command;
  const found = playingTable(state, command);
  if (!found.ok) return fail([found.error]);
  const { results, deals } = found.value;
  const begun = results.length + (isRunning(context, command) ? 1 : 0);
  if (begun >= deals) return fail([refuse('nothing-to-strike', tablePlace(command))]);
  return ok([{ type: 'deals-struck', round, table, deals: begun, reason }]);
}
