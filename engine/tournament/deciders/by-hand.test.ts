import { describe, expect, test } from 'vitest';
import { rational } from '#engine/core/rational.ts';
import { Book, creation, listOf } from '#engine/testing/evenings.ts';
import { movedBetween, withoutSeat } from '../draw/seat-faults.ts';
import { evolve } from '../events/evolve.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import type { EveningCommand } from '../state/commands.ts';

const FIRST = ['p1', 'p2', 'p3', 'p4'];
const SECOND = ['p5', 'p6', 'p7', 'p8'];

/** Anna to Hansi, p1 to p8. */
function eight(): Book {
  const book = new Book();
  book.run(creation());
  book.run(listOf('Anna', 'Berta', 'Cilli', 'Dora', 'Emil', 'Franz', 'Gustl', 'Hansi'));
  return book;
}

/** Two tables of four, drawn with the seed `lot`. */
function draft(): Book {
  const book = eight();
  book.run({ type: 'plan-rounds', from: 1, draw: { method: 'random', seed: 'lot' }, rounds: [[FIRST, SECOND]] });
  return book;
}

const seat = (...tables: readonly (readonly string[])[]): EveningCommand => ({
  type: 'seat-by-hand',
  round: 1,
  tables,
});
const seats = (book: Book): readonly string[] => book.now.rounds[0]?.tables.map(({ players }) => players.join()) ?? [];

