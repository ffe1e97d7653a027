import { add, equal, ZERO, type Rational } from '../../../../engine/core/rational.ts';
import type { Seat } from '../../../../engine/core/seat.ts';
import { findGame } from '../../families.ts';
import type { ScoreAccount, Factor, LineItem, Row } from '../../../../engine/kernel/score.ts';
import type { Rules } from '../../../../engine/kernel/types.ts';
import { foldSeries } from '../../../../engine/series/fold.ts';
import { runningSheet } from '../../../../engine/series/sheet.ts';
import { dealerOf } from '../../../../engine/tournament/state/places.ts';
import { radlEndingAt } from '../../../../engine/tournament/state/radl.ts';
import { seatsIn } from '../../../../engine/tournament/state/seated.ts';
import { seriesSetup } from '../../../../engine/tournament/state/series-setup.ts';
import type { DealResult, EveningState, Redeal, TableState } from '../../../../engine/tournament/state/types.ts';

/** The accounts that a sheet can be written in; the pot is a column of either. */
export type SheetAccount = Exclude<ScoreAccount, 'kassa'>;

/** The contents of a row once its deal is over. Amounts by seat. */
interface Written {
  readonly result: DealResult;
  readonly payments: readonly Rational[];
  readonly totals: readonly Rational[];
  /** What each seat took out of the pot, or paid into it. */
  readonly kassa: readonly Rational[];
  /** The pot afterwards. */
  readonly pot: Rational;
}

/** One row of the sheet: a deal that is over, or one still to come. */
export interface SheetRow {
  readonly deal: number;
  readonly dealer: Seat;
  readonly pauses: readonly Seat[];
  /** How often it was thrown in and dealt again before, and why. */
  readonly redeals: readonly Redeal[];
  /** Why it counts more than once, as things are now. */
  readonly factors: readonly Factor[];
  /** The number of the full round (Radl) that ends with it. */
  readonly radl: number | null;
  readonly written: Written | null;
}

/** The sheet of one table in one account. */
export interface ScoreSheet {
  readonly rows: readonly SheetRow[];
  /** Deals of the round that have no row yet. */
  readonly unlisted: number;
  readonly totals: readonly Rational[];
  /** The accounts that differ at this table: two if kontra is for money only (tirol §14). */
  readonly accounts: readonly SheetAccount[];
  /** What each seat has won from the pot; `null` at a table without one. */
  readonly pot: readonly Rational[] | null;
}

/** Empty rows on a sheet; a round of a thousand deals is not laid out in advance. */
const MOST_EMPTY = 20;

/** The sheet of a table: every closed deal with running totals, then empty rows for the deals to come. */
export function sheetOf(evening: EveningState, table: TableState, account: SheetAccount = 'score'): ScoreSheet {
  const { results } = table;
  const seats = table.players.length;
  const { rules, series, empty } = foldTable(evening, table);
  const closed = { ...series, deals: series.deals.slice(0, results.length) };
  const inAccount = (one: SheetAccount) => runningSheet(closed, ZERO, one);
  const lines = inAccount(account);
  const rows = series.deals.map(({ now }, i): SheetRow => {
    const [result, line] = [results[i], lines[i]];
    const deal = i + 1;
    const dealer = dealerOf(table, deal);
    return {
      deal,
      dealer: seatsIn(table, deal)[dealer] ?? 0,
      pauses: pausing(rules, table, deal, dealer),
      redeals: (table.redeals ?? []).filter((redeal) => redeal.deal === deal),
      factors: now.factors,
      radl: radlEndingAt(table, deal),
      written: result && line ? { result, ...line } : null,
    };
  });
  const nothing = Array.from({ length: seats }, () => ZERO);
  return {
    rows,
    unlisted: table.deals - results.length - empty,
    totals: lines.at(-1)?.totals ?? nothing,
    accounts: sameEverywhere(inAccount('score'), inAccount('money')) ? ['score'] : ['score', 'money'],
    pot: series.deals.some(({ settlement }) => settlement.some(({ only }) => only === 'kassa'))
      ? lines.reduce((all, { kassa }) => all.map((amount, seat) => add(amount, kassa[seat] ?? ZERO)), nothing)
      : null,
  };
}

/**
 * The series of a table with blank rows for the deals to come, which shows how often they will count. The amounts are
 * those stored when each deal was closed, so nothing is settled again here.
 */
function foldTable({ rules: played }: EveningState, table: TableState) {
  const { results, deals } = table;
  const game = findGame(played.family);
  if (!game.ok) throw new Error(game.error.code);
  const rules = game.value.rules(played);
  const empty = Math.min(Math.max(deals - results.length, 0), MOST_EMPTY);
  const blank: Row = { table: 0, dealer: 0, outcome: 'annulled', games: [], items: [], notes: {} };
  const rows = [
    ...results.map(({ row }) => row),
    ...Array.from({ length: empty }, (_, i) => ({ ...blank, table: seatsIn(table, results.length + i + 1).length })),
  ];
  const folded = foldSeries({ ...rules, settle: () => [] }, seriesSetup(table), rows);
  const stored = folded.deals.map((deal, i) =>
    onSheet(table, i + 1, { ...deal, settlement: results[i]?.settlement ?? deal.settlement }),
  );
  return { rules, empty, series: { ...folded, deals: stored } };
}

/** A deal in the columns of its table, which are the same in every deal. */
function onSheet<T extends { readonly row: Row; readonly settlement: readonly LineItem[] }>(
  table: TableState,
  n: number,
  deal: T,
): T {
  if (!table.left) return deal;
  const seats = seatsIn(table, n);
  const at = (purse: LineItem['from']): LineItem['from'] => (typeof purse === 'number' ? (seats[purse] ?? 0) : purse);
  const row = { ...deal.row, table: table.players.length, dealer: seats[deal.row.dealer] ?? 0 };
  return {
    ...deal,
    row,
    settlement: deal.settlement.map((item) => ({ ...item, from: at(item.from), to: at(item.to) })),
  };
}

/** The table's seats that take no part in a deal. */
const pausing = (rules: Rules, table: TableState, deal: number, dealer: Seat): readonly Seat[] => {
  const seats = seatsIn(table, deal);
  const active = new Set(rules.active(seats.length, dealer).map((seat) => seats[seat]));
  return table.players.flatMap((_, seat) => (active.has(seat) ? [] : [seat]));
};

type Paid = readonly { readonly payments: readonly Rational[] }[];

const sameEverywhere = (one: Paid, other: Paid): boolean =>
  one.every(({ payments }, i) => payments.every((amount, seat) => equal(amount, other[i]?.payments[seat] ?? ZERO)));
