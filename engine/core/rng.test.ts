import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, pick, seededRng, shuffled } from './rng.ts';

const draws = (seed: number | string, count = 20): readonly number[] => {
  const rng = seededRng(seed);
  return Array.from({ length: count }, () => rng());
};

describe('seeded chance', () => {
  it('repeats itself for the same seed only', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(draws(a)).toEqual(draws(a));
        if (a !== b) expect(draws(a)).not.toEqual(draws(b));
      }),
    );
    expect(draws(7)).toEqual(draws('7'));
  });

  it('never changes between versions: records of simulations name their seeds', () => {
    expect(draws('tarock', 3).map((x) => Math.floor(x * 1e6))).toMatchInlineSnapshot(`
      [
        26819,
        100900,
        583413,
      ]
    `);
  });

  it('stays in [0, 1) and spreads evenly', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (const x of draws('even', 20_000)) {
      expect(x >= 0 && x < 1).toBe(true);
      counts[Math.floor(x * 10)] = (counts[Math.floor(x * 10)] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('shuffles without losing or duplicating, every order about equally often', () => {
    const rng = seededRng('orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffled(['a', 'b', 'c'], rng).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('picks members and whole numbers in range', () => {
    const rng = seededRng('pick');
    const seen = new Set(Array.from({ length: 200 }, () => below(4, rng)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3]);
    expect(['x', 'y']).toContain(pick(['x', 'y'], rng));
    expect(() => pick([], rng)).toThrow('empty list');
  });
});
