import { expect, test } from 'vitest';
import { dealOf, drawn } from '../testing/evenings.ts';
import { dealRows, standingsRows } from './standings.ts';

const german = new Intl.Collator('de-AT').compare;

test('adds exact amounts, shares ranks and sorts equal points by name', () => {
  const book = drawn();
  // Table 1: Cilli, Hansi, Franz, Berta; table 2: Emil, Gustl, Anna, Dora.
  book.run({ type: 'enter-deal', ...dealOf(1, 1, 0, 1, 2, 3) });
  book.run({ type: 'enter-deal', ...dealOf(1, 2, 1, 1, 1) });
  book.run({ type: 'enter-deal', ...dealOf(2, 1, 0, 3, 5, 3) });
  expect(standingsRows(book.now, german)).toEqual([
    ['1', 'Dora', '5', '1'],
    ['1', 'Hansi', '5', '2'],
    ['3', 'Anna', '-5/3', '1'],
    ['3', 'Berta', '-5/3', '2'],
    ['3', 'Cilli', '-5/3', '2'],
    ['3', 'Emil', '-5/3', '1'],
    ['3', 'Franz', '-5/3', '2'],
    ['3', 'Gustl', '-5/3', '1'],
  ]);
  expect(dealRows(book.now).slice(0, 5)).toEqual([
    ['1', '1', '1', 'Cilli', '-2/3'],
    ['1', '1', '1', 'Hansi', '2'],
    ['1', '1', '1', 'Franz', '-2/3'],
    ['1', '1', '1', 'Berta', '-2/3'],
    ['1', '1', '2', 'Cilli', '-1'],
  ]);
});
