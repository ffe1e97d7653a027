import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Row } from '#engine/kernel/score.ts';
import { Book, correctionOf, creation, dealOf, drawn, listOf } from '#engine/testing/evenings.ts';
import { invalidPlaces } from '../events/validate.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import type { ClosedDeal } from '../state/commands.ts';
import { dealerAfter, dealerOf } from '../state/places.ts';
import { radlEndingAt } from '../state/radl.ts';
import type { TableState } from '../state/types.ts';
import { dealsToGo } from './play-on.ts';

const tableOf = (book: Book): TableState => must(book.now.rounds[0]?.tables[0], 'table 1');
const rotation = (book: Book, from: number, to: number): readonly Seat[] =>
  Array.from({ length: to - from + 1 }, (_, i) => dealerOf(tableOf(book), from + i));
/** A deal of table 1; `said`: who dealt, as the scorer says. */
const enter = (deal: number, dealer: Seat, said?: Seat) =>
  ({
    type: 'enter-deal',
    ...dealOf(1, deal, dealer, 0, 1),
    ...(said !== undefined && { dealer: said }),
  }) as const;

/** A table of five for ten deals. */
function five(): Book {
  const book = new Book();
  book.run(creation(10));
  book.run(listOf('Anna', 'Berta', 'Cilli', 'Dora', 'Emil'));
  const tables = [['p1', 'p2', 'p3', 'p4', 'p5']];
  book.run({ type: 'plan-rounds', from: 1, draw: { method: 'by-hand' }, rounds: [tables] });
  book.run({ type: 'publish-round', round: 1 });
  return book;
}

function atFive(deal: number, dealer: Seat, said?: Seat): ClosedDeal {
  const row: Row = { table: 5, dealer, outcome: 'played', games: [], items: [], notes: {} };
  const paper = { round: 1, table: 1, deal, row, settlement: [], source: 'entered' } as const;
  return said === undefined ? paper : { ...paper, dealer: said };
}

describe('the dealer stated with a deal from paper', () => {
  test('the next deals continue from there', () => {
    const book = drawn(6);
    expect(rotation(book, 1, 4)).toEqual([0, 1, 2, 3]);
    expect(dealerAfter(tableOf(book), 1, 2)).toBe(3);
    expect(book.run(enter(1, 2))).toEqual(['row-does-not-fit @ dealer']);
    expect(book.run(enter(1, 2, 2))).toEqual([]);
    expect(rotation(book, 1, 5)).toEqual([2, 3, 0, 1, 2]);
    expect(book.run(enter(2, 3))).toEqual([]);
    expect(book.run(enter(3, 3, 3)), 'the same again').toEqual([]);
    expect(rotation(book, 4, 5)).toEqual([0, 1]);
    expect(invalidPlaces(book.now)).toEqual([]);
  });

  test('must match the row, and be a seat at the table', () => {
    const book = drawn(6);
    expect(book.run(enter(1, 0, 2))).toEqual(['row-does-not-fit @ dealer']);
    expect(book.run(enter(1, 4, 4))).toEqual(['row-does-not-fit @ dealer']);
  });

  test('can be corrected for one deal; other recorded deals keep theirs', () => {
    const book = drawn(6);
    book.run(enter(1, 0));
    const first = { ...dealOf(1, 1, 2, 0, 1), dealer: 2 };
    expect(book.run(correctionOf(book.now, 'misread', { ...first, dealer: 1 }))).toEqual(['row-does-not-fit @ dealer']);
    expect(book.run(correctionOf(book.now, 'misread', first))).toEqual([]);
    expect(rotation(book, 1, 2)).toEqual([2, 3]);
    book.run(enter(2, 3));
    const back = { ...dealOf(1, 1, 0, 0, 1), dealer: 0 };
    expect(book.run(correctionOf(book.now, 'misread again', back))).toEqual([]);
    expect(rotation(book, 1, 3)).toEqual([0, 3, 0]);
  });

  test('a second entry that names another dealer differs', () => {
    const book = drawn(6);
    book.run({ ...enter(1, 0), by: 'Resi' });
    const { source: _, ...other } = { ...dealOf(1, 1, 2, 0, 1), dealer: 2 };
    expect(book.run({ type: 'check-deal', ...other, by: 'Toni' })).toEqual([]);
    expect(tableOf(book).results[0]?.check).toMatchObject({ agrees: false, other: { row: { dealer: 2 } } });
  });

  test('a redeal has the same dealer', () => {
    const book = drawn(6);
    const deal = dealOf(1, 1, 2, 0, 1);
    const row: Row = { ...deal.row, outcome: 'redeal' };
    expect(book.run({ type: 'enter-deal', ...deal, row, settlement: [], dealer: 2 })).toEqual([]);
    expect(rotation(book, 1, 2)).toEqual([2, 3]);
    expect(book.run(enter(1, 2))).toEqual([]);
  });

  test('at a table of five another player pauses, and a full round ends with the seat before the first dealer', () => {
    const book = five();
    expect(book.run({ type: 'enter-deal', ...atFive(1, 3, 3) })).toEqual([]);
    const played = () => eveningStandings(book.now).lines.map(({ id, dealsPlayed: n }) => `${id} ${n}`);
    expect([...played()].sort()).toEqual(['p1 1', 'p2 1', 'p3 1', 'p4 0', 'p5 1']);
    for (const [i, dealer] of [4, 0, 1].entries())
      expect(book.run({ type: 'enter-deal', ...atFive(i + 2, dealer) })).toEqual([]);
    // Cilli, last in the first round, has not dealt yet and is the only one who took part in all deals.
    expect([0, 1, 2, 3, 4].map((seat) => dealsToGo(book.now.format, tableOf(book), seat))).toEqual([5, 5, 5, 5, 5]);
    const gone = { type: 'play-on', round: 1, table: 1, player: 'p5', deals: 5, reason: 'went home' } as const;
    expect(book.run({ ...gone })).toEqual([]);
    expect(rotation(book, 5, 9)).toEqual([2, 3, 0, 1, 2]);
    expect([5, 6, 7, 8, 9].map((deal) => radlEndingAt(tableOf(book), deal))).toEqual([1, null, null, null, 2]);
  });
});
