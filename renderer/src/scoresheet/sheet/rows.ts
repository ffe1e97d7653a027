import { add, equal, negate, type Rational, sum, ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import {
  countsAsDeal,
  type Factor,
  type LineItem,
  type Row,
  type ScoreAccount,
  type Situation,
} from '#engine/kernel/score.ts';
import { foldSeries } from '#engine/series/fold.ts';
import { type BesideLine, lineOf, runningSheet, type SheetLine } from '#engine/series/sheet.ts';
import { dealerOf } from '#engine/tournament/state/places.ts';
import { radlEndingAt } from '#engine/tournament/state/radl.ts';
import { byTableSeat, pausingIn, seatsIn } from '#engine/tournament/state/seated.ts';
import { entriesOf, seriesSetup } from '#engine/tournament/state/series-setup.ts';
import { bonusAt, countedTotal, hasEnded, lateAt, sharesAt, totalPaidAt } from '#engine/tournament/state/tables.ts';
import type { DealResult, EveningState, Redeal, TableState } from '#engine/tournament/state/types.ts';
import { findGame } from '#page/families.ts';

/** The accounts that a sheet can be written in; the pot is a column of either. */
export type SheetAccount = Exclude<ScoreAccount, 'kassa'>;

/** The contents of a row once its deal is over. Amounts by seat. */
interface Written extends Pick<SheetLine, 'payments' | 'totals' | 'kassa' | 'pot' | 'before' | 'after'> {
  readonly result: DealResult;
}

/** One row of the sheet: a deal that is over, or one still to come. */
export interface SheetRow {
  readonly deal: number;
  readonly dealer: Seat;
  readonly pauses: readonly Seat[];
  /** Whose seat is empty since they have gone; `null`: nobody's. */
  readonly gone: Seat | null;
  /** How often it was thrown in and dealt again before, and why; or what else came before it, and what that cost. */
  readonly redeals: readonly Between[];
  /** Why it counts more than once, as things are now. */
  readonly factors: readonly Factor[];
  /** What the series lends to it; `null` where that hangs on a deal before it that is still to come. */
  readonly now: Situation | null;
  /** The number of the full round (Radl) that ends with it. */
  readonly radl: number | null;
  readonly written: Written | null;
  /** Why a series ends with it, in the family's words, and what everybody has won in it; `null`: it goes on. */
  readonly ends: SeriesEnd | null;
}

/** An entry between two deals. */
interface Between {
  readonly redeal: Redeal;
  /** What it cost; `null`: nothing. */
  readonly paid: BesideLine | null;
  readonly ends: SeriesEnd | null;
}

/** The end of a series within a table's round. */
export interface SeriesEnd {
  readonly why: string;
  readonly totals: readonly Rational[];
}

/** The sheet of one table in one account. */
export interface ScoreSheet {
  readonly rows: readonly SheetRow[];
  /** Deals of the round that have no row yet. */
  readonly unlisted: number;
  readonly totals: readonly Rational[];
  /** Whether these are no sums of deals, but what the table reported in one number for each seat. */
  readonly isReported: boolean;
  /** What was paid once the table had ended (the bonus for the target, what was left in the pot); empty: nothing. */
  readonly closing: readonly BesideLine[];
  /** What is in the pot now. */
  readonly inPot: Rational;
  /** Whether there is a pot, whose contents are a column of the sheet. */
  readonly hasPot: boolean;
  /** The accounts that differ at this table: two if kontra is for money only (tirol §14). */
  readonly accounts: readonly SheetAccount[];
  /** What each seat has won from a pot with an account of its own; `null` at a table without one. */
  readonly pot: readonly Rational[] | null;
}

/** Empty rows on a sheet; a round of a thousand deals is not laid out in advance. */
const MOST_EMPTY = 20;

/** The sheet of a table: every closed deal with running totals, then empty rows for the deals to come. */
export function sheetOf(evening: EveningState, table: TableState, account: SheetAccount = 'score'): ScoreSheet {
  const { results } = table;
  const seats = table.players.length;
  const { rules, entries, folded, unlisted } = foldTable(evening, table);
  const inAccount = (one: SheetAccount) => runningSheet(folded.slice(0, entries.length), ZERO, one);
  const lines = inAccount(account);
  const ended = (i: number): SeriesEnd | null => {
    const { ends: why, totals = [] } = folded[i] ?? {};
    return why === undefined ? null : { why, totals };
  };
  const between: Between[] = [];
  const rows: SheetRow[] = [];
  for (const [i, { row, now }] of folded.entries()) {
    const [entry, line] = [entries[i], lines[i]];
    if (entry && !countsAsDeal(row)) {
      between.push({ redeal: entry, paid: line?.after ?? null, ends: ended(i) });
      continue;
    }
    const { deal } = now;
    const dealer = dealerOf(table, deal);
    const result = results[deal - 1];
    rows.push({
      deal,
      dealer: seatsIn(table, deal)[dealer] ?? 0,
      pauses: pausingIn(rules, table, deal, dealer),
      gone: table.left && deal > table.left.after ? table.left.seat : null,
      redeals: between.splice(0),
      factors: now.factors,
      now: deal <= results.length + 1 ? now : null,
      radl: radlEndingAt(table, deal),
      written: result && line ? { result, ...line } : null,
      ends: ended(i),
    });
  }
  const nothing = Array.from({ length: seats }, () => ZERO);
  const reported = totalPaidAt(evening.game, table, account)?.points;
  const last = lines.at(-1);
  const summed = reported ?? last?.after?.totals ?? last?.totals ?? nothing;
  // What everybody has lost together lies in the pot, if it is paid in the same account.
  const left = reported && evening.game.balance === 'with-pot' ? negate(sum(reported)) : undefined;
  const pot = left ?? last?.after?.pot ?? last?.pot ?? ZERO;
  const closing = closingLines(evening, table, account, { totals: summed, pot });
  const kassa = lines.flatMap((line) => [line.before?.kassa ?? [], line.kassa, line.after?.kassa ?? []]);
  return {
    rows,
    unlisted,
    totals: closing.at(-1)?.totals ?? summed,
    isReported: reported !== undefined,
    closing,
    inPot: closing.at(-1)?.pot ?? pot,
    hasPot: rules.series.some(({ keepsPot }) => keepsPot),
    accounts: sameEverywhere(inAccount('score'), inAccount('money')) ? ['score'] : ['score', 'money'],
    pot: folded.some(({ settlement }) => settlement.some(({ only }) => only === 'kassa'))
      ? kassa.reduce((all, own) => all.map((amount, seat) => add(amount, own[seat] ?? ZERO)), nothing)
      : null,
  };
}

/** What was paid when the table had ended: what was left in the pot, then the bonus for the target. */
function closingLines(
  { format, game }: EveningState,
  table: TableState,
  account: SheetAccount,
  before: Pick<SheetLine, 'totals' | 'pot'>,
): readonly BesideLine[] {
  const closing: BesideLine[] = [];
  let so = before;
  const shares = onSheet(table, table.results.length, sharesAt(format, table));
  for (const items of [[...shares, ...lateAt(format, game, table)], bonusAt(format, table)]) {
    const line = lineOf(items, table.players.length, so, account);
    // What is paid in another account is no row of this one.
    if (line.codes.length === 0) continue;
    closing.push(line);
    so = line;
  }
  return closing;
}

/**
 * The series of a table with blank rows for the deals to come, which shows how often they will count. The amounts are
 * those stored when each deal was closed.
 */
function foldTable({ rules: played, format }: EveningState, table: TableState) {
  const { results, deals } = table;
  const game = findGame(played.family);
  if (!game.ok) throw new Error(game.error.code);
  const rules = game.value.rules(played);
  // A race may be over long before its deals are.
  const toCome = hasEnded(format, table) || countedTotal(table) ? 0 : deals - results.length;
  const empty = Math.min(toCome, MOST_EMPTY);
  const blank: Row = { table: 0, dealer: 0, outcome: 'annulled', games: [], items: [], notes: {} };
  const entries = entriesOf(table);
  const rows = [
    ...entries.map(({ row }) => row),
    ...Array.from({ length: empty }, (_, i) => ({ ...blank, table: seatsIn(table, results.length + i + 1).length })),
  ];
  const folded = foldSeries(rules, seriesSetup(table), rows).deals.map((deal, i) => {
    const { settlement = [], ends, row } = entries[i] ?? { ...deal, ends: undefined };
    const { ends: _, ...rest } = deal;
    return {
      ...rest,
      row: rowOnSheet(table, deal.now.deal, row),
      settlement: onSheet(table, deal.now.deal, settlement),
      totals: byTableSeat(table, deal.now.deal, deal.totals, ZERO),
      ...(ends !== undefined && { ends }),
    };
  });
  return { rules, entries, unlisted: toCome - empty, folded };
}

/** Line items of a deal in the columns of its table, which are the same in every deal. */
function onSheet(table: TableState, n: number, settlement: readonly LineItem[]): readonly LineItem[] {
  if (!table.left) return settlement;
  const seats = seatsIn(table, n);
  const at = (purse: LineItem['from']): LineItem['from'] => (typeof purse === 'number' ? (seats[purse] ?? 0) : purse);
  return settlement.map((item) => ({ ...item, from: at(item.from), to: at(item.to) }));
}

const rowOnSheet = (table: TableState, n: number, row: Row): Row =>
  table.left ? { ...row, table: table.players.length, dealer: seatsIn(table, n)[row.dealer] ?? 0 } : row;

/** The table's seats that take no part in a deal. */
type Paid = readonly { readonly payments: readonly Rational[] }[];

const sameEverywhere = (one: Paid, other: Paid): boolean =>
  one.every(({ payments }, i) => payments.every((amount, seat) => equal(amount, other[i]?.payments[seat] ?? ZERO)));
