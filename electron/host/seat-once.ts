import { seededRng, shuffled } from '../../engine/core/rng.ts';
import type { Plan, Round } from '../../engine/tournament/seating/types.ts';
import type { SeatingMethod } from '../protocol/messages.ts';

/** Rounds that need no search: by lot, by rank, or as in the round before. */
export function seatOnce(
  method: Exclude<SeatingMethod, 'planned' | 'round-by-round'>,
  present: readonly number[],
  sizes: readonly number[],
  ranks: readonly number[],
  fixed: Plan,
  rounds: number,
  seed: string,
): Plan {
  return Array.from({ length: rounds }, (_, i): Round => {
    const rng = seededRng(rounds === 1 ? seed : `${seed} ${i + 1}`);
    const ranked = [...ranks.filter((player) => present.includes(player))];
    const order = [...ranked, ...present.filter((player) => !ranked.includes(player))];
    switch (method) {
      case 'random':
        return cut(shuffled(present, rng), sizes);
      case 'rank-blocks':
        return cut(order, sizes);
      case 'rank-interval':
        return dealtOut(order, sizes);
      case 'rank-thirds':
        return cut(
          thirds(order).flatMap((third) => shuffled(third, rng)),
          sizes,
        );
      case 'fixed':
        return fixed.at(-1) ?? cut(shuffled(present, seededRng(seed)), sizes);
    }
  });
}

const cut = (order: readonly number[], sizes: readonly number[]): Round => {
  let next = 0;
  return sizes.map((size) => order.slice(next, (next += size)));
};

/** The first to the first table, the second to the second, and round again. */
function dealtOut(order: readonly number[], sizes: readonly number[]): Round {
  const tables: number[][] = sizes.map(() => []);
  let at = 0;
  for (const player of order) {
    while ((tables[at % sizes.length]?.length ?? 0) >= (sizes[at % sizes.length] ?? 0)) at++;
    tables[at % sizes.length]?.push(player);
    at++;
  }
  return tables;
}

const thirds = (order: readonly number[]): readonly (readonly number[])[] => {
  const third = Math.ceil(order.length / 3);
  return [order.slice(0, third), order.slice(third, 2 * third), order.slice(2 * third)];
};