describe('seats by hand', () => {
  test('change a draft and keep how it was drawn', () => {
    const book = draft();
    expect(book.run(seat(['p8', 'p2', 'p3', 'p4'], ['p5', 'p6', 'p7', 'p1']))).toEqual([]);
    expect(seats(book)).toEqual(['p8,p2,p3,p4', 'p5,p6,p7,p1']);
    expect(book.now.rounds[0]?.draw).toEqual({ method: 'random', seed: 'lot', changed: true });
    expect(book.run(seat(['p8', 'p2', 'p3', 'p4'], ['p5', 'p6', 'p7', 'p1']))).toEqual([]);
    expect(book.events.filter(({ type }) => type === 'seats-set')).toHaveLength(1);
    book.run({ type: 'publish-round', round: 1 });
    expect(book.run(seat(FIRST, SECOND))).toEqual(['round-published @ 1']);
  });

  test('at sizes that the game is not played with are not published, nor planned', () => {
    const book = eight();
    book.run(listOf('Ida', 'Jakob'));
    const [three, seven] = [
      ['p1', 'p2', 'p3'],
      ['p4', 'p5', 'p6', 'p7'],
    ];
    const rest = ['p8', 'p9', 'p10'];
    const draw = { method: 'random', seed: 'lot' } as const;
    const plan = { type: 'plan-rounds', from: 1, draw, rounds: [[three, seven, rest]] } as const;
    expect(book.run(plan)).toEqual(['table-size @ round 1, table 1', 'table-size @ round 1, table 3']);
    expect(book.run(seat(three, seven, rest))).toEqual([]);
    const published = book.run({ type: 'publish-round', round: 1 });
    expect(published).toEqual(['table-size @ round 1, table 1', 'table-size @ round 1, table 3']);
  });

  test('in a game for three: tables of three and of four, at which the dealer pauses', () => {
    const book = new Book();
    const game = { tables: [3, 4], pausing: [4], balance: 'one-sided' } as const;
    book.run({ ...creation(), game } as EveningCommand);
    book.run(listOf('Anna', 'Berta', 'Cilli', 'Dora', 'Emil', 'Franz', 'Gustl'));
    expect(book.run(seat(['p1', 'p2', 'p3', 'p4', 'p5'], ['p6', 'p7']))).toEqual(['table-size @ round 1, table 1']);
    expect(book.run(seat(['p1', 'p2', 'p3', 'p4'], ['p5', 'p6', 'p7']))).toEqual([]);
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual([]);
    const total = (points: readonly number[], table: number, deals: number) =>
      ({ type: 'enter-total', round: 1, table, points: points.map((n) => rational(n)), deals }) as EveningCommand;
    // One side is written down, so nothing has to add up; who deals at a table of four pauses.
    expect(book.run(total([5, 0, 0, 0], 1, 2))).toEqual([]);
    expect(book.run(total([0, 7, 0], 2, 2))).toEqual([]);
    const { lines } = eveningStandings(book.now);
    expect(lines.find(({ id }) => id === 'p2')?.dealsPlayed).toBe(2);
  });

  test('in older journals: a swap, too, keeps how it was drawn', () => {
    const book = draft();
    const swap = { type: 'seats-swapped', round: 1, one: { table: 1, seat: 0 }, other: { table: 2, seat: 3 } } as const;
    const [round] = evolve(book.now, swap).rounds;
    expect(round?.tables.map(({ players }) => players.join())).toEqual(['p8,p2,p3,p4', 'p5,p6,p7,p1']);
    expect(round?.draw).toEqual({ method: 'random', seed: 'lot', changed: true });
  });

  test('may stay unfinished; publishing requires everything', () => {
    const book = draft();
    expect(book.run(seat(FIRST, ['p5', 'p6', 'p7', 'p8'], []))).toEqual([]);
    expect(book.run(seat([...FIRST, 'p5'], ['p6', 'p7'], []))).toEqual([]);
    expect(
      withoutSeat(book.now, [
        [...FIRST, 'p5'],
        ['p6', 'p7'],
      ]).map(({ name }) => name),
    ).toEqual(['Hansi']);
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual([
      'table-size @ round 1, table 2',
      'table-size @ round 1, table 3',
    ]);
    expect(book.run(seat([...FIRST, 'p5', 'p6'], ['p7']))).toEqual(['table-size @ round 1, table 1']);
    expect(book.run(seat([...FIRST, 'p5'], ['p6', 'p7', 'p8']))).toEqual([]);
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual(['table-size @ round 1, table 2']);
    expect(book.run(seat(FIRST, SECOND))).toEqual([]);
    expect(book.now.rounds[0]?.tables.map(({ deals }) => deals)).toEqual([2, 2]);
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual([]);
    expect(book.run(seat())).toEqual(['round-published @ 1']);
  });

  test('build a round from scratch, but only directly after the last one', () => {
    const book = eight();
    expect(book.run(seat([], []))).toEqual([]);
    expect(book.now.rounds[0]).toMatchObject({ phase: 'draft', draw: { method: 'by-hand' } });
    expect(book.run(seat())).toEqual(['no-tables']);
    expect(book.run(seat(FIRST, SECOND))).toEqual([]);
    expect(book.now.rounds[0]?.draw).toEqual({ method: 'by-hand' });
    expect(book.run({ type: 'seat-by-hand', round: 3, tables: [FIRST] })).toEqual(['no-such-round @ 3']);
    expect(book.run({ type: 'seat-by-hand', round: 2, tables: [FIRST] })).toEqual([]);
    expect(book.now.rounds.map(({ phase }) => phase)).toEqual(['draft', 'draft']);
  });

  test('introduce no new fault', () => {
    const book = draft();
    book.run({ type: 'keep-apart', pairs: [['p1', 'p5']] });
    book.run({ type: 'set-presence', player: 'p8', presence: 'gone' });
    book.run(listOf('Ida'));
    book.run({ type: 'set-presence', player: 'p9', presence: 'paused' });
    expect(book.run(seat(['p5', 'p2', 'p3', 'p1'], ['p4', 'p6', 'p7', 'p8']))).toEqual(['kept-apart @ Anna, Emil']);
    expect(book.run(seat(FIRST, ['p6', 'p7', 'p1']))).toEqual(['seat-twice @ Anna']);
    expect(book.run(seat(FIRST, ['p5', 'p6', 'p7', 'p9']))).toEqual(['player-absent @ Ida']);
    expect(book.run(seat(FIRST, ['p5', 'p6', 'p7', 'p0']))).toEqual(['no-such-player @ p0']);
    // A player who left after the draw is in nobody's way, and stays until somebody takes the seat.
    expect(book.run(seat(['p2', 'p1', 'p3', 'p4'], SECOND))).toEqual([]);
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual(['player-absent @ Hansi']);
    book.run({ type: 'set-presence', player: 'p9', presence: 'present' });
    expect(book.run(seat(FIRST, ['p5', 'p6', 'p7', 'p9']))).toEqual([]);
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual([]);
  });

  test('separate two people step by step who were kept apart afterwards', () => {
    const book = draft();
    book.run({
      type: 'keep-apart',
      pairs: [
        ['p1', 'p2'],
        ['p5', 'p6'],
      ],
    });
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual([
      'kept-apart @ Anna, Berta',
      'kept-apart @ Emil, Franz',
    ]);
    expect(book.run(seat(['p1', 'p3', 'p4'], ['p2', ...SECOND]))).toEqual([]);
    expect(book.run(seat(['p1', 'p3', 'p4', 'p5'], ['p2', 'p6', 'p7', 'p8']))).toEqual([]);
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual([]);
  });

  test('do not let a penalised player without a seat be removed with their penalty', () => {
    const book = draft();
    const penalty = {
      type: 'give-penalty',
      player: 'p8',
      round: 1,
      points: rational(2),
      cents: 0,
      reason: 'late',
    } as const;
    book.run(penalty);
    book.run(seat(FIRST, ['p5', 'p6', 'p7']));
    expect(book.run({ type: 'remove-player', player: 'p8' })).toEqual(['player-penalised @ Hansi']);
    book.run({ type: 'withdraw-penalty', penalty: 'x1', reason: 'was there' });
    expect(book.run({ type: 'remove-player', player: 'p8' })).toEqual([]);
  });

  test('report moves by table, not by seat', () => {
    expect(movedBetween([FIRST, SECOND], [['p2', 'p1', 'p3', 'p5'], ['p6', 'p7', 'p8'], ['p9']])).toEqual([
      'p4',
      'p5',
      'p9',
    ]);
  });
});

