import { describe, expect, test } from 'vitest';
import { showRational } from '#engine/core/rational.ts';
import { Book, creation, dealOf, IDLE, listOf } from '#engine/testing/evenings.ts';
import { overlooked } from '../draw/seat-faults.ts';
import { invalidPlaces } from '../events/validate.ts';
import { DEFAULT_FORMAT } from '../format/format.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import type { CommandOf } from '../state/commands.ts';
import { playersIn } from '../state/seated.ts';
import type { RoundState } from '../state/types.ts';

const NAMES = ['Anna', 'Berta', 'Cilli', 'Dora', 'Emil', 'Franz', 'Gustl', 'Hansi'];
const FIRST = ['p1', 'p2', 'p3', 'p4'];
const SECOND = ['p5', 'p6', 'p7', 'p8'];

/** Two tables of four, still a draft. */
function draft(): Book {
  const book = new Book();
  book.run(creation(4));
  book.run(listOf(...NAMES));
  book.run({ type: 'plan-rounds', from: 1, draw: { method: 'by-hand' }, rounds: [[FIRST, SECOND]] });
  return book;
}

/** The same, published. */
function published(): Book {
  const book = draft();
  book.run({ type: 'publish-round', round: 1 });
  return book;
}

/** One deal recorded at each table: Anna wins 2 from each, Emil 1. */
function begun(): Book {
  const book = published();
  book.run({ type: 'enter-deal', ...dealOf(1, 1, 0, 0, 2) });
  book.run({ type: 'enter-deal', ...dealOf(2, 1, 0, 0, 1) });
  return book;
}

const round = (book: Book): RoundState => {
  const [first] = book.now.rounds;
  if (!first) throw new Error('no round');
  return first;
};
const seats = (book: Book): readonly string[] => round(book).tables.map(({ players }) => players.join());
const swap = (one: string, other: string, rest: Partial<CommandOf<'swap-seats'>> = {}): CommandOf<'swap-seats'> => ({
  ...{ type: 'swap-seats', round: 1, one, other, from: 'beginning', reason: 'sat down wrongly' },
  ...rest,
});
const late = (
  table: number,
  player: string,
  rest: Partial<CommandOf<'seat-player'>> = {},
): CommandOf<'seat-player'> => ({
  ...{ type: 'seat-player', round: 1, table, player, reason: 'came late' },
  ...rest,
});
/** `Anna 6 in 1`: points and deals, for everybody who has sat at a table. */
const lines = (book: Book): readonly string[] =>
  eveningStandings(book.now).lines.map(
    ({ entrant, total, dealsPlayed }) => `${entrant.name} ${showRational(total)} in ${dealsPlayed}`,
  );

describe('somebody present without a seat', () => {
  test('keeps a round from being published until they are marked as sitting out', () => {
    const book = draft();
    book.run(listOf('Gust', 'Ida'));
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual(['without-seat @ Gust, Ida']);
    expect(book.run({ type: 'publish-round', round: 1, sitOut: ['p9'] })).toEqual(['without-seat @ Ida']);
    expect(book.run({ type: 'publish-round', round: 1, sitOut: ['p9', 'p10'] })).toEqual([]);
    expect(round(book)).toMatchObject({ phase: 'published', sitsOut: ['p9', 'p10'] });
    expect(overlooked(book.now, round(book))).toEqual([]);
  });

  test('is reported while the round runs, too, and may sit out then', () => {
    const book = begun();
    book.run(listOf('Gust'));
    expect(overlooked(book.now, round(book)).map(({ name }) => name)).toEqual(['Gust']);
    expect(book.run({ type: 'sit-out', round: 1, player: 'p1', out: true })).toEqual(['has-seat @ Anna']);
    expect(book.run({ type: 'sit-out', round: 1, player: 'p9', out: true })).toEqual([]);
    expect(overlooked(book.now, round(book))).toEqual([]);
    book.run({ type: 'sit-out', round: 1, player: 'p9', out: false });
    expect(overlooked(book.now, round(book))).toHaveLength(1);
  });

  test('is not missed if they pause or have left', () => {
    const book = draft();
    book.run(listOf('Gust'));
    book.run({ type: 'set-presence', player: 'p9', presence: 'paused' });
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual([]);
  });

  test('does not sit out after getting a seat in the draft', () => {
    const book = draft();
    book.run(listOf('Gust'));
    book.run({ type: 'sit-out', round: 1, player: 'p9', out: true });
    book.run({ type: 'seat-by-hand', round: 1, tables: [[...FIRST, 'p9'], SECOND] });
    expect(round(book).sitsOut).toBeUndefined();
  });
});

