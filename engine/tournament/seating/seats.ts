import { pick, seededRng, shuffled } from '#engine/core/rng.ts';
import { sum } from './cells.ts';
import type { Plan } from './types.ts';

/**
 * Assigns seats, once it is settled who plays together. The first seat deals first, the second is forehand of the first
 * deal; each player should have every seat equally often. Rounds before `from` keep their seats. The same plan and seed
 * give the same seats.
 */
export function spreadSeats(plan: Plan, seed: string, from = 0): Plan {
  const rng = seededRng(`seats/${seed}`);
  const had = new Map<number, number[]>();
  // One more turn raises the sum of squared turns by 2m + 1, so the order with the least sum of m is best.
  const count = (player: number, seat: number): number => had.get(player)?.[seat] ?? 0;
  return plan.map((round, i) => {
    const seated = round.map((table) => {
      if (i < from) return table;
      const orders = permutations(shuffled(table, rng));
      const costs = orders.map((order) => sum(order.map((player, seat) => count(player, seat))));
      const least = Math.min(...costs);
      return pick(
        orders.filter((_, k) => costs[k] === least),
        rng,
      );
    });
    for (const table of seated)
      for (const [seat, player] of table.entries()) {
        const seats = had.get(player) ?? [];
        seats[seat] = (seats[seat] ?? 0) + 1;
        had.set(player, seats);
      }
    return seated;
  });
}

function permutations(list: readonly number[]): readonly (readonly number[])[] {
  if (list.length <= 1) return [list];
  return list.flatMap((one, i) => permutations(list.filter((_, k) => k !== i)).map((rest) => [one, ...rest]));
}
