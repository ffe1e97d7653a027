import type { LineItem } from '../../kernel/score.ts';

/*
 * Where a series ends, counted a second time and without anything of `engine/series` or `engine/settlement`: as a scorer
 * would, deal by deal, in twelfths of a point.
 */

/** One deal: how many sit there, and what was paid for it without what the series added. */
export interface PaidDeal {
  readonly table: number;
  readonly items: readonly LineItem[];
}

const TWELFTHS = 12;

/** What each seat won, in twelfths. */
function wonIn({ table, items }: PaidDeal): readonly number[] {
  const won = Array.from({ length: table }, () => 0);
  for (const { from, to, base, factors, only } of items) {
    if (only === 'money' || only === 'kassa') continue;
    let amount = (TWELFTHS * base.n) / base.d;
    for (const factor of factors)
      if (factor.only === undefined || factor.only === 'score') amount *= factor.by.n / factor.by.d;
    if (typeof to === 'number') won[to] = (won[to] ?? 0) + amount;
    if (typeof from === 'number') won[from] = (won[from] ?? 0) - amount;
  }
  return won.map(Math.round);
}

/** Numbers of the deals after which somebody has so many points, or no more than so many; then everybody begins at 0. */
export function endsAt(deals: readonly PaidDeal[], isOver: (points: number) => boolean): readonly number[] {
  let totals: number[] = [];
  const ends: number[] = [];
  for (const [i, deal] of deals.entries()) {
    totals = wonIn(deal).map((won, seat) => won + (totals[seat] ?? 0));
    if (!totals.some((total) => isOver(total / TWELFTHS))) continue;
    ends.push(i + 1);
    totals = [];
  }
  return ends;
}

/** The same for a pot that everybody fills by `ante` and that pays the best of each deal as much again. */
export function potEnds(deals: readonly PaidDeal[], ante: number): readonly number[] {
  let pot = 0;
  const ends: number[] = [];
  for (const [i, deal] of deals.entries()) {
    if (pot === 0) pot = TWELFTHS * ante * deal.table;
    pot -= Math.min(pot, Math.max(0, ...wonIn(deal)));
    if (pot === 0) ends.push(i + 1);
  }
  return ends;
}
