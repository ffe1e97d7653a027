import { describe, expect, test } from 'vitest';
import { rational, showRational } from '#engine/core/rational.ts';
import type { Scoring } from '#page/i18n/numbers.ts';
import { readPoints, understood, writePoints } from './points-text.ts';

const SHARED: Scoring = { language: 'de', parts: 'shares' };

test.each([
  ['12', '12'],
  ['+12', '12'],
  ['-7', '-7'],
  ['−7', '-7'],
  ['– 7', '-7'],
  ['-7 1/3', '-22/3'],
  ['-7⅓', '-22/3'],
  ['7 ⅔', '23/3'],
  ['⅔', '2/3'],
  ['-⅓', '-1/3'],
  ['7/2', '7/2'],
  ['6/2', '3'],
  [',5', '1/2'],
  ['-3,5', '-7/2'],
  ['3.25', '13/4'],
  ['0', '0'],
  ['-0', '0'],
  ['  4  1/3 ', '13/3'],
])('%s is %s', (text, value) => {
  const read = readPoints(text, 'shares');
  expect(read && showRational(read)).toBe(value);
});

test.each(['', '-', 'x', '3,33', ',3', '1/0', '7//2', '1 2', '12345678', '--3', '3 -1/3', '1e3'])(
  '%j is not a number of points',
  (text) => expect(readPoints(text, 'shares')).toBeUndefined(),
);

test('what is written can be read again', () => {
  for (const d of [1, 2, 3, 4, 6, 12])
    for (let n = -40; n <= 40; n++)
      expect(readPoints(writePoints(rational(n, d), SHARED), 'shares')).toEqual(rational(n, d));
});

test.each([
  ['7/2', '3½'],
  ['-35/2', '−17½'],
  ['7 1/3', '7⅓'],
  ['12', undefined],
  ['7½', undefined],
  ['1/0', undefined],
  ['7/', undefined],
])('of %s it is said that it was read as %s', (text, said) => expect(understood(text, SHARED)).toBe(said));

describe('in hundredths', () => {
  test.each([
    ['161,29', '16129/100'],
    ['161.29', '16129/100'],
    ['-414,58', '-20729/50'],
    ['−8,4', '-42/5'],
    ['25,20', '126/5'],
    [',05', '1/20'],
    ['28', '28'],
    ['11½', '23/2'],
    ['7/2', '7/2'],
  ])('%s is %s', (text, value) => {
    const read = readPoints(text, 'hundredths');
    expect(read && showRational(read)).toBe(value);
  });

  test.each(['161,', '161,295', '1.234,50', ',', '1,2,3', '8,-'])('%j is no number', (text) =>
    expect(readPoints(text, 'hundredths')).toBeUndefined(),
  );

  test.each([
    ['de', '-414,58', '1234,50'],
    ['en', '-414.58', '1234.50'],
  ] as const)('they are typed as they are read, in %s', (language, lost, won) => {
    const scoring: Scoring = { language, parts: 'hundredths' };
    expect([rational(-20_729, 50), rational(2469, 2), rational(28)].map((one) => writePoints(one, scoring))).toEqual([
      lost,
      won,
      '28',
    ]);
    for (let n = -1234; n <= 1234; n++)
      expect(readPoints(writePoints(rational(n, 100), scoring), 'hundredths')).toEqual(rational(n, 100));
  });

  test('they are also read where shares are rounded to them, and typed as they are read', () => {
    const scoring: Scoring = { language: 'de', parts: 'rounded' };
    const typed = [rational(333, 100), rational(-115, 3), rational(1, 2)].map((one) => writePoints(one, scoring));
    expect(typed).toEqual(['3,33', '-38 1/3', '1/2']);
    expect(typed.map((text) => readPoints(text, 'rounded'))).toEqual([
      rational(333, 100),
      rational(-115, 3),
      rational(1, 2),
    ]);
  });

  test.each(['1,5', '1,25', ',5', '1.05'])('there are none where units are whole: %s', (text) =>
    expect(readPoints(text, 'whole')).toBeUndefined(),
  );

  test('of a fraction it is said how it was read', () =>
    expect(understood('-7/4', { language: 'de', parts: 'hundredths' })).toBe('−1,75'));
});
