import { expect, test } from 'vitest';
import { isSamePlace, printPlace, type RefusalPlace, within } from './place.ts';
import { refusing } from './refusal.ts';

test.each<readonly [RefusalPlace, string]>([
  [{ field: 'deal.announced.0.id' }, 'deal.announced.0.id'],
  [{ line: 7 }, 'line 7'],
  [{ line: 8, name: 'Huber: Maria' }, 'line 8: Huber: Maria'],
  [{ line: 8, first: 2, name: 'Huber Maria' }, 'line 8/2: Huber Maria'],
  [
    {
      lines: [
        [3, 3],
        [7, 12],
      ],
    },
    'lines 3, 7-12',
  ],
  [{ lines: [[35, 68]], firsts: [[1, 34]] }, 'lines 35-68/1-34'],
  [{ round: 1, table: 2 }, 'round 1, table 2'],
  [{ round: 1, table: 2, results: ['1', '3', 'total'] }, 'round 1, table 2: 1, 3, total'],
  [{ round: 3 }, '3'],
  [{ round: 3, tables: [1, 2] }, '3: 1, 2'],
  [{ players: [3, 4], round: 2, table: 1 }, 'round 2, table 1, 3 + 4'],
  [{ players: [], round: 2 }, 'round 2'],
  [{ newPlayer: 2 }, 'players.2'],
  [{ deals: [4, 5] }, '4, 5'],
  [{ deal: 4 }, '4'],
  [{ seat: 0 }, '0'],
  [{ count: 40 }, '40'],
  [{ card: 'T21' }, 'T21'],
  [{ item: 'pagat' }, 'pagat'],
  [{ option: 'pot' }, 'pot'],
  [{ option: 'pot', value: '"x"' }, 'pot="x"'],
  [{ name: 'Anna, Bert' }, 'Anna, Bert'],
  [{ name: 'Anna', table: 3 }, 'Anna: table 3'],
  [{ table: 3 }, '3'],
  [{ text: '1/3' }, '1/3'],
])('%j is printed as %j', (place, printed) => expect(printPlace(place)).toBe(printed));

test('a place within another is a field', () => {
  expect(within('played', { field: 'won' })).toEqual({ field: 'played.won' });
});

test('places are compared by content', () => {
  expect(isSamePlace({ round: 1, table: 2 }, { table: 2, round: 1 })).toBe(true);
  expect(isSamePlace({ round: 1, table: 2 }, { round: 1, table: 3 })).toBe(false);
  expect(isSamePlace(undefined, { deal: 1 })).toBe(false);
  expect(isSamePlace(undefined, undefined)).toBe(true);
});

test('of a long text, only the beginning and the end are repeated', () => {
  const { at } = refusing<'x'>('kernel')('x', { text: `${'a'.repeat(100)}${'b'.repeat(100)}` });
  expect(at).toEqual({ text: `${'a'.repeat(60)}…${'b'.repeat(59)}` });
});
