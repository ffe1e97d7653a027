import { describe, expect, test } from 'vitest';
import { Book, creation, dealOf, drawn, IDLE, listOf, NOW } from '../testing/evenings.ts';
import type { EveningCommand } from './commands.ts';
import { dealerOf, refuseDealing } from './places.ts';
import { standings } from './standings.ts';
import { must } from '../core/assert-never.ts';

const PLACE = { round: 1, table: 1 } as const;
const running = { ...IDLE, running: [PLACE] };
const enter = (...deal: Parameters<typeof dealOf>): EveningCommand => ({ type: 'enter-deal', ...dealOf(...deal) });
const correct = (reason: string, ...deal: Parameters<typeof dealOf>): EveningCommand => ({
  type: 'correct-deal',
  reason,
  ...dealOf(...deal),
});

test('an evening is created once, with a proper name and a game for four', () => {
  const book = new Book();
  expect(book.run(listOf('Anna'))).toEqual(['no-such-evening']);
  expect(book.run({ ...creation(), name: '  ' } as EveningCommand)).toEqual(['empty-name @ name']);
  expect(book.run({ ...creation(), tableSizes: [3] } as EveningCommand)).toEqual(['wrong-table-size @ koenigrufen']);
  expect(book.run(creation())).toEqual([]);
  expect(book.run(creation())).toEqual(['evening-exists @ e1']);
  expect(book.now).toEqual({
    purpose: 'club-evening',
    id: 'e1',
    name: 'Club',
    rules: { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 1 },
    deals: 2,
    players: [],
    registered: 0,
    rounds: [],
    createdAt: NOW,
  });
});

describe('players', () => {
  test('are all imported or none', () => {
    const book = new Book();
    book.run(creation());
    expect(book.run(listOf('Anna', 'Berta', ' anna'))).toEqual(['duplicate-name @ line 3']);
    expect(book.now.players).toEqual([]);
    expect(book.run(listOf('Anna', 'Berta'))).toEqual([]);
    expect(book.run(listOf('Cilli', 'BERTA'))).toEqual(['duplicate-name @ line 2']);
    expect(book.now.players.map(({ id, name }) => `${id} ${name}`)).toEqual(['p1 Anna', 'p2 Berta']);
  });

  test('never get the id of somebody who was removed', () => {
    const book = new Book();
    book.run(creation());
    book.run(listOf('Anna', 'Berta'));
    expect(book.run({ type: 'remove-player', player: 'p2' })).toEqual([]);
    book.run(listOf('Cilli'));
    expect(book.now.players.map(({ id }) => id)).toEqual(['p1', 'p3']);
    expect(book.run({ type: 'remove-player', player: 'p2' })).toEqual(['no-such-player @ p2']);
  });

  test('are renamed, but not to each other', () => {
    const book = drawn();
    expect(book.run({ type: 'rename-player', player: 'p1', name: ' ANNA ' })).toEqual([]);
    expect(book.now.players[0]).toEqual({ id: 'p1', name: 'ANNA' });
    expect(book.run({ type: 'rename-player', player: 'p1', name: 'berta' })).toEqual(['duplicate-name @ name']);
    expect(book.run({ type: 'rename-player', player: 'p1', name: 'A\u0000' })).toEqual(['control-character @ name']);
    expect(book.run({ type: 'rename-player', player: 'p9', name: 'X' })).toEqual(['no-such-player @ p9']);
  });

  test('who sit at a table stay, until the draw is discarded', () => {
    const book = drawn();
    expect(book.run({ type: 'remove-player', player: 'p1' })).toEqual(['player-drawn @ Anna']);
    book.run({ type: 'discard-draw', round: 1 });
    expect(book.run({ type: 'remove-player', player: 'p1' })).toEqual([]);
  });
});

