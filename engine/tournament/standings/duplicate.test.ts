import { describe, expect, it } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { showRational } from '#engine/core/rational.ts';
import { Book, creation, dealOf, listOf } from '#engine/testing/evenings.ts';
import { DEFAULT_FORMAT } from '../format/format.ts';
import type { EveningCommand } from '../state/commands.ts';
import { duplicateReport } from './duplicate.ts';

/** Two tables of four at a duplicate evening; `played` comes from the app. */
function evening(duplicate = true): Book {
  const book = new Book();
  const created = creation(2) as Extract<EveningCommand, { type: 'create-evening' }>;
  expect(book.run({ ...created, format: { ...created.format, duplicate } })).toEqual([]);
  book.run(listOf('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'));
  const ids = book.now.players.map(({ id }) => id);
  const tables = [ids.slice(0, 4), ids.slice(4)];
  expect(book.run({ type: 'plan-rounds', from: 1, draw: { method: 'by-hand' }, rounds: [tables] })).toEqual([]);
  expect(book.run({ type: 'publish-round', round: 1 })).toEqual([]);
  return book;
}

const play = (
  book: Book,
  table: number,
  deal: number,
  to: number,
  n: number,
  source: 'played' | 'entered' = 'played',
) => expect(book.run({ type: 'enter-deal', ...dealOf(table, deal, (deal - 1) % 4, to, n), source })).toEqual([]);

const shown = (book: Book) => {
  const { deals, totals } = duplicateReport(book.now);
  const nameOf = (id: string) => must(book.now.players.find((player) => player.id === id)?.name, 'a name');
  return {
    deals: deals.map(({ deal, seats }) => [
      deal,
      ...seats.map(({ average, lines }) =>
        [showRational(average), ...lines.map((line) => `${nameOf(line.player)} ${showRational(line.points)}`)].join(
          ' ',
        ),
      ),
    ]),
    totals: totals.map(({ player, deals: n, difference }) => `${nameOf(player)} ${n} ${showRational(difference)}`),
  };
};

describe('a duplicate evening', () => {
  it('compares the tables’ results with the same cards, seat by seat', () => {
    const book = evening();
    play(book, 1, 1, 0, 2);
    play(book, 1, 2, 1, 1);
    play(book, 2, 1, 0, 4);
    play(book, 2, 2, 3, 1);
    expect(duplicateReport(book.now)).toEqual({ deals: [], totals: [] });
    expect(book.run({ type: 'close-round', round: 1 })).toEqual([]);
    expect(shown(book)).toEqual({
      deals: [
        [1, '9 A 6 E 12', '-3 B -2 F -4', '-3 C -2 G -4', '-3 D -2 H -4'],
        [2, '-1 A -1 E -1', '1 B 3 F -1', '-1 C -1 G -1', '1 D -1 H 3'],
      ],
      totals: ['B 2 3', 'E 2 3', 'C 2 1', 'H 2 1', 'D 2 -1', 'G 2 -1', 'A 2 -3', 'F 2 -3'],
    });
  });

  it('the differences of a seat add up to zero', () => {
    const book = evening();
    for (const [table, to] of [1, 2].map((n) => [n, n] as const))
      for (const deal of [1, 2]) play(book, table, deal, to, 3 + table);
    book.run({ type: 'close-round', round: 1 });
    for (const { seats } of duplicateReport(book.now).deals)
      for (const { lines } of seats) expect(lines.reduce((so, { difference: { n, d } }) => so + n / d, 0)).toBe(0);
  });

  it('leaves out deals from paper, and evenings at which every table had its own cards', () => {
    const book = evening();
    play(book, 1, 1, 0, 2);
    play(book, 1, 2, 1, 1);
    play(book, 2, 1, 0, 4, 'entered');
    play(book, 2, 2, 3, 1);
    book.run({ type: 'close-round', round: 1 });
    expect(duplicateReport(book.now).deals.map(({ deal }) => deal)).toEqual([2]);
    const usual = evening(false);
    for (const table of [1, 2]) for (const deal of [1, 2]) play(usual, table, deal, 0, table);
    usual.run({ type: 'close-round', round: 1 });
    expect(duplicateReport(usual.now)).toEqual({ deals: [], totals: [] });
    expect(DEFAULT_FORMAT.duplicate).toBe(false);
  });
});
