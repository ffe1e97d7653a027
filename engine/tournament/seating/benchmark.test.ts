import { describe, expect, it } from 'vitest';
import { BEST_KNOWN, taskFor } from '#engine/testing/seating/best-known.ts';
import type { Found } from './bounds/best.ts';
import { planSeating } from './plan.ts';
import { qualityOf } from './quality.ts';
import type { SeatingTask } from './types.ts';

/** Plans with a generous number of steps; done as soon as Q (and the turns, if they count) reach the goal. */
function planned(task: SeatingTask, seed: string, q: number, repeats: number): Found {
  let done = false;
  const result = planSeating(task, {
    seed,
    steps: 60_000_000,
    stop: () => done,
    onBetter: ({ score }) => {
      done = score.q <= q && score.repeats <= repeats && (task.fair !== true || score.uneven === 0);
    },
  });
  if (!result.ok) throw new Error(result.error[0]?.code);
  return result.value;
}

describe('the best known plans', () => {
  it.each(BEST_KNOWN)('$players players at $tables, $rounds rounds: $repeats repeats, Q $q', (row) => {
    const { players, repeats, q, proven } = row;
    const task = taskFor(row);
    for (const seed of ['a', 'b', 'c']) {
      const { plan, score } = planned(task, seed, q, repeats);
      const quality = qualityOf(plan, players, task);
      expect(quality).toMatchObject({ repeats: score.repeats, q: score.q, proven });
      expect(quality.q).toBe(q);
      expect(quality.repeats).toBeLessThanOrEqual(repeats);
      expect(quality.bound.q).toBeLessThanOrEqual(q);
      expect(quality.bound.repeats).toBeLessThanOrEqual(quality.repeats);
    }
  });

  it('gives everybody two or three turns at the fives if that counts first, at a cost of no more than Q 22', () => {
    const { plan, score } = planned(taskFor({ players: 18, tables: '2x5 2x4', rounds: 4 }, true), 'a', 22, Infinity);
    expect(score).toMatchObject({ q: 22, uneven: 0 });
    expect(new Set(qualityOf(plan, 18).oddTurns)).toEqual(new Set([2, 3]));
  });

  it.each([
    [4, 3],
    [8, 7],
    [12, 11],
    [20, 19],
  ])('lets every pair of %i players meet three times in %i rounds (Whist)', (players, rounds) => {
    const { plan } = planned(taskFor({ players, tables: `${players / 4}x4`, rounds }), 'a', 0, 0);
    const { worst, unmet, proven } = qualityOf(plan, players);
    expect({ worst: worst.times, pairs: worst.pairs.length, unmet: unmet.length, proven }).toEqual({
      worst: 3,
      pairs: (players * (players - 1)) / 2,
      unmet: 0,
      proven: true,
    });
  });
});