describe('the draw', () => {
  test.each([
    [[], 'no-players'],
    [['A'], 'not-divisible-by-four @ 1'],
    [['A', 'B', 'C', 'D', 'E', 'F'], 'not-divisible-by-four @ 6'],
  ])('of %j is refused', (names, code) => {
    const book = new Book();
    book.run(creation());
    if (names.length > 0) book.run(listOf(...names));
    expect(book.run({ type: 'draw-round', seed: 's' })).toEqual([code]);
  });

  test('is the same for the same seed, and another for another', () => {
    const tables = (seed: string): unknown => {
      const book = drawn();
      book.run({ type: 'discard-draw', round: 1 });
      book.run({ type: 'draw-round', seed });
      return book.now.rounds[0]?.tables.map(({ players }) => players);
    };
    expect(tables('lot')).toEqual([
      ['p3', 'p8', 'p6', 'p2'],
      ['p5', 'p7', 'p1', 'p4'],
    ]);
    expect(tables('lot')).toEqual(tables('lot'));
    expect(tables('lots')).not.toEqual(tables('lot'));
  });

  test('gives every seat to its player, and is recorded', () => {
    const [round] = drawn().now.rounds;
    expect(round?.draw).toEqual({ method: 'random', seed: 'lot' });
    expect(round?.tables.map(({ holders }) => holders)).toEqual(Array(2).fill(Array(4).fill('person')));
  });

  test('is made once, and stands when the round has begun', () => {
    const book = drawn();
    expect(book.run({ type: 'draw-round', seed: 's' })).toEqual(['round-exists @ 1']);
    expect(book.run({ type: 'discard-draw', round: 2 })).toEqual(['no-such-round @ 2']);
    expect(book.run({ type: 'discard-draw', round: 1 }, running)).toEqual(['round-begun @ round 1, table 1']);
    book.run(enter(2, 1, 0, 1, 1));
    expect(book.run({ type: 'discard-draw', round: 1 })).toEqual(['round-begun @ round 1, table 2']);
  });
});

test('a seat goes to a bot and back', () => {
  const book = drawn();
  const hold = { type: 'hold-seat', ...PLACE, seat: 2, holder: 'bot' } as const;
  expect(book.run(hold)).toEqual([]);
  expect(book.now.rounds[0]?.tables[0]?.holders).toEqual(['person', 'person', 'bot', 'person']);
  const events = book.events.length;
  expect(book.run(hold), 'again: it is already so').toEqual([]);
  expect(book.events.length).toBe(events);
  expect(book.run({ ...hold, seat: 4 })).toEqual(['no-such-seat @ 4']);
  expect(book.run({ ...hold, table: 3 })).toEqual(['unknown-table @ round 1, table 3']);
  expect(book.run({ ...hold, round: 2 })).toEqual(['no-such-round @ 2']);
});