describe('two people who sat down at each other’s tables', () => {
  test('change places freely if nothing is recorded', () => {
    const book = published();
    expect(book.run(swap('p1', 'p6'))).toEqual([]);
    expect(seats(book)).toEqual(['p6,p2,p3,p4', 'p5,p1,p7,p8']);
    expect(book.run(swap('p2', 'p3'))).toEqual([]);
    expect(seats(book)).toEqual(['p6,p3,p2,p4', 'p5,p1,p7,p8']);
    expect(round(book).tables.every(({ earlier }) => earlier === undefined)).toBe(true);
  });

  test('get the recorded results if they sat so from the start', () => {
    const book = begun();
    expect(book.run(swap('p1', 'p5'))).toEqual([]);
    expect(lines(book)).toContain('Emil 6 in 1');
    expect(lines(book)).toContain('Anna 3 in 1');
  });

  test('from now on: recorded results stay with the player', () => {
    const book = begun();
    expect(book.run(swap('p1', 'p6', { from: 'now' }))).toEqual([]);
    expect(seats(book)).toEqual(['p6,p2,p3,p4', 'p5,p1,p7,p8']);
    expect(lines(book)).toContain('Anna 6 in 1');
    expect(lines(book)).toContain('Franz -1 in 1');
    // The next deal: Anna's old seat wins, and Franz now has it.
    book.run({ type: 'enter-deal', ...dealOf(1, 2, 1, 0, 2) });
    book.run({ type: 'enter-deal', ...dealOf(2, 2, 1, 0, 1) });
    expect(lines(book)).toContain('Franz 5 in 2');
    expect(lines(book)).toContain('Anna 5 in 2');
    const [table] = round(book).tables;
    expect(table && [1, 2].map((deal) => playersIn(table, deal)[0])).toEqual(['p1', 'p6']);
    expect(invalidPlaces(book.now)).toEqual([]);
  });

  test('from the start, although one of them has moved on meanwhile: all results pass to the other', () => {
    const book = begun();
    book.run(swap('p1', 'p6', { from: 'now' }));
    // Anna sat at the first table, and it was Emil all the time.
    expect(book.run(swap('p1', 'p5'))).toEqual([]);
    expect(round(book).tables.map((table) => playersIn(table, 1).join(','))).toEqual(['p5,p2,p3,p4', 'p1,p6,p7,p8']);
    expect(lines(book)).toContain('Emil 6 in 1');
    expect(lines(book)).toContain('Anna 3 in 1');
  });

  test('and back again: everybody has each of their deals, once', () => {
    const book = begun();
    book.run(swap('p1', 'p5', { from: 'now' }));
    book.run({ type: 'enter-deal', ...dealOf(1, 2, 1, 1, 1) });
    book.run(swap('p1', 'p5', { from: 'now' }));
    expect(lines(book)).toContain('Anna 6 in 1');
    expect(lines(book)).toContain('Emil 2 in 2');
    expect(seats(book)).toEqual([FIRST.join(), SECOND.join()]);
  });

  test('places at the table go to the last holder of the seat', () => {
    const book = published();
    book.run({
      type: 'change-format',
      reason: 'agreed',
      format: { ...book.now.format, deals: 4, placePoints: { mode: 'besides', list: [4, 2, 1, 0] } },
    });
    book.run({ type: 'enter-deal', ...dealOf(1, 1, 0, 0, 2) });
    book.run(swap('p1', 'p5', { from: 'now' }));
    for (const table of [1, 2])
      for (let deal = table === 1 ? 2 : 1; deal <= 4; deal++)
        book.run({ type: 'enter-deal', ...dealOf(table, deal, deal - 1, table, 1) });
    const { lines: all } = eveningStandings(book.now);
    const placed = all.map(({ entrant, placePoints }) => `${entrant.name} ${showRational(placePoints)}`);
    // At table 1, Berta has 7; the seat held by Anna and then Emil has 3.
    expect(placed).toEqual(expect.arrayContaining(['Berta 4', 'Emil 2']));
    expect(all.reduce((sum, { placePoints }) => sum + placePoints.n / placePoints.d, 0)).toBe(14);
  });

  test('breaking a wish is reported, and can be accepted', () => {
    const book = published();
    book.run({ type: 'keep-apart', pairs: [['p1', 'p5']] });
    book.run({ type: 'lock-player', player: 'p6', table: 2 });
    expect(book.run(swap('p1', 'p6'))).toEqual(['stays-at-table @ Franz: table 2', 'kept-apart @ Anna, Emil']);
    expect(book.run(swap('p1', 'p6', { accepted: true }))).toEqual([]);
  });

  test('is refused where it makes no sense', () => {
    const book = begun();
    book.run(listOf('Gust'));
    expect(book.run(swap('p1', 'p9'))).toEqual(['no-seat @ Gust']);
    expect(book.run(swap('p1', 'p1'))).toEqual(['seat-twice @ Anna']);
    expect(book.run(swap('p1', 'p5', { round: 2 }))).toEqual(['no-such-round @ 2']);
    expect(book.run(swap('p1', 'p5'), { ...IDLE, running: [{ round: 1, table: 2 }] })).toEqual([
      'deal-running @ round 1, table 2',
    ]);
    book.run({ type: 'enter-deal', ...dealOf(2, 2, 1, 0, 1), source: 'played' });
    expect(book.run(swap('p1', 'p5'))).toEqual(['played-on-screen @ round 1, table 2']);
    expect(draft().run(swap('p1', 'p5'))).toEqual(['round-not-published @ 1']);
  });

  test('a single total cannot be divided between players', () => {
    const book = new Book();
    const command = creation(4);
    if (command.type !== 'create-evening') throw new Error('another command');
    book.run({ ...command, format: { ...DEFAULT_FORMAT, entry: 'totals' } });
    book.run(listOf(...NAMES));
    book.run({ type: 'plan-rounds', from: 1, draw: { method: 'by-hand' }, rounds: [[FIRST, SECOND]] });
    book.run({ type: 'publish-round', round: 1 });
    expect(book.run(swap('p1', 'p5', { from: 'now' }))).toHaveLength(2);
    expect(book.run(swap('p1', 'p5'))).toEqual([]);
  });
});

