import type { Notes } from '../core/json.ts';
import { type Rational, rational } from '../core/rational.ts';

/** tirol §8.4 by hand: points of four players in order from forehand, from each one's thirds; in sixths until the end. */
export function trischakenPoints(thirds: readonly number[], profile: string, options: Notes): readonly Rational[] {
  const points = thirds.map(() => 0);
  const pay = (from: number, to: number, amount: number): void => {
    points[from] = (points[from] ?? 0) - amount * 6;
    points[to] = (points[to] ?? 0) + amount * 6;
  };
  const all = [0, 1, 2, 3];
  const at = (i: number): number => thirds[i] ?? 0;

  const t = profile === 'ooe-2023' ? 1 : 2;
  if (options['trischaken-positive'] === true) {
    for (const i of all) for (const j of all) if (at(i) > at(j)) pay(j, i, t);
    return points.map((sixths) => rational(sixths, 6));
  }
  if (options['trischaken-settlement'] === 'online') {
    for (const i of all) for (const j of all) if (at(i) > at(j)) pay(i, j, i === 0 && at(0) >= 107 ? 2 * t : t);
    return points.map((sixths) => rational(sixths, 6));
  }
  if (profile === 'ooe-2023') return upperAustrian(thirds);

  const mayor = all.find((i) => at(i) >= 107);
  const most = Math.max(at(1), at(2), at(3));
  const alone = at(0) > most || (at(0) === most && options['trischaken-forehand-tie'] === 'alone');
  const payer = mayor ?? (alone ? 0 : undefined);
  const without = all.filter((i) => at(i) === 0);

  if (payer !== undefined) for (const i of all) if (i !== payer) pay(payer, i, mayor === 0 ? 4 : 2);
  if (without.length > 0) {
    const each = payer === undefined && without.length === 2 && options['two-virgins'] === 'split' ? 1.5 : 2;
    for (const i of all) if (at(i) > 0 && i !== payer) for (const j of without) pay(i, j, each);
  }
  if (payer === undefined && without.length === 0)
    for (const i of all) {
      // Places are numbered from the highest; the first two lose 2, the others win 2, and ties share.
      const above = all.filter((j) => at(j) > at(i)).length;
      const equals = all.filter((j) => at(j) === at(i)).length;
      let sum = 0;
      for (let place = above; place < above + equals; place++) sum += place < 2 ? -2 : 2;
      points[i] = (sum * 6) / equals;
    }
  return points.map((sixths) => rational(sixths, 6));
}

/** tirol §14 by hand: the highest pays, forehand in any case alone and double; a player without a trick takes everything. */
function upperAustrian(thirds: readonly number[]): readonly Rational[] {
  const most = Math.max(...thirds);
  const losers = thirds.flatMap((count, i) => (count === most ? [i] : []));
  const without = thirds.flatMap((count, i) => (count === 0 ? [i] : []));
  const result = thirds.map(() => 0);
  if (losers.length === 1 || losers.includes(0)) {
    const loser = losers.includes(0) ? 0 : (losers[0] ?? 0);
    const b = (loser === 0 ? 2 : 1) * (most >= 107 ? 2 : 1);
    const takers = without.length > 0 ? without : [0, 1, 2, 3].filter((i) => i !== loser);
    const total = b === 1 && without.length === 2 ? 4 : 3 * b;
    result[loser] = -total * 6;
    for (const taker of takers) result[taker] = (total * 6) / takers.length;
  } else {
    const each = losers.length === 2 ? 2 : 1;
    for (const loser of losers) result[loser] = -each * 6;
    const rest = [0, 1, 2, 3].filter((i) => !losers.includes(i));
    const takers = without.length === 1 ? without : rest;
    for (const taker of takers) result[taker] = (each * losers.length * 6) / takers.length;
  }
  return result.map((sixths) => rational(sixths, 6));
}
