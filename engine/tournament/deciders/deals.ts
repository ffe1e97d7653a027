import { isEqual } from '#engine/core/equal.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { areSameItems, countsAsDeal, isSameRow, type Row } from '#engine/kernel/score.ts';
import { refuse } from '../refusals.ts';
import type { ClosedDeal, CommandOf, Context, Decision, TablePlace } from '../state/commands.ts';
import { isClosed } from '../state/lookup.ts';
import { refuseSameWriter } from '../state/people/names.ts';
import { dealerOf, isRunning, playingTable, refuseNumber, refuseOrder, tableAt, tableOf } from '../state/places.ts';
import { tablePlace } from '../state/places.ts';
import { seatsIn } from '../state/seated.ts';
import { settledIn } from '../state/series-setup.ts';
import type { DealResult, EveningEvent, EveningState, TableState } from '../state/types.ts';
import { dealVersion } from '../state/versions.ts';
import { addedLate } from './late.ts';
import { type EndElsewhere, endMoved, withdrawn } from './race.ts';

/** The next deal of a table, from paper or from the app's table. */
export function enterDeal(state: EveningState, command: CommandOf<'enter-deal'>, context: Context): Decision {
  const { round, table, deal, row, source } = command;
  const found = playingTable(state, command);
  if (!found.ok) return fail([found.error]);
  // What was dealt is written down, whatever was struck or corrected during play.
  const number = source === 'played' ? refuseOrder(found.value, deal) : refuseNumber(state, found.value, deal);
  if (number) return fail([number]);
  if (source === 'entered' && isRunning(context, command)) return fail([refuse('deal-running', tablePlace(command))]);
  // A played deal may have been dealt again by the next dealer.
  const unfit = refuseRow(row, found.value, deal, source === 'played' ? row.dealer : command.dealer);
  if (unfit) return fail([unfit]);
  const result = resultOf(command, context);
  return ok([countsAsDeal(row) ? { type: 'deal-entered', round, table, result } : redealt(command, result)]);
}

/** A redeal: the deal is still to come, with the same number, and the same dealer unless the rules say otherwise. */
function redealt(
  { round, table, nextDeals }: ClosedDeal,
  { deal, row, settlement, ends, entry, at, by }: DealResult,
): Extract<EveningEvent, { readonly type: 'deal-redealt' }> {
  const paid = {
    ...(nextDeals && { nextDeals }),
    ...(settlement.length > 0 && { settlement }),
    ...(ends !== undefined && { ends }),
  };
  const redeal = { deal, row, ...paid, ...(entry !== undefined && { entry }), at, ...(by !== undefined && { by }) };
  return { type: 'deal-redealt', round, table, redeal };
}

/** Another result for a closed deal; the old one stays in the journal. */
export function correctDeal(state: EveningState, command: CommandOf<'correct-deal'>, context: Context): Decision {
  const { round, table, deal, row } = command;
  const found = tableAt(state, command);
  if (!found.ok) return fail([found.error]);
  const before = found.value.results.find((result) => result.deal === deal);
  if (!before) return fail([refuse('deal-not-entered', { deal })]);
  if (dealVersion(before, context.hash) !== command.base) return fail([refuse('stale-entry', { deal })]);
  const unfit = refuseUncounted(row, deal) ?? refuseRow(row, found.value, deal, command.dealer);
  if (unfit) return fail([unfit]);
  if (isUnchanged(before, command)) return ok([]);
  const closed = isClosed(state, round);
  if (closed && command.accepted !== true) return fail([refuse('consequences', { round })]);
  const late = addedLate(context.late, found.value, before, row);
  if (late.length > 0 && command.inTime !== true) return fail(late);
  const result = {
    ...{ ...resultOf(command, context), reason: command.reason },
    ...(late.length > 0 && { inTime: true as const }),
  };
  const ending = ended(state, found.value, command, context);
  if (!ending.ok) return ending;
  return ok([{ type: 'deal-corrected', round, table, result }, ...resettled(found.value, command), ...ending.value]);
}

/** Whether a correction says what is written already, and nobody disputes that. */
const isUnchanged = ({ row, settlement, check }: DealResult, now: CommandOf<'correct-deal'>): boolean =>
  isSameRow(row, now.row) && areSameItems(settlement, now.settlement) && check?.agrees !== false;

