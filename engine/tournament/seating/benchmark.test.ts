import { describe, expect, it } from 'vitest';
import { planSeating } from './plan.ts';
import { qualityOf } from './quality.ts';
import type { Found } from './best.ts';
import type { SeatingTask } from './types.ts';

/** The club's table of best known plans: players, tables, rounds, repeats (at most), Q, and whether it is proved. */
const ROWS: readonly (readonly [number, string, number, number, number, boolean])[] = [
  [8, '2x4', 3, 12, 12, true],
  [8, '2x4', 7, 56, 84, true],
  [12, '3x4', 3, 9, 9, true],
  [12, '3x4', 4, 18, 18, true],
  [12, '3x4', 5, 24, 30, true],
  [12, '3x4', 6, 45, 45, true],
  [12, '3x4', 11, 132, 198, true],
  [16, '4x4', 5, 0, 0, true],
  [16, '4x4', 6, 24, 24, true],
  [20, '5x4', 6, 6, 6, false],
  [24, '6x4', 7, 0, 0, true],
  [24, '6x4', 8, 12, 12, true],
  [28, '7x4', 9, 0, 0, true],
  [28, '7x4', 10, 42, 42, true],
  [32, '8x4', 10, 0, 0, true],
  [12, '4x3', 5, 3, 3, true],
  [12, '4x3', 6, 7, 7, true],
  [15, '5x3', 7, 0, 0, true],
  [18, '6x3', 8, 0, 0, true],
  [18, '6x3', 9, 9, 9, true],
  [18, '3x4 2x3', 5, 0, 0, true],
  [18, '2x5 2x4', 4, 11, 12, true],
  [28, '7x4', 3, 0, 0, true],
  [22, '2x5 3x4', 3, 0, 0, true],
  [138, '46x3', 4, 0, 0, true],
];

const sizesOf = (tables: string): readonly number[] =>
  tables.split(' ').flatMap((part) => {
    const [count = 0, size = 0] = part.split('x').map(Number);
    return Array<number>(count).fill(size);
  });

const taskOf = (players: number, tables: string, rounds: number, fair = false): SeatingTask => ({
  players,
  fair,
  rounds: Array.from({ length: rounds }, () => ({ type: 'free', sizes: sizesOf(tables) })),
});

/** Plans with a generous number of steps; done as soon as Q (and the turns, if they count) are what was asked for. */
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
  it.each(ROWS)('%i players at %s, %i rounds: %i repeats, Q %i', (players, tables, rounds, repeats, q, proven) => {
    const task = taskOf(players, tables, rounds);
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

  it('gives everybody two or three turns at the fives where that counts first, and no more than Q 22 for it', () => {
    const { plan, score } = planned(taskOf(18, '2x5 2x4', 4, true), 'a', 22, Infinity);
    expect(score).toMatchObject({ q: 22, uneven: 0 });
    expect(new Set(qualityOf(plan, 18).oddTurns)).toEqual(new Set([2, 3]));
  });

  it.each([
    [4, 3],
    [8, 7],
    [12, 11],
    [20, 19],
  ])('lets every pair of %i players meet three times in %i rounds (Whist)', (players, rounds) => {
    const { plan } = planned(taskOf(players, `${players / 4}x4`, rounds), 'a', 0, 0);
    const { worst, unmet, proven } = qualityOf(plan, players);
    expect({ worst: worst.times, pairs: worst.pairs.length, unmet: unmet.length, proven }).toEqual({
      worst: 3,
      pairs: (players * (players - 1)) / 2,
      unmet: 0,
      proven: true,
    });
  });
});
