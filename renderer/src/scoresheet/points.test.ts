import { expect, test } from 'vitest';
import { readThirds, showThirds, writeThirds } from './points.ts';

test.each([
  ['35/2', 107],
  ['36', 108],
  [' 16 / 1 ', 49],
  ['0', 0],
  ['35⅔', 107],
  ['⅓', 1],
])('%s is %i thirds', (text, thirds) => expect(readThirds(text)).toBe(thirds));

test.each(['', '35/3', '-1', '35,5', '107/1', 'x'])('%j is no count', (text) =>
  expect(readThirds(text)).toBeUndefined(),
);

test('what is shown or written can be read again', () => {
  for (let thirds = 0; thirds <= 210; thirds++) {
    expect(readThirds(showThirds(thirds))).toBe(thirds);
    expect(readThirds(writeThirds(thirds))).toBe(thirds);
  }
});
