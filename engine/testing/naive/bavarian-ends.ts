import type { Notes } from '#engine/core/json.ts';
import { endsAt, movedBy, type PaidDeal } from '../series/naive-ends.ts';

/** Where rounds of Bavarian Tarock end, counted once more from docs/rules/bavarian.md §8: when the pot is empty, or a bank. */
export function naiveBavarianEnds(deals: readonly PaidDeal[], options: Notes, profile: string): readonly number[] {
  if (profile === 'sharp') return endsAt(deals, (points) => points + Number(options['start-bank']) <= 0);
  const hasPot = profile === 'haferl' || profile === 'berliner' || options['payment'] === 'points';
  if (!hasPot) return [];
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
