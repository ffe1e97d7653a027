import { expect, test } from 'vitest';
import { splitTables } from './splits.ts';

test.each([
  [12, 'fours', [4, 4, 4]],
  [9, 'fours', 'no-split-four'],
  [3, 'fours', 'too-few-players'],
  [9, 'threes', [3, 3, 3]],
  [10, 'threes', 'no-split-three'],
  [9, 'auto', [5, 4]],
  [11, 'auto', 'no-split-four-five'],
  [7, 3, [4, 3]],
] as const)('%i players at %s: %j', (players, split, expected) => {
  const made = splitTables(players, split);
  expect(made.ok ? made.value : made.error.code).toEqual(expected);
});
