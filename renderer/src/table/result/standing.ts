import { compare, type Rational, ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { rankBy } from '#engine/tournament/standings/ranking.ts';
import type { ScoreSheet } from '#page/scoresheet/sheet/rows.ts';

/** Where somebody stands at their table. */
export interface SeatStanding {
  readonly seat: Seat;
  /** From 1; equal totals share one. */
  readonly rank: number;
  readonly total: Rational;
  /** What the last deal itself brought: what was paid beside it is part of every total and of no deal (docs/formats.md). */
  readonly change: Rational;
}

/** What each seat has after each deal that is written down; after the last one with what was paid for the end. */
export function totalsAfter({ rows, closing, totals }: Pick<ScoreSheet, 'rows' | 'closing' | 'totals'>) {
  const deals = rows.flatMap(({ written }) => (written ? [written.after?.totals ?? written.totals] : []));
  return closing.length > 0 && deals.length > 0 ? [...deals.slice(0, -1), totals] : deals;
}

/** The players of a table, best first. */
export function standing(sheet: Pick<ScoreSheet, 'rows' | 'totals'>): readonly SeatStanding[] {
  const last = sheet.rows.findLast(({ written }) => written)?.written;
  const places = sheet.totals.map((total, seat) => ({ seat, total, change: last?.payments[seat] ?? ZERO }));
  return rankBy(places, ({ total }) => total, []).map(({ rank, item }) => ({ ...item, rank }));
}

/** The deal that brought one player more than any other deal brought anybody. */
export interface BestDeal {
  readonly deal: number;
  readonly seat: Seat;
  readonly amount: Rational;
}

/** The first of them if there are several; `undefined` while nobody has won anything. */
export function bestDeal({ rows }: Pick<ScoreSheet, 'rows'>): BestDeal | undefined {
  let best: BestDeal | undefined;
  for (const { deal, written } of rows)
    for (const [seat, amount] of (written?.payments ?? []).entries())
      if (compare(amount, best?.amount ?? ZERO) > 0) best = { deal, seat, amount };
  return best;
}
