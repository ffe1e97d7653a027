import { describe, expect, it } from 'vitest';
import { BEST_FOUND, compareValues, readPlan, valueOf } from '#engine/testing/seating/best-found.ts';
import { drawInstances, DRAWN_BY, hardInstances, HOW_MANY, nameOf, taskOf } from '#engine/testing/seating/instances.ts';
import { boundOf, knownOptimum } from './bounds/bounds.ts';
import { planSeating } from './plan.ts';
import { qualityOf } from './quality.ts';

const named = BEST_FOUND.instances.map((one) => [nameOf(one), one] as const);

describe('the best plans found independently of the planner', () => {
  it('cover the evenings drawn from the seed, and the hard ones', () => {
    const drawn = [...drawInstances(DRAWN_BY, HOW_MANY), ...hardInstances()].map(nameOf);
    expect(BEST_FOUND.drawnBy).toBe(DRAWN_BY);
    expect(named.map(([name]) => name).sort()).toEqual([...drawn].sort());
  });

  it.each(named)('%s: the plan is valid, its value is right, and no bound exceeds it', (_, one) => {
    const { players, sizes, rounds, best, bound, proven, searches } = one;
    const plan = readPlan(one.plan);
    const everybody = Array.from({ length: players }, (__, player) => player);
    expect(plan).toHaveLength(rounds);
    for (const round of plan) {
      expect(round.map(({ length }) => length)).toEqual(sizes);
      expect(round.flat().sort((a, b) => a - b)).toEqual(everybody);
    }
    expect(valueOf(plan)).toEqual(best);
    expect(qualityOf(plan, players, taskOf(one))).toMatchObject({ q: best.q, repeats: best.repeats });
    const task = taskOf(one);
    const least = Math.max(boundOf(task).q, knownOptimum(task)?.q ?? 0);
    expect(bound).toEqual({ q: least, repeats: boundOf(task).repeats });
    expect(bound.q).toBeLessThanOrEqual(best.q);
    expect(bound.repeats).toBeLessThanOrEqual(best.repeats);
    expect(proven).toBe(best.q === bound.q);
    // At least three ways, unless the first ones have found an optimum.
    expect(Object.keys(searches).length === 3 || (proven && best.repeats === bound.repeats)).toBe(true);
    for (const own of Object.values(searches)) expect(compareValues(best, own)).toBeLessThanOrEqual(0);
  });
});

/** Some of each kind that the planner solves quickly; `npm run bench:seating` runs all. */
const QUICK = [
  '14 at 2x5 1x4, 9 rounds',
  '15 at 3x4 1x3, 7 rounds',
  '21 at 1x5 4x4, 9 rounds',
  '33 at 1x5 7x4, 4 rounds',
  '35 at 2x4 9x3, 8 rounds',
  '42 at 2x5 8x4, 8 rounds',
];

describe('the planner', () => {
  it.each(named.filter(([name]) => QUICK.includes(name)))('finds an equally good plan for %s', (_, one) => {
    for (const seed of ['1', '2']) {
      let done = false;
      const planned = planSeating(taskOf(one), {
        seed,
        steps: 100_000_000,
        stop: () => done,
        onBetter: ({ score }) => (done = compareValues(score, one.best) <= 0),
      });
      expect(planned.ok && compareValues(planned.value.score, one.best)).toBeLessThanOrEqual(0);
    }
  });

  it('gets its time in fractions, independent of any clock', () => {
    const task = {
      players: 20,
      rounds: Array.from({ length: 6 }, () => ({ type: 'free', sizes: [4, 4, 4, 4, 4] }) as const),
    };
    // A clock that advances by 1/200 at each look: the search ends when time is up, with a plan.
    let now = 0;
    const spent = (): number => (now += 1 / 200) - 1 / 200;
    const planned = planSeating(task, { seed: '1', spent, stop: () => now >= 1 });
    expect(planned.ok && planned.value.plan).toHaveLength(6);
    expect(now).toBeGreaterThanOrEqual(1);
  });
});
