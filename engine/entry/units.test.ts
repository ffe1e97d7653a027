import { expect, test } from 'vitest';
import type { Unit } from '../core/pack.ts';
import { readCount, showCount, understoodCount, writeCount } from './units.ts';

const THIRDS: Unit = { id: 'points', parts: 3, total: 210 };
const HALVES: Unit = { id: 'points', parts: 2, total: 182 };
const WHOLE: Unit = { id: 'points', parts: 1, total: 120 };
const TRICKS: Unit = { id: 'tricks', parts: 1, total: 12 };

test.each([
  ['35/2', THIRDS, 107],
  ['36', THIRDS, 108],
  [' 16 / 1 ', THIRDS, 49],
  ['0', THIRDS, 0],
  ['35⅔', THIRDS, 107],
  ['⅓', THIRDS, 1],
  ['45½', HALVES, 91],
  ['45/1', HALVES, 91],
  ['119', WHOLE, 119],
  ['12', TRICKS, 12],
] as const)('%s is read by its unit', (text, unit, count) => expect(readCount(text, unit)).toBe(count));

test.each([
  ['', THIRDS],
  ['35/3', THIRDS],
  ['-1', THIRDS],
  ['35,5', THIRDS],
  ['107/1', THIRDS],
  ['35½', THIRDS],
  ['x', THIRDS],
  ['3/', THIRDS],
  ['45/2', HALVES],
  ['45⅓', HALVES],
  ['3/0', TRICKS],
  ['100', TRICKS],
] as const)('%j is not a count', (text, unit) => expect(readCount(text, unit)).toBeUndefined());

test.each([THIRDS, HALVES, WHOLE, TRICKS])('what is shown or written in $total parts can be read again', (unit) => {
  for (let count = 0; count <= unit.total; count++) {
    expect(readCount(showCount(count, unit), unit)).toBe(count);
    expect(readCount(writeCount(count, unit), unit)).toBe(count);
  }
});

test.each([
  ['35/2', '35⅔'],
  ['36/0', '36'],
  ['0/1', '⅓'],
  ['36', undefined],
  ['35⅔', undefined],
  ['35/3', undefined],
])('of %s it is said that it was read as %s', (text, said) => expect(understoodCount(text, THIRDS)).toBe(said));
