import { describe, expect, test } from 'vitest';
import { rational } from '#engine/core/rational.ts';
import { Book, creation, draw, IDLE, listOf, NOW } from '#engine/testing/evenings.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import type { EveningCommand } from '#engine/tournament/state/commands.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import { lastShownRound, nowOf } from './now.ts';
import { rankingOf } from './ranking.ts';
import { clockOf } from './round-clock.ts';
import { namedTables, seatsByName, shownRounds } from './seats.ts';

const START = Date.parse(NOW);
const MINUTE = 60_000;
const create = { ...creation(), format: { ...DEFAULT_FORMAT, entry: 'totals', minutes: 60, rounds: 2 } };

/** Eight players at two tables; totals are entered table by table. */
function evening(format: Partial<Format> = {}): Book {
  const book = new Book();
  book.run({ ...create, format: { ...create.format, ...format } } as EveningCommand);
  book.run(listOf('Öttl', 'Zita', 'Anna', 'Emil', 'Cilli', 'Dora', 'Berta', 'Ähre'));
  return book;
}

const total = (round: number, table: number, ...points: number[]): EveningCommand => ({
  type: 'enter-total',
  round,
  table,
  points: points.map((n) => rational(n)),
  deals: 16,
});

function run(book: Book, ...commands: readonly EveningCommand[]): EveningState {
  for (const command of commands) expect(book.run(command, IDLE)).toEqual([]);
  return book.now;
}

const playRound = (book: Book, round: number, won: number): EveningState =>
  run(
    book,
    draw(`seed ${round}`, 8, round),
    { type: 'publish-round', round },
    total(round, 1, won, 5, 0, -won - 5),
    total(round, 2, 7, 1, -1, -7),
    { type: 'close-round', round },
  );

describe('what happens now', () => {
  test('from the welcome to the end, one thing at a time', () => {
    const book = evening();
    expect(nowOf(book.now, START)).toEqual({ code: 'welcome', players: 8 });
    run(book, draw('lot'));
    expect(nowOf(book.now, START)).toEqual({ code: 'welcome', players: 8 });
    run(book, { type: 'publish-round', round: 1 });
    expect(nowOf(book.now, START)).toEqual({ code: 'sit', round: 1 });
    run(book, { type: 'start-round', round: 1 });
    expect(nowOf(book.now, START)).toEqual({ code: 'playing', round: 1, done: 0, tables: 2 });
    run(book, total(1, 2, 3, -3, 4, -4));
    expect(nowOf(book.now, START)).toMatchObject({ code: 'playing', done: 1 });
    expect(nowOf(book.now, START + 61 * MINUTE)).toMatchObject({ code: 'overtime', round: 1, done: 1 });
    run(book, total(1, 1, 3, -3, 4, -4));
    expect(nowOf(book.now, START)).toEqual({ code: 'counting', round: 1 });
    run(book, { type: 'close-round', round: 1 });
    expect(nowOf(book.now, START)).toEqual({ code: 'closed', round: 1, next: 2 });
    playRound(book, 2, 9);
    expect(nowOf(book.now, START)).toEqual({ code: 'over' });
  });
});

test('before its final an evening is not over', () => {
  const book = evening({ rounds: 1, final: { seats: 4, carry: { type: 'share', percent: 50 }, others: 'play' } });
  playRound(book, 1, 9);
  expect(nowOf(book.now, START)).toEqual({ code: 'closed', round: 1, next: 2 });
});

describe('what may be seen', () => {
  test('a draft is nobody’s business', () => {
    const book = evening();
    playRound(book, 1, 10);
    run(book, draw('next', 8, 2));
    expect(shownRounds(book.now).map(({ round }) => round)).toEqual([1]);
    expect(lastShownRound(book.now)?.round).toBe(1);
  });

  test('names are in alphabetical order, Umlauts with their base letters, each with the right table', () => {
    const book = evening();
    const state = run(book, draw('lot'), { type: 'publish-round', round: 1 });
    const [round] = state.rounds;
    if (!round) throw new Error('no round');
    const seats = seatsByName(state, round, 'de');
    expect(seats.map(({ name }) => name)).toEqual(['Ähre', 'Anna', 'Berta', 'Cilli', 'Dora', 'Emil', 'Öttl', 'Zita']);
    const tables = namedTables(state, round);
    for (const { name, table } of seats) expect(tables[(table ?? 0) - 1]?.names).toContain(name);
    expect(tables.flatMap(({ names }) => names)).toHaveLength(8);
  });

  test('the ranking covers everything entered, or the rounds up to one', () => {
    const book = evening();
    playRound(book, 1, 40);
    const before = rankingOf(book.now);
    playRound(book, 2, 60);
    expect(rankingOf(book.now, 1).map(({ id, total }) => [id, total])).toEqual(
      before.map(({ id, total }) => [id, total]),
    );
    const after = rankingOf(book.now);
    expect(after.map(({ rounds }) => rounds.length)).toEqual(Array(8).fill(2));
    const was = new Map(before.map(({ id, rank }) => [id, rank]));
    for (const { id, rank, change } of after) expect(change).toBe((was.get(id) ?? 0) - rank);
    expect(before.every(({ change }) => change === undefined)).toBe(true);
  });
});

describe('the clock', () => {
  const at = (minutes: number | null, passed: number, started = true) => {
    const book = evening();
    run(book, draw('lot'), { type: 'publish-round', round: 1 });
    if (started) run(book, { type: 'start-round', round: 1 });
    const [round] = book.now.rounds;
    if (!round) throw new Error('no round');
    return clockOf({ minutes }, round, START + passed * 1000);
  };

  test('waits with the whole time, counts down, and then up', () => {
    expect(at(60, 0, false)).toEqual({ state: 'waiting', seconds: 3600 });
    expect(at(60, 0)).toEqual({ state: 'running', seconds: 3600 });
    expect(at(60, 3599)).toEqual({ state: 'running', seconds: 1 });
    expect(at(60, 3600)).toEqual({ state: 'over', seconds: 0 });
    expect(at(60, 3665)).toEqual({ state: 'over', seconds: 65 });
  });

  test('never shows more than the whole time, and counts up without a limit', () => {
    expect(at(60, -300)).toEqual({ state: 'running', seconds: 3600 });
    expect(at(null, 125)).toEqual({ state: 'open', seconds: 125 });
  });
});
