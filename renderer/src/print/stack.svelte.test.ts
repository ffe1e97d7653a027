import '../testing/loaded.ts';
import { expect, test, vi } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { Book, creation, draw, IDLE, listOf } from '#engine/testing/evenings.ts';
import { Words } from '../i18n/words.ts';
import { stackOf } from './stack.ts';

// Without a browser no text has a width.
vi.mock('../layout/ruler.ts', () => ({ widest: () => 12, emWidth: () => 12 }));

/** More than one sheet holds. */
const COUNT = 136;
const NAMES = Array.from({ length: COUNT }, (_, i) => `Gast ${String(i + 1).padStart(3, '0')}`);

test('on the lists every name is printed once, and on cards and slips every table', () => {
  const book = new Book();
  for (const command of [creation(), listOf(...NAMES), draw('a', COUNT)]) expect(book.run(command, IDLE)).toEqual([]);
  const round = must(book.now.rounds[0], 'a round');
  const parts = ['names', 'tables', 'cards', 'slips'] as const;
  const stack = stackOf(book.now, round, { parts, cards: 'a5' }, new Words('de', book.now.rules));
  const papers = stack.map(({ paper }) => paper);
  const listed = papers.flatMap((paper) => (paper.part === 'names' ? paper.seats.map(({ name }) => name) : []));
  expect(listed).toEqual(NAMES);
  for (const part of ['tables', 'cards', 'slips'] as const) {
    const tables = papers.flatMap((paper) => (paper.part === part ? paper.tables : []));
    expect(
      tables.map(({ table }) => table),
      part,
    ).toEqual(round.tables.map(({ table }) => table));
    expect(tables.flatMap(({ names }) => names).sort(), part).toEqual(NAMES);
  }
  expect(papers.filter(({ part }) => part === 'names').length).toBeGreaterThan(1);
});
