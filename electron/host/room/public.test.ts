import { expect, test } from 'vitest';
import { dealOf, drawn } from '../../../engine/testing/evenings.ts';
import { publicEvening, publicEvents } from './public.ts';

test('guests know the teams, and nothing of what a second entry says or how it was typed', () => {
  const book = drawn(1);
  const teams = [{ name: 'Imst', size: 2, members: ['p1', 'p2'] }] as const;
  book.run({ type: 'set-teams', teams, counting: { 2: 1, 4: 4 } });
  book.run({ type: 'enter-deal', ...dealOf(1, 1, 0, 0, 1), by: 'Resi' });
  const { source: _, ...other } = dealOf(1, 1, 0, 0, 1);
  const row = { ...other.row, outcome: 'annulled' } as const;
  expect(book.run({ type: 'check-deal', by: 'Sepp', ...other, row, entry: { contract: 'annulled' } })).toEqual([]);
  const told = publicEvening(book.now);
  expect(told.teams).toEqual(teams);
  expect(told.teamCounting).toEqual({ 2: 1, 4: 4 });
  expect(told.rounds[0]?.tables[0]?.results[0]?.check).toEqual({ by: 'Sepp', agrees: false });
  expect(publicEvents(book.events.slice(-1))).toEqual([
    { type: 'deal-checked', round: 1, table: 1, deal: 1, check: { by: 'Sepp', agrees: false } },
  ]);
});