describe('a latecomer', () => {
  test('sits down as the fifth at a table that has not begun', () => {
    const book = published();
    book.run(listOf('Gust'));
    expect(book.run(late(2, 'p9'))).toEqual([]);
    expect(seats(book)).toEqual([FIRST.join(), [...SECOND, 'p9'].join()]);
    expect(round(book).tables[1]).toMatchObject({ deals: 4, holders: Array(5).fill('person') });
    expect(overlooked(book.now, round(book))).toEqual([]);
  });

  test('plays as many deals as a table of five plays', () => {
    const book = published();
    book.run({ type: 'change-format', reason: 'agreed', format: { ...book.now.format, deals: 16, dealsAtFive: 20 } });
    book.run(listOf('Gust'));
    book.run(late(1, 'p9'));
    expect(round(book).tables[0]?.deals).toBe(20);
  });

  test('not twice, not after play has begun, not as a sixth player, not next to somebody they are kept apart from', () => {
    const book = begun();
    book.run(listOf('Gust', 'Ida'));
    expect(book.run(late(1, 'p9'))).toEqual(['table-begun @ round 1, table 1']);
    const fresh = published();
    fresh.run(listOf('Gust', 'Ida'));
    expect(fresh.run(late(1, 'p5'))).toEqual(['seat-twice @ Emil']);
    expect(fresh.run(late(3, 'p9'))).toEqual(['unknown-table @ round 1, table 3']);
    fresh.run({ type: 'keep-apart', pairs: [['p1', 'p9']] });
    expect(fresh.run(late(1, 'p9'))).toEqual(['kept-apart @ Anna, Gust']);
    expect(fresh.run(late(1, 'p9', { accepted: true }))).toEqual([]);
    expect(fresh.run(late(1, 'p10'))).toEqual(['no-more-seats @ round 1, table 1']);
    fresh.run({ type: 'set-presence', player: 'p10', presence: 'paused' });
    expect(fresh.run(late(2, 'p10'))).toEqual(['player-absent @ Ida']);
  });
});

describe('a round published by mistake', () => {
  test('is taken back, whatever happened in between', () => {
    const book = published();
    book.run({ type: 'start-round', round: 1 });
    book.run(listOf('Gust'));
    book.run({ type: 'set-presence', player: 'p3', presence: 'gone' });
    expect(book.run({ type: 'unpublish-round', round: 1 })).toEqual([]);
    expect(round(book)).toMatchObject({ phase: 'draft', draw: { method: 'by-hand' } });
    expect(round(book).startedAt).toBeUndefined();
    expect(seats(book)).toEqual([FIRST.join(), SECOND.join()]);
    expect(invalidPlaces(book.now)).toEqual([]);
    expect(book.run({ type: 'unpublish-round', round: 1 })).toEqual([]);
  });

  test('not once something is recorded or a deal is running', () => {
    const book = published();
    expect(book.run({ type: 'unpublish-round', round: 1 }, { ...IDLE, running: [{ round: 1, table: 2 }] })).toEqual([
      'round-begun @ round 1, table 2',
    ]);
    expect(begun().run({ type: 'unpublish-round', round: 1 })).toEqual(['round-begun @ round 1, table 1']);
  });
});
