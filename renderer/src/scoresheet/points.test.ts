import { expect, test } from 'vitest';
import { readThirds, showThirds, understoodThirds, writeThirds } from './points.ts';

test.each([
  ['35/2', 107],
  ['36', 108],
  [' 16 / 1 ', 49],
  ['0', 0],
  ['35⅔', 107],
  ['⅓', 1],
])('%s is %i thirds', (text, thirds) => expect(readThirds(text)).toBe(thirds));

test.each(['', '35/3', '-1', '35,5', '107/1', 'x'])('%j is not a count', (text) =>
  expect(readThirds(text)).toBeUndefined(),
);

test('what is shown or written can be read again', () => {
  for (let thirds = 0; thirds <= 210; thirds++) {
    expect(readThirds(showThirds(thirds))).toBe(thirds);
    expect(readThirds(writeThirds(thirds))).toBe(thirds);
  }
});

test.each([
  ['35/2', '35⅔'],
  ['36/0', '36'],
  ['0/1', '⅓'],
  ['36', undefined],
  ['35⅔', undefined],
  ['35/3', undefined],
])('of %s it is said that it was read as %s', (text, said) => expect(understoodThirds(text)).toBe(said));
