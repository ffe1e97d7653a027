import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

test.each<readonly [readonly string[], readonly string[]]>([
  [
    ['Anna', 'Bert', 'Cilli', 'Doris'],
    ['A', 'B', 'C', 'D'],
  ],
  [
    ['Maria', 'Marianne', 'Martin', 'Österreicher'],
    ['Maria', 'Marian', 'Mart', 'Ö'],
  ],
  [
    ['Toni', 'Toni', 'Tina'],
    ['To', 'To', 'Ti'],
  ],
  [['Leni'], ['L']],
])('%j are told apart as %j', (names, short) => {
  expect(shortNames(names)).toEqual(short);
});