/** What happens to the tables if a correction moves their ends; refused until the director has decided. */
function ended(state: EveningState, table: TableState, command: CommandOf<'correct-deal'>, context: Context): Decision {
  const { round, deal, later = [], reason, strike = false } = command;
  const moved = endMoved(state, command, table, [{ deal, ...settledIn(command) }, ...later]);
  const { beyond, opens, tooLate, elsewhere } = moved;
  const all = [{ ...moved, table: command.table }, ...elsewhere];
  // A running deal is written when it is over, and struck then.
  const busy = all.find(
    (one) => (one.ends || one.beyond.length > 0) && isRunning(context, { round, table: one.table }),
  );
  if (busy) return fail([refuse('deal-running', { round, table: busy.table })]);
  if (beyond.length > 0 && !strike) return fail([refuse('ended-earlier', { deals: beyond })]);
  if (opens && tooLate && !strike) return fail([refuse('ended-nowhere', tablePlace(command))]);
  if (elsewhere.length > 0 && command.elsewhere !== true)
    return fail([refuse('ends-elsewhere', { round, tables: elsewhere.map((one) => one.table) })]);
  const isStruck = (one: EndAtTable): boolean => one.opens && (tooLate || (one.table === command.table && strike));
  const reopened = all.some((one) => one.opens && !isStruck(one));
  return ok([
    ...all.flatMap((one) => struckAt(state, { round, table: one.table }, one.beyond)),
    ...all.filter(isStruck).map((one) => restStruck(state, { round, table: one.table }, reason)),
    ...(reopened ? [{ type: 'round-reopened' as const, round, reason }] : []),
  ]);
}

type EndAtTable = Pick<EndElsewhere, 'table' | 'opens'>;

/** Deals after a table's end are struck, with the total that covers them. */
function struckAt(state: EveningState, at: TablePlace, beyond: readonly number[]): readonly EveningEvent[] {
  const { total, results } = tableOf(state, at);
  const isCovered = beyond.length > 0 && total && total.deals > results.length - beyond.length;
  return [...withdrawn(beyond, at), ...(isCovered ? [{ type: 'total-withdrawn' as const, ...at }] : [])];
}

/** What a table has left to play is struck. */
const restStruck = (state: EveningState, at: TablePlace, reason: string): EveningEvent => ({
  type: 'deals-struck',
  ...at,
  deals: tableOf(state, at).results.length,
  reason,
});

/** Why a row does not fit this deal: a different table size, or another dealer than the one stated or whose turn it was. */
function refuseRow(row: Row, table: TableState, deal: number, dealer = dealerOf(table, deal)): Refusal | undefined {
  const seats = seatsIn(table, deal).length;
  if (row.table !== seats) return refuse('row-does-not-fit', { field: 'table' });
  return row.dealer === dealer && dealer < seats ? undefined : refuse('row-does-not-fit', { field: 'dealer' });
}

/** Why a row can neither replace a result nor be compared with one: a redeal is none. */
const refuseUncounted = (row: Row, deal: number): Refusal | undefined =>
  countsAsDeal(row) ? undefined : refuse('redeal-is-no-result', { deal });

/** The later deals that count differently now. */
const resettled = (
  { results }: TableState,
  { round, table, later = [] }: CommandOf<'correct-deal'>,
): readonly EveningEvent[] =>
  later
    .filter((one) => {
      const before = results.find((result) => result.deal === one.deal);
      return !before || !isEqual(settledIn(before), settledIn(one));
    })
    .map((one) => ({ type: 'deal-resettled', round, table, deal: one.deal, ...settledIn(one) }));

const resultOf = ({ deal, row, source, entry, by, ...settled }: ClosedDeal, { now }: Context): DealResult => ({
  deal,
  row,
  ...settledIn(settled),
  source,
  ...(entry !== undefined && { entry }),
  ...(by !== undefined && { by }),
  at: now,
});

/** A second entry of a deal: it says the same, or both are kept until somebody decides. */
export function checkDeal(state: EveningState, command: CommandOf<'check-deal'>): Decision {
  const { round, table, deal, row, settlement, entry, by } = command;
  const found = tableAt(state, command);
  if (!found.ok) return fail([found.error]);
  const result = writtenDeal(state, command, deal);
  if (!result.ok) return result;
  const unfit = refuseUncounted(row, deal) ?? refuseRow(row, found.value, deal, command.dealer);
  const wrong = unfit ?? refuseSameWriter(result.value.by, by);
  if (wrong) return fail([wrong]);
  const agrees = isEqual(result.value.row, row);
  const other = { row, settlement, ...(entry !== undefined && { entry }) };
  const check = agrees ? { by, agrees } : { by, agrees, other };
  return ok([{ type: 'deal-checked', round, table, deal, check }]);
}

/** Somebody who did not enter it says that it is right. */
export function confirmDeal(state: EveningState, command: CommandOf<'confirm-deal'>, { hash }: Context): Decision {
  const { round, table, deal, by, base } = command;
  const result = writtenDeal(state, command, deal);
  if (!result.ok) return result;
  if (dealVersion(result.value, hash) !== base) return fail([refuse('stale-entry', { deal })]);
  const writer = refuseSameWriter(result.value.by, by);
  return writer ? fail([writer]) : ok([{ type: 'deal-checked', round, table, deal, check: { by, agrees: true } }]);
}

function writtenDeal(state: EveningState, place: TablePlace, deal: number): Result<DealResult, readonly Refusal[]> {
  const found = tableAt(state, place);
  if (!found.ok) return fail([found.error]);
  // A result corrected after its round was closed can be confirmed, too.
  const result = found.value.results.find((one) => one.deal === deal);
  return result ? ok(result) : fail([refuse('deal-not-entered', { deal })]);
}
