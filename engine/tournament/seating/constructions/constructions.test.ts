import { describe, expect, it } from 'vitest';
import { qualityOf } from '../quality.ts';
import type { Plan } from '../types.ts';
import { fieldOf } from './field.ts';
import { developed } from './starters.ts';
import { STARTERS } from './starters-data.ts';
import { extended, transversal } from './transversal.ts';

const players = (plan: Plan): number => plan[0]?.flat().length ?? 0;

/** Everybody plays once per round. */
function expectRounds(plan: Plan): void {
  for (const round of plan) expect(round.flat().sort((a, b) => a - b)).toEqual(round.flat().map((_, i) => i));
}

describe('fields', () => {
  it.each([2, 3, 4, 5, 7, 8, 9, 11, 16, 25, 27, 32, 49])('of %i elements support division', (q) => {
    const field = fieldOf(q);
    if (!field) throw new Error('no field');
    const elements = Array.from({ length: q }, (_, i) => i);
    for (const a of elements) {
      expect(new Set(elements.map((b) => field.plus(a, b))).size).toBe(q);
      expect([field.times(a, 1), field.times(a, 0)]).toEqual([a, 0]);
      if (a > 0) expect(new Set(elements.map((b) => field.times(a, b))).size).toBe(q);
      expect(field.times(a, field.plus(1, a))).toBe(field.plus(a, field.times(a, a)));
    }
  });

  it.each([1, 6, 10, 12])('of %i elements do not exist', (q) => expect(fieldOf(q)).toBeUndefined());
});

describe('transversal designs', () => {
  it.each([
    [4, 7, 7],
    [5, 7, 7],
    [5, 5, 5],
    [4, 4, 4],
    [4, 8, 8],
    [3, 9, 9],
    [3, 46, 23],
    [4, 6, 2],
    [5, 12, 3],
  ])('of %i rows of %i have %i rounds without a repeat', (k, g, rounds) => {
    const plan = transversal(k, g);
    expect(plan).toHaveLength(rounds);
    expectRounds(plan);
    expect(qualityOf(plan, k * g).repeats).toBe(0);
  });

  it.each([
    [3, 3],
    [4, 4],
    [5, 5],
    [7, 7],
    [8, 8],
    [9, 9],
    [3, 9],
    [4, 16],
  ])('of %i rows of %i grow until everybody has met everybody', (k, g) => {
    const plan = extended(k, g);
    expectRounds(plan);
    expect(qualityOf(plan, k * g)).toMatchObject({ repeats: 0, unmet: [] });
  });
});

describe('starters', () => {
  it.each(STARTERS.map((one) => [one.size * one.tables, one.size, one] as const))(
    '%i players at tables of %i: nothing is better',
    (_, size, starter) => {
      const plan = developed(starter);
      expectRounds(plan);
      expect(plan.flat().every((table) => table.length === size)).toBe(true);
      expect(qualityOf(plan, players(plan)).proven).toBe(true);
    },
  );
});
