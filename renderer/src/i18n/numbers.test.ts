import { expect, test } from 'vitest';
import { rational } from '#engine/core/rational.ts';
import { exactly, points, type Scoring, signed } from './numbers.ts';

const SHARED: Scoring = { language: 'de', parts: 'shares' };
const GERMAN: Scoring = { language: 'de', parts: 'hundredths' };
const ENGLISH: Scoring = { language: 'en', parts: 'hundredths' };

test.each([
  [rational(12), '12'],
  [rational(-2, 3), '−⅔'],
  [rational(4, 3), '1⅓'],
  [rational(0), '0'],
  [rational(-7, 5), '−1 2/5'],
  [rational(-2, 5), '−2/5'],
])('writes points as people do', (value, shown) => expect(points(value, SHARED)).toBe(shown));

test('adds a plus to winnings only if asked', () => {
  expect(signed(rational(3), SHARED)).toBe('+3');
  expect(signed(rational(0), SHARED)).toBe('0');
});

// Reform §11: 30, 41, 59; half of a hundredth where minus points count half; the mean of three tables.
test.each([
  [rational(126, 5), '25,20', '25.20'],
  [rational(-42, 5), '−8,40', '−8.40'],
  [rational(28), '28', '28'],
  [rational(69, 2), '34,50', '34.50'],
  [rational(-23, 2), '−11,50', '−11.50'],
  [rational(-20_729, 50), '−414,58', '−414.58'],
  [rational(-49_587, 100), '−495,87', '−495.87'],
  [rational(1, 20), '0,05', '0.05'],
  [rational(0), '0', '0'],
  [rational(-841, 200), '−4,205', '−4.205'],
  [rational(4, 3), '1,33', '1.33'],
])('writes %j with two decimals where a family counts in hundredths', (value, de, en) =>
  expect([points(value, GERMAN), points(value, ENGLISH)]).toEqual([de, en]),
);

test.each([
  [rational(333, 100), '3,33'],
  [rational(-999, 100), '−9,99'],
  [rational(-115, 3), '−38⅓'],
  [rational(1, 2), '½'],
  [rational(-10_003, 300), '−33 103/300'],
])('leaves shares as they are where only some are rounded to hundredths: %j (tuebingen TU2)', (value, de) =>
  expect(points(value, { language: 'de', parts: 'rounded' })).toBe(de),
);

test('groups thousands with a decimal as without one', () => {
  const group = points(rational(12_345), GERMAN).replace(/\d/g, '');
  expect(points(rational(1_234_550, 100), GERMAN)).toBe(`12${group}345,50`);
  expect(points(rational(1_234_550, 100), ENGLISH)).toBe('12,345.50');
});

test.each([
  [rational(3, 2), '1½', '1½'],
  [rational(4, 3), '1⅓', '1⅓'],
  [rational(6, 5), '1,2', '1.2'],
  [rational(-9, 10), '−0,9', '−0.9'],
  [rational(2), '2', '2'],
])('writes a factor as people say it, in whatever the family counts: %j', (value, de, en) =>
  expect([exactly(value, 'de'), exactly(value, 'en')]).toEqual([de, en]),
);
