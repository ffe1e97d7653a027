import type { Notes } from '../../core/json.ts';
import { movedBy, type PaidDeal } from '../series/naive-ends.ts';

/** Where rounds of Bavarian Tarock end, counted once more from docs/rules/bavarian.md §8: when the pot is empty. */
export function naiveBavarianEnds(deals: readonly PaidDeal[], options: Notes): readonly number[] {
  if (options['payment'] !== 'points') return [];
  const ends: number[] = [];
  let pot = 0;
  for (const [i, { table, items }] of deals.entries()) {
    const antes = table * Number(options['pot-ante']);
    if (pot === 0) pot = antes;
    for (const item of items) {
      if (item.to === 'pot') pot += movedBy(item);
      if (item.from === 'pot') pot -= movedBy(item);
    }
    while (options['pot-short'] === 'replenish' && pot < 0) pot += antes;
    if (pot === 0) ends.push(i + 1);
  }
  return ends;
}
