import { below, type Rng, shuffled } from '#engine/core/rng.ts';
import { cell, range } from '#engine/tournament/seating/cells.ts';
import type { Clock } from './anneal-search.ts';
import type { Instance } from './instances.ts';

/**
 * Plans that are invariant under a rotation of the players: groups of `order` players move on by one while the rest, the
 * last ones, stay, and each base round gives `order` rounds. Only the base rounds are annealed; all pairs that the
 * rotation maps to one another meet equally often.
 */
export interface Turning {
  readonly order: number;
  readonly fixed: number;
  readonly bases: number;
}

/** Every turning of order 2 or more that divides the number of rounds, or exceeds it by at most two. */
export function turningsOf({ players, rounds }: Instance): readonly Turning[] {
  return range(rounds + 3)
    .filter((order) => order >= 2 && (rounds % order === 0 || order > rounds))
    .flatMap((order) =>
      range(Math.floor(players / order))
        .map((i) => (players % order) + i * order)
        .filter((fixed) => fixed <= Math.max(players / 4, players % order))
        .map((fixed) => ({ order, fixed, bases: Math.ceil(rounds / order) })),
    );
}

const turn = (player: number, by: number, { order }: Turning, moving: number): number =>
  player >= moving ? player : player - (player % order) + (((player % order) + by) % order);

/** By ordered pair, its orbit under the turning; and the size of each orbit. */
function classesOf(n: number, turning: Turning): { readonly of: Int32Array; readonly size: Int32Array } {
  const moving = n - turning.fixed;
  const of = new Int32Array(n * n).fill(-1);
  const sizes: number[] = [];
  for (let a = 0; a < n; a++)
    for (let b = 0; b < a; b++) {
      if (cell(of, a * n + b) >= 0) continue;
      let size = 0;
      for (let by = 0; by < turning.order; by++) {
        const [x, y] = [turn(a, by, turning, moving), turn(b, by, turning, moving)];
        if (cell(of, x * n + y) < 0) size++;
        of[x * n + y] = of[y * n + x] = sizes.length;
      }
      sizes.push(size);
    }
  return { of, size: Int32Array.from(sizes) };
}

/** Anneals the base rounds of a turning once over the whole time; returns all rounds, seat by seat. */
export function turnedSeats(
  { players: n, sizes, rounds }: Instance,
  turning: Turning,
  clock: Clock,
  rng: Rng,
): readonly number[] {
  const { of, size } = classesOf(n, turning);
  const { order, bases } = turning;
  const table = sizes.flatMap((one, i) => Array<number>(one).fill(i));
  const first = table.map((one) => table.indexOf(one));
  const at = Int32Array.from(range(bases).flatMap(() => shuffled(range(n), rng)));
  // Meetings of an orbit: each of its pairs at a base table gives each pair of the orbit order / size meetings.
  const met = new Int32Array(size.length);
  let cost = 0;
  const count = (a: number, b: number, by: number): void => {
    const one = cell(of, a * n + b);
    const many = cell(size, one);
    const each = order / many;
    const before = cell(met, one);
    cost -= (many * before * (before - 1)) / 2;
    met[one] = before + by * each;
    cost += (many * cell(met, one) * (cell(met, one) - 1)) / 2;
  };
  const sit = (base: number, s: number, player: number, by: number): void => {
    const begin = first[s] ?? 0;
    for (let i = begin; table[i] === table[s]; i++) if (i !== s) count(player, cell(at, base + i), by);
  };
  for (let base = 0; base < at.length; base += n)
    for (let s = 0; s < n; s++)
      for (let i = first[s] ?? 0; i < s; i++) count(cell(at, base + s), cell(at, base + i), 1);
  const swap = (base: number, s: number, t: number): void => {
    const [x, y] = [cell(at, base + s), cell(at, base + t)];
    sit(base, s, x, -1);
    sit(base, t, y, -1);
    at[base + s] = y;
    at[base + t] = x;
    sit(base, s, y, 1);
    sit(base, t, x, 1);
  };
  let [least, best] = [cost, at.slice()];
  const [hot, cold] = [1.2 * order, 0.15 * order];
  for (let done = clock(); done < 1 && least > 0; done = clock()) {
    const temperature = hot * (cold / hot) ** done;
    for (let step = 0; step < 1024; step++) {
      const base = below(bases, rng) * n;
      const [s, t] = [below(n, rng), below(n, rng)];
      if (table[s] === table[t]) continue;
      const before = cost;
      swap(base, s, t);
      if (cost > before && rng() >= Math.exp((before - cost) / temperature)) swap(base, s, t);
      if (cost < least) [least, best] = [cost, at.slice()];
    }
  }
  return range(bases)
    .flatMap((base) =>
      range(order).map((by) =>
        [...best.slice(base * n, (base + 1) * n)].map((player) => turn(player, by, turning, n - turning.fixed)),
      ),
    )
    .slice(0, rounds)
    .flat();
}
