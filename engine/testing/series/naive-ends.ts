import type { LineItem } from '#engine/kernel/score.ts';

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

/** What an item moves on an account, in twelfths. */
function twelfthsOf({ base, factors, only }: LineItem, account: 'score' | 'kassa'): number {
  if (account === 'kassa' ? only !== 'kassa' : only !== undefined && only !== 'score') return 0;
  let amount = (TWELFTHS * base.n) / base.d;
  for (const factor of factors)
    if (factor.only === undefined || factor.only === account) amount *= factor.by.n / factor.by.d;
  return Math.round(amount);
}

/** What an item moves on the score account, in points. */
export const movedBy = (item: LineItem): number => twelfthsOf(item, 'score') / TWELFTHS;

/** What each seat won, in twelfths. */
function wonIn({ table, items }: PaidDeal): readonly number[] {
  const won = Array.from({ length: table }, () => 0);
  for (const item of items) {
    const { from, to } = item;
    const amount = twelfthsOf(item, 'score');
    if (typeof to === 'number') won[to] = (won[to] ?? 0) + amount;
    if (typeof from === 'number') won[from] = (won[from] ?? 0) - amount;
  }
  return won;
}

/** By how many points players and pot together have more than before; what the pot has by itself. */
export function gainedIn(items: readonly LineItem[], account: 'score' | 'kassa'): { all: number; pot: number } {
  let [seats, pot] = [0, 0];
  for (const item of items) {
    const amount = twelfthsOf(item, account);
    if (item.to === 'pot') pot += amount;
    else if (item.to !== 'nobody') seats += amount;
    if (item.from === 'pot') pot -= amount;
    else if (item.from !== 'nobody') seats -= amount;
  }
  return { all: (seats + pot) / TWELFTHS, pot: pot / TWELFTHS };
}

/** Numbers of the deals after which somebody's total ends a series (`isOver`); then everybody begins at 0. */
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
