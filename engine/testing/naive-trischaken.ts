import type { Notes } from '../core/json.ts';
import { rational, type Rational } from '../core/rational.ts';

/** tirol §8.4 by hand: points for four players in order from forehand, each with his thirds; in sixths until the end. */
export function trischakenPoints(thirds: readonly number[], options: Notes): readonly Rational[] {
  const points = thirds.map(() => 0);
  const pay = (from: number, to: number, amount: number): void => {
    points[from] = (points[from] ?? 0) - amount * 6;
    points[to] = (points[to] ?? 0) + amount * 6;
  };
  const all = [0, 1, 2, 3];
  const at = (i: number): number => thirds[i] ?? 0;

  if (options['trischaken-settlement'] === 'online') {
    for (const i of all) for (const j of all) if (at(i) > at(j)) pay(i, j, i === 0 && at(0) >= 107 ? 4 : 2);
    return points.map((sixths) => rational(sixths, 6));
  }

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
      // Places are numbered from the highest; the first two lose 2, the others win 2, and equals share.
      const above = all.filter((j) => at(j) > at(i)).length;
      const equals = all.filter((j) => at(j) === at(i)).length;
      let sum = 0;
      for (let place = above; place < above + equals; place++) sum += place < 2 ? -2 : 2;
      points[i] = (sum * 6) / equals;
    }
  return points.map((sixths) => rational(sixths, 6));
}
