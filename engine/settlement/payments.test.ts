import { describe, expect, test } from 'vitest';
import { multiply, ONE, rational, showRational } from '../core/rational.ts';
import type { Doubling, Item } from '../kernel/score.ts';
import { factorsBetween } from './payments.ts';

const twice = ({ step, early }: Doubling) => ({ code: step, by: rational(early ? 3 : 2) });
const times = (item: Pick<Item, 'doublings' | 'protests'>, one: number, other: number): string =>
  showRational(factorsBetween(item, one, other, twice).reduce((product, { by }) => multiply(product, by), ONE));

/** 0 plays with 1 against 2 and 3. */
describe('doublings between two seats', () => {
  const kontra = { step: 'kontra', by: 2 };
  const rekontra = { step: 'rekontra', by: 0 };

  test('bind everybody as long as nobody protests', () => {
    expect(times({ doublings: [] }, 0, 2)).toBe('1');
    expect(times({ doublings: [kontra, rekontra] }, 1, 3)).toBe('4');
  });

  test('do not bind who protests them', () => {
    const item = { doublings: [kontra], protests: [{ by: 3, of: 1 }] };
    expect([times(item, 0, 2), times(item, 0, 3), times(item, 3, 1)]).toEqual(['2', '1', '1']);
  });

  test('bind a pair as far as both of them are bound', () => {
    const protests = [
      { by: 3, of: 1 },
      { by: 1, of: 2 },
    ];
    const item = { doublings: [kontra, rekontra], protests };
    const pairs = [
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
    ] as const;
    expect(pairs.map(([one, other]) => times(item, one, other))).toEqual(['4', '1', '2', '1']);
  });

  test('may count more if they were said early', () =>
    expect(times({ doublings: [{ ...kontra, early: true }, rekontra] }, 0, 2)).toBe('6'));
});