describe('a player who stays at their table', () => {
  const lock = (player: string, table: number | null): EveningCommand => ({ type: 'lock-player', player, table });

  test('is not moved from it, by hand or by a plan, until they are free again', () => {
    const book = draft();
    expect(book.run(lock('p1', 1))).toEqual([]);
    expect(book.now.players[0]?.staysAt).toBe(1);
    expect(book.run(seat(['p2', 'p3', 'p4'], ['p1', ...SECOND]))).toEqual(['stays-at-table @ Anna: table 1']);
    expect(book.run({ type: 'plan-rounds', from: 1, draw: { method: 'x' }, rounds: [[SECOND, FIRST]] })).toEqual([
      'stays-at-table @ Anna: table 1',
    ]);
    expect(book.run(lock('p1', null))).toEqual([]);
    expect(book.now.players[0]).not.toHaveProperty('staysAt');
    expect(book.run(lock('p1', null))).toEqual([]);
    expect(book.run(seat(['p2', 'p3', 'p4'], ['p1', ...SECOND]))).toEqual([]);
    expect(book.run(lock('p0', 1))).toEqual(['no-such-player @ p0']);
  });

  test('prevents a draft with them elsewhere from being published', () => {
    const book = draft();
    book.run(lock('p1', 2));
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual(['stays-at-table @ Anna: table 2']);
    book.run({ type: 'substitute-player', player: 'p1', name: 'Ida' });
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual([]);
  });

  test('does not stay at a table that these players can never fill', () => {
    const book = eight();
    expect(book.run(lock('p1', 3))).toEqual(['table-beyond @ 2']);
    expect(book.run(lock('p1', 2))).toEqual([]);
  });

  test('does not stay with somebody they are kept apart from, nor as a sixth player', () => {
    const book = eight();
    book.run({ type: 'keep-apart', pairs: [['p1', 'p2']] });
    book.run(lock('p1', 1));
    expect(book.run(lock('p2', 1))).toEqual(['kept-apart @ Anna, Berta']);
    expect(book.run(lock('p2', 2))).toEqual([]);
    expect(book.run(lock('p3', 2))).toEqual([]);
    expect(book.run({ type: 'keep-apart', pairs: [['p2', 'p3']] })).toEqual(['kept-apart @ Berta, Cilli']);
    for (const player of ['p4', 'p5', 'p6']) expect(book.run(lock(player, 2))).toEqual([]);
    expect(book.run(lock('p7', 2))).toEqual(['table-full @ 2']);
  });
});
