import { expect, test } from 'vitest';
import { rational, showRational } from '../../../../engine/core/rational.ts';
import { readPoints, understood, writePoints } from './points-text.ts';

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
  const read = readPoints(text);
  expect(read && showRational(read)).toBe(value);
});

test.each(['', '-', 'x', '3,33', ',3', '1/0', '7//2', '1 2', '12345678', '--3', '3 -1/3', '1e3'])(
  '%j is not a number of points',
  (text) => expect(readPoints(text)).toBeUndefined(),
);

test('what is written can be read again', () => {
  for (const d of [1, 2, 3, 4, 6, 12])
    for (let n = -40; n <= 40; n++) expect(readPoints(writePoints(rational(n, d)))).toEqual(rational(n, d));
});

test.each([
  ['7/2', '3½'],
  ['-35/2', '−17½'],
  ['7 1/3', '7⅓'],
  ['12', undefined],
  ['7½', undefined],
  ['1/0', undefined],
  ['7/', undefined],
])('of %s it is said that it was read as %s', (text, said) => expect(understood(text, 'de')).toBe(said));
