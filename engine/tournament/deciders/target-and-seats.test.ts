import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { showRational } from '#engine/core/rational.ts';
import { Book, correctionOf, creation, dealOf, IDLE, listOf } from '#engine/testing/evenings.ts';
import { evolve } from '../events/evolve.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import { hasEnded, reachedAt } from '../state/tables.ts';
import type { EveningState } from '../state/types.ts';
import { endMoved } from './race.ts';

/** Who goes to another table on the way to a target has their own points with them, not those of the chair. */

const FIRST = ['p1', 'p2', 'p3', 'p4'];
const SECOND = ['p5', 'p6', 'p7', 'p8'];

/** Played to 10 at two tables: Anna has 6 at the first, Emil 3 at the second. */
function begun(): Book {
  const book = new Book();
  book.run(creation(9));
  book.run(listOf('Anna', 'Berta', 'Cilli', 'Dora', 'Emil', 'Franz', 'Gustl', 'Hansi'));
  book.run({ type: 'plan-rounds', from: 1, draw: { method: 'by-hand' }, rounds: [[FIRST, SECOND]] });
  book.run({ type: 'publish-round', round: 1 });
  const format = { ...book.now.format, target: { points: 10, bonus: 5 } };
  expect(book.run({ type: 'change-format', reason: 'agreed', format })).toEqual([]);
  write(book, 1, 0, 2);
  write(book, 2, 0, 1);
  return book;
}

const tables = ({ rounds }: EveningState) => must(rounds[0], 'a round').tables;

/** In the next deal of a table a seat wins `n` from each of the others. */
function write(book: Book, table: number, to: number, n: number): void {
  const deal = must(tables(book.now)[table - 1], 'a table').results.length + 1;
  expect(book.run({ type: 'enter-deal', ...dealOf(table, deal, (deal - 1) % 4, to, n) })).toEqual([]);
}

const swap = (book: Book, one = 'p1', other = 'p5', from: 'now' | 'beginning' = 'now') =>
  book.run({ type: 'swap-seats', round: 1, one, other, from, reason: 'wanted to' });

/** For each table whether it has ended, and the seats that have reached the target. */
const ended = ({ format, ...state }: EveningState) =>
  tables({ format, ...state }).map((table) => [hasEnded(format, table), reachedAt(format, table)] as const);

const points = (book: Book, name: string): string =>
  showRational(
    must(
      eveningStandings(book.now).lines.find(({ entrant }) => entrant.name === name),
      name,
    ).total,
  );

test('the points of both go along: the target is reached with them, and not with those of the chair', () => {
  const book = begun();
  expect(swap(book)).toEqual([]);
  // With Anna's chair Emil would have 12 now, and has 9.
  write(book, 1, 0, 2);
  expect(ended(book.now)).toEqual([
    [false, []],
    [false, []],
  ]);
  // With Emil's chair Anna would have 6; she has 6 and 3.
  write(book, 2, 0, 1);
  expect(ended(book.now)[1]).toEqual([false, []]);
  write(book, 2, 0, 1);
  expect(ended(book.now)[1]).toEqual([true, [0]]);
  expect([points(book, 'Anna'), points(book, 'Emil')]).toEqual(['17', '9']);
});

test('what is corrected where they came from counts where they sit now', () => {
  const book = begun();
  swap(book);
  write(book, 2, 0, 1);
  const corrected = { ...correctionOf(book.now, 'slip', dealOf(1, 1, 0, 0, 3)), elsewhere: true };
  expect(book.run(corrected)).toEqual([]);
  // 9 and 3.
  expect(ended(book.now)[1]).toEqual([true, [0]]);
  expect(points(book, 'Anna')).toBe('17');
});

/** Anna has brought 6 to the second table and won 3 there. */
function brought(): Book {
  const book = begun();
  swap(book);
  write(book, 2, 0, 1);
  return book;
}

const slip = (book: Book, n: number, more: object = {}) =>
  book.run({ ...correctionOf(book.now, 'slip', dealOf(1, 1, 0, 0, n)), ...more });

test('a correction that ends another table is accepted as such, and by itself moves nothing there', () => {
  const book = brought();
  expect(slip(book, 3)).toEqual(['ends-elsewhere @ 1: 2']);
  expect(ended(book.now)[1]).toEqual([false, []]);
  expect(slip(book, 3, { elsewhere: true })).toEqual([]);
  expect(ended(book.now)[1]).toEqual([true, [0]]);
  expect(slip(book, 3, { elsewhere: true }), 'nothing changes').toEqual([]);
});

test('no deal is running at the table that a correction elsewhere ends', () => {
  const book = brought();
  const command = { ...correctionOf(book.now, 'slip', dealOf(1, 1, 0, 0, 3)), elsewhere: true };
  expect(book.run(command, { ...IDLE, running: [{ round: 1, table: 2 }] })).toEqual([
    'deal-running @ round 1, table 2',
  ]);
  expect(book.run(command, { ...IDLE, running: [{ round: 1, table: 3 }] })).toEqual([]);
});

