import type { Notes } from '#engine/core/json.ts';
import { movedBy, type PaidDeal } from '../series/naive-ends.ts';

/** Where series of Illustrated Tarock end, counted once more from docs/rules/illustrated.md §9. */
export function naiveIllustratedEnds(deals: readonly PaidDeal[], options: Notes): readonly number[] {
  const ends: number[] = [];
  let totals: number[] = [];
  let tied = false;
  for (const [i, { table, items }] of deals.entries()) {
    totals = Array.from({ length: table }, (_, seat) => totals[seat] ?? 0);
    for (const item of items) {
      if (typeof item.to === 'number') totals[item.to] = (totals[item.to] ?? 0) + movedBy(item);
      if (typeof item.from === 'number') totals[item.from] = (totals[item.from] ?? 0) - movedBy(item);
    }
    const most = Math.max(...totals);
    if (!tied && !(options['end-trigger'] === 'exceed' ? most > 100 : most >= 100)) continue;
    if (!tied) totals = totals.map((total) => (total >= 100 ? total + Number(options['series-bonus']) : total));
    const leaders = totals.filter((total) => total === Math.max(...totals)).length;
    tied = options['tie-break'] === 'play-on' && leaders > 1;
    if (tied) continue;
    ends.push(i + 1);
    totals = [];
  }
  return ends;
}
