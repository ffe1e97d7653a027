import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  absolute,
  add,
  compare,
  divide,
  equal,
  isDecimal,
  isPart,
  multiply,
  negate,
  ONE,
  parseRational,
  type Parts,
  rational,
  showRational,
  subtract,
  sum,
  ZERO,
} from './rational.ts';

const fraction = fc
  .tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 60 }))
  .map(([n, d]) => rational(n, d));

describe('rational', () => {
  it('is in lowest terms with a positive denominator', () => {
    expect(rational(6, -4)).toEqual({ n: -3, d: 2 });
    expect(rational(0, -7)).toEqual({ n: 0, d: 1 });
    expect(Object.is(rational(0, -7).n, 0)).toBe(true);
  });

  it.each([
    [1, 0],
    [1.5, 1],
    [NaN, 1],
    [2 ** 53, 1],
  ])('throws on %s/%s', (n, d) => {
    expect(() => rational(n, d)).toThrow(RangeError);
  });

  it('obeys the laws of a field', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a));
        expect(multiply(a, b)).toEqual(multiply(b, a));
        expect(add(add(a, b), c)).toEqual(add(a, add(b, c)));
        expect(multiply(multiply(a, b), c)).toEqual(multiply(a, multiply(b, c)));
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(add(a, negate(a))).toEqual(ZERO);
        expect(subtract(a, b)).toEqual(add(a, negate(b)));
        expect(multiply(a, ONE)).toEqual(a);
        if (b.n !== 0) expect(multiply(divide(a, b), b)).toEqual(a);
        expect(sum([a, b, c])).toEqual(add(a, add(b, c)));
      }),
    );
  });

  it('has the order of the numbers', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        expect(Math.sign(compare(a, b))).toBe(Math.sign(a.n / a.d - b.n / b.d));
        expect(equal(a, b)).toBe(compare(a, b) === 0);
        expect(compare(absolute(a), ZERO)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('reads what it writes', () => {
    fc.assert(
      fc.property(fraction, (a) => {
        expect(parseRational(showRational(a))).toEqual(a);
      }),
    );
    expect([rational(7), rational(-2, 3)].map(showRational)).toEqual(['7', '-2/3']);
  });

  it('is part of a point as points are divided', () => {
    const parts = (of: Parts) => [1, 2, 3, 5, 12, 25, 100, 200].filter((d) => isPart(rational(7, d), of));
    expect(parts('shares')).toEqual([1, 2, 3, 12]);
    expect(parts('hundredths')).toEqual([1, 2, 5, 25, 100]);
    expect(parts('whole')).toEqual([1]);
    expect(parts('rounded')).toEqual([1, 2, 3, 5, 12, 25, 100]);
  });

  it('has decimals where points are divided into them, or rounded to them', () => {
    const decimals = (of: Parts) => [1, 2, 3, 5, 12, 25, 100, 300].filter((d) => isDecimal(rational(7, d), of));
    expect(decimals('shares')).toEqual([]);
    expect(decimals('whole')).toEqual([]);
    expect(decimals('hundredths')).toEqual([2, 3, 5, 12, 25, 100, 300]);
    expect(decimals('rounded')).toEqual([5, 25, 100]);
  });

  it.each(['', ' 1', '+1', '1/', '/2', '2/4', '3/1', '-0', '01', '1.5', '1/0', '9'.repeat(20), '1/-2', 'x'])(
    'does not read %j',
    (text) => expect(parseRational(text)).toBeUndefined(),
  );
});