test('deals after an end that moved because of another table are struck like any others', () => {
  const book = begun();
  swap(book);
  write(book, 2, 1, 1);
  write(book, 2, 0, 1);
  write(book, 2, 1, 1);
  expect(ended(book.now)[1], 'Anna has 6 and 1').toEqual([false, []]);
  const { settlement } = dealOf(1, 1, 0, 0, 3);
  const moved = endMoved(book.now, { round: 1, table: 1 }, must(tables(book.now)[0], 'a table'), [
    { deal: 1, settlement },
  ]);
  expect(moved).toEqual({
    ...{ beyond: [], ends: false, opens: false, tooLate: false },
    elsewhere: [{ table: 2, beyond: [4], ends: true, goesOn: false, opens: false, tooLate: false }],
  });
  expect(slip(book, 3, { elsewhere: true })).toEqual([]);
  expect(tables(book.now)[1]?.results.map(({ deal }) => deal)).toEqual([1, 2, 3]);
  expect(ended(book.now)[1]).toEqual([true, [0]]);
});

test('a table that has not ended any more goes on, in a closed round too', () => {
  const open = brought();
  write(open, 2, 0, 1);
  expect(ended(open.now)[1]).toEqual([true, [0]]);
  expect(slip(open, 1)).toEqual(['ends-elsewhere @ 1: 2']);
  expect(slip(open, 1, { elsewhere: true })).toEqual([]);
  expect(ended(open.now)[1]).toEqual([false, []]);

  const closed = brought();
  write(closed, 2, 0, 1);
  closed.run({ type: 'strike-deals', round: 1, table: 1, reason: 'late' });
  expect(closed.run({ type: 'close-round', round: 1 })).toEqual([]);
  expect(slip(closed, 1, { accepted: true })).toEqual(['ends-elsewhere @ 1: 2']);
  expect(slip(closed, 1, { accepted: true, elsewhere: true })).toEqual([]);
  expect(closed.now.rounds[0]?.phase).toBe('running');
});

test('if the next round has begun, the rest of the other table is struck', () => {
  const book = brought();
  write(book, 2, 0, 1);
  book.run({ type: 'strike-deals', round: 1, table: 1, reason: 'late' });
  book.run({ type: 'close-round', round: 1 });
  book.run({ type: 'plan-rounds', from: 2, draw: { method: 'by-hand' }, rounds: [[FIRST, SECOND]] });
  expect(book.run({ type: 'publish-round', round: 2 })).toEqual([]);
  expect(slip(book, 1, { accepted: true, elsewhere: true })).toEqual([]);
  expect(book.now.rounds[0]?.phase).toBe('closed');
  expect(tables(book.now)[1]).toMatchObject({ struck: 'slip', deals: 3 });
});

test('whoever comes back has everything they have won, once', () => {
  const book = begun();
  swap(book);
  write(book, 2, 0, 1);
  swap(book);
  // Anna has 6 and 3, Emil 3.
  write(book, 2, 0, 2);
  expect(ended(book.now)).toEqual([
    [false, []],
    [false, []],
  ]);
  write(book, 1, 0, 1);
  expect(ended(book.now)[0]).toEqual([true, [0]]);
  expect([points(book, 'Anna'), points(book, 'Emil')]).toEqual(['17', '9']);
});

test('they take them to a table where nothing is written yet', () => {
  const book = begun();
  book.run({ type: 'plan-rounds', from: 2, draw: { method: 'by-hand' }, rounds: [[FIRST, SECOND]] });
  book.run({ type: 'strike-deals', round: 1, table: 1, reason: 'late' });
  book.run({ type: 'strike-deals', round: 1, table: 2, reason: 'late' });
  expect(book.run({ type: 'close-round', round: 1 })).toEqual([]);
  expect(book.run({ type: 'publish-round', round: 2 })).toEqual([]);
  const second = () => must(book.now.rounds[1], 'a round').tables;
  book.run({ type: 'enter-deal', ...dealOf(1, 1, 0, 0, 3), round: 2 });
  expect(book.run({ type: 'swap-seats', round: 2, one: 'p1', other: 'p5', from: 'now', reason: 'x' })).toEqual([]);
  book.run({ type: 'enter-deal', ...dealOf(2, 1, 0, 0, 1), round: 2 });
  // 9 and 3; what was won in another round does not count.
  expect(second().map((table) => hasEnded(book.now.format, table))).toEqual([false, true]);
});

test('nobody brings a target along that has been reached', () => {
  const book = begun();
  write(book, 1, 0, 2);
  expect(swap(book)).toEqual(['target-reached @ round 1, table 1']);
  expect(swap(book, 'p1', 'p5', 'beginning')).toEqual([]);
});

test('in evenings of older versions the points stayed with the chair', () => {
  const book = begun();
  const older = { type: 'seats-exchanged', round: 1, one: 'p1', other: 'p5', from: 'now', reason: 'x' } as const;
  book.state = evolve(book.now, older);
  write(book, 1, 0, 2);
  expect(ended(book.now)[0]).toEqual([true, [0]]);
});
