import { range } from '../cells.ts';
import type { Plan } from '../types.ts';
import { fieldOf } from './field.ts';

/**
 * Rounds for k rows of g players (player j of row i is i * g + j) in which every table takes one player of each row and no
 * pair meets twice: a transversal design. If g is a prime power there are g such rounds (k <= g): in round a, player
 * (i, j) sits at table j - a·i. For other g the same works modulo g, for as many rounds as no difference of two of them
 * times a difference of two rows is 0.
 */
export function transversal(k: number, g: number): Plan {
  const field = k <= g ? fieldOf(g) : undefined;
  return field ? overField(k, g, field.plus, field.times) : grid(k, g);
}

function overField(
  k: number,
  g: number,
  plus: (a: number, b: number) => number,
  times: (a: number, b: number) => number,
): Plan {
  // Player j of row i is at table t where j = t + a·i.
  return range(g).map((a) => range(g).map((t) => range(k).map((i) => i * g + plus(t, times(a, i)))));
}

function grid(k: number, g: number): Plan {
  const rounds = Math.min(g, ...range(k).map((d) => (d === 0 ? g : g / gcd(d, g))));
  return range(rounds).map((a) => range(g).map((t) => range(k).map((i) => i * g + ((t + a * i) % g))));
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * The rounds of `transversal`, and then each row by itself: its players have not met one another, so a row of g = k
 * players is a table, and a longer row continues as a smaller evening. With g = k a prime power this is the affine plane:
 * k² players, k + 1 rounds, everybody meets everybody once.
 */
export function extended(k: number, g: number): Plan {
  const rounds = transversal(k, g);
  if (g % k !== 0 || rounds.length < g) return rounds;
  const within = g === k ? [[range(k)]] : extended(k, g / k);
  return [
    ...rounds,
    ...within.map((round) => range(k).flatMap((i) => round.map((table) => table.map((j) => i * g + j)))),
  ];
}