describe('deals', () => {
  test('are entered in order, each once, and no more than the round has', () => {
    const book = drawn();
    expect(book.run(enter(1, 2, 1, 0, 1))).toEqual(['deal-out-of-order @ 1']);
    expect(book.run(enter(1, 1, 0, 0, 1))).toEqual([]);
    expect(book.run(enter(1, 1, 0, 0, 1))).toEqual(['deal-already-entered @ 1']);
    expect(book.run(enter(1, 3, 2, 0, 1))).toEqual(['round-finished @ 3']);
    expect(book.run(enter(1, 2, 1, 0, 1))).toEqual([]);
    expect(refuseDealing(book.now, PLACE, IDLE)).toEqual({ code: 'round-finished', at: 'round 1, table 1' });
  });

  test('are entered by the dealer whose turn it is, at a table of this size', () => {
    const book = drawn();
    expect(book.run(enter(1, 1, 3, 0, 1))).toEqual(['row-does-not-fit @ dealer']);
    const five = dealOf(1, 1, 0, 0, 1);
    expect(book.run({ type: 'enter-deal', ...five, row: { ...five.row, table: 5 } })).toEqual([
      'row-does-not-fit @ table',
    ]);
  });

  test('are not typed in while the table plays, but come from the table', () => {
    const book = drawn();
    expect(book.run(enter(1, 1, 0, 0, 1), running)).toEqual(['deal-running @ round 1, table 1']);
    const played = { ...dealOf(1, 1, 2, 0, 1), source: 'played' } as const;
    expect(book.run({ type: 'enter-deal', ...played }, running)).toEqual([]);
    const table = must(book.now.rounds[0]?.tables[0], 'table');
    expect(dealerOf(table, 2), 'after a redeal the next dealer follows the last').toBe(3);
    expect(refuseDealing(book.now, PLACE, running)).toEqual({ code: 'deal-running', at: 'round 1, table 1' });
  });

  test('are corrected with a reason, and only if they are there', () => {
    const book = drawn();
    book.run(enter(1, 1, 0, 0, 1));
    expect(book.run(correct('x', 1, 2, 1, 0, 1))).toEqual(['deal-not-entered @ 2']);
    expect(book.run(correct('x', 1, 1, 1, 0, 1))).toEqual(['row-does-not-fit @ dealer']);
    expect(book.run(correct('misread', 1, 1, 0, 3, 2))).toEqual([]);
    const table = must(book.now.rounds[0]?.tables[0], 'table');
    expect(table.results).toMatchObject([
      { deal: 1, reason: 'misread', settlement: [{ to: 3 }, { to: 3 }, { to: 3 }] },
    ]);
    const byId = standings(book.now, (a, b) => (a < b ? -1 : 1)).filter(({ deals }) => deals > 0);
    expect(byId.map(({ points }) => points.n)).toEqual([6, -2, -2, -2]);
    expect(book.events.map(({ type }) => type).slice(-2)).toEqual(['deal-entered', 'deal-corrected']);
  });
});

describe('a free table', () => {
  const open: EveningCommand = {
    type: 'open-table',
    id: 'f1',
    name: ' Stammtisch ',
    rules: { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 1 },
    tableSizes: [4, 5],
    deals: 2,
    players: ['Anna', 'Bert', 'Cilli', 'Doris'].map((name, i) => ({ name, holder: i === 0 ? 'person' : 'bot' })),
  };

  test('is open at once, and its last result can be taken back', () => {
    const book = new Book();
    expect(book.run(open)).toEqual([]);
    expect(book.run(open)).toEqual(['evening-exists @ f1']);
    expect(book.now.name).toBe('Stammtisch');
    expect(book.now.purpose).toBe('free-table');
    expect(book.now.rounds[0]?.tables[0]?.holders).toEqual(['person', 'bot', 'bot', 'bot']);
    book.run(enter(1, 1, 0, 0, 1));
    book.run(enter(1, 2, 1, 0, 1));
    expect(book.run({ type: 'withdraw-deal', ...PLACE, deal: 1 })).toEqual(['not-the-last-deal @ 1']);
    expect(book.run({ type: 'withdraw-deal', ...PLACE, deal: 2 }, running)).toEqual([
      'deal-running @ round 1, table 1',
    ]);
    expect(book.run({ type: 'withdraw-deal', ...PLACE, deal: 2 })).toEqual([]);
    expect(book.now.rounds[0]?.tables[0]?.results.map(({ deal }) => deal)).toEqual([1]);
  });

  test('is not opened with a missing name, the same name twice or too few seats', () => {
    const players = (...names: readonly string[]) => names.map((name) => ({ name, holder: 'bot' as const }));
    expect(new Book().run({ ...open, players: players('Anna', ' ', 'ANNA', 'Doris') })).toEqual([
      'empty-name @ players.1',
      'duplicate-name @ players.2',
    ]);
    expect(new Book().run({ ...open, name: '', players: players('Anna', 'Bert') })).toEqual([
      'empty-name @ name',
      'wrong-table-size @ koenigrufen',
    ]);
  });

  test('a result of a club evening is never taken back', () => {
    const book = drawn();
    book.run(enter(1, 1, 0, 0, 1));
    expect(book.run({ type: 'withdraw-deal', ...PLACE, deal: 1 })).toEqual(['not-a-free-table']);
  });
});
