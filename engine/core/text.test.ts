import { expect, test } from 'vitest';
import { fill } from './text.ts';

test('placeholders are filled, and stay if there is no value', () => {
  expect(fill('{a} schlägt {b} ({c})', { a: 'Anna', b: 2 })).toBe('Anna schlägt 2 ({c})');
});

test('singular and plural have their own words', () => {
  const sentence = 'noch {n} {n|Punkt|Punkte}';
  expect([1, 2, 0, '−1', '1½', 11].map((n) => fill(sentence, { n }))).toEqual([
    'noch 1 Punkt',
    'noch 2 Punkte',
    'noch 0 Punkte',
    'noch −1 Punkt',
    'noch 1½ Punkte',
    'noch 11 Punkte',
  ]);
  expect(fill(sentence, {})).toBe(sentence);
});
