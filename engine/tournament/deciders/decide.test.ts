import { describe, expect, test } from 'vitest';
import {
  Book,
  confirmationOf,
  correctionOf,
  creation,
  dealOf,
  drawn,
  IDLE,
  listOf,
  NOW,
} from '../../testing/evenings.ts';
import type { EveningCommand } from '../state/commands.ts';
import { dealerOf, refuseDealing } from '../state/places.ts';
import { FOUR_PLAY } from '../state/played-game.ts';
import { rational } from '../../core/rational.ts';
import { DEFAULT_FORMAT } from '../format/format.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import { must } from '../../core/assert-never.ts';
import { refuse } from '../refusals.ts';

const PLACE = { round: 1, table: 1 } as const;
const running = { ...IDLE, running: [PLACE] };
const enter = (...deal: Parameters<typeof dealOf>): EveningCommand => ({ type: 'enter-deal', ...dealOf(...deal) });
const correct = (book: Book, reason: string, ...deal: Parameters<typeof dealOf>): EveningCommand =>
  correctionOf(book.now, reason, dealOf(...deal));

test('an evening is created once, with a proper name and a game for four', () => {
  const book = new Book();
  expect(book.run(listOf('Anna'))).toEqual(['no-such-evening']);
  expect(book.run({ ...creation(), name: '  ' } as EveningCommand)).toEqual(['empty-name @ name']);
  const ofSix = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: { 'table-size': 6 }, rulesVersion: 1 };
  expect(book.run({ ...creation(), rules: ofSix } as EveningCommand)).toEqual(['wrong-table-size @ koenigrufen']);
  expect(book.run(creation())).toEqual([]);
  expect(book.run(creation())).toEqual(['evening-exists @ e1']);
  expect(book.now).toMatchObject({
    purpose: 'club-evening',
    id: 'e1',
    name: 'Club',
    rules: { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 1 },
    format: { deals: 2 },
    players: [],
    rounds: [],
    createdAt: NOW,
  });
});

describe('players', () => {
  test('are imported all or not at all', () => {
    const book = new Book();
    book.run(creation());
    expect(book.run(listOf('Anna', 'Berta', ' anna'))).toEqual(['name-twice @ line 3/1: anna']);
    expect(book.now.players).toEqual([]);
    expect(book.run(listOf('Anna', 'Berta'))).toEqual([]);
    expect(book.run(listOf('Cilli', 'BERTA'))).toEqual(['duplicate-name @ line 2: BERTA']);
    expect(book.now.players.map(({ id, name }) => `${id} ${name}`)).toEqual(['p1 Anna', 'p2 Berta']);
  });

  test('never get the id of a removed player', () => {
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
    expect(book.now.players[0]).toMatchObject({ id: 'p1', name: 'ANNA' });
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

describe('rounds', () => {
  const plan = (from: number, ...tables: readonly (readonly string[])[]): EveningCommand => ({
    type: 'plan-rounds',
    from,
    draw: { method: 'by-hand' },
    rounds: [tables],
  });
  const FIRST = ['p1', 'p2', 'p3', 'p4'];
  const SECOND = ['p5', 'p6', 'p7', 'p8'];
  const eight = (): Book => {
    const book = new Book();
    book.run(creation());
    book.run(listOf('Anna', 'Berta', 'Cilli', 'Dora', 'Emil', 'Franz', 'Gustl', 'Hansi'));
    return book;
  };

  test('are drafts first: nobody is dealt cards before they are published', () => {
    const book = eight();
    expect(book.run(plan(1, FIRST, SECOND))).toEqual([]);
    expect(book.now.rounds[0]?.phase).toBe('draft');
    expect(book.run(enter(1, 1, 0, 0, 1))).toEqual(['round-not-published @ 1']);
    expect(refuseDealing(book.now, PLACE, IDLE)?.code).toBe('round-not-published');
    expect(book.run({ type: 'start-round', round: 1 })).toEqual(['round-not-published @ 1']);
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual([]);
    expect(book.run(enter(1, 1, 0, 0, 1))).toEqual([]);
    expect(book.now.rounds[0]?.phase).toBe('running');
    expect(book.now.rounds[0]?.tables.map(({ holders }) => holders)).toEqual(Array(2).fill(Array(4).fill('person')));
  });

  test('impossible tables are refused with all their faults', () => {
    const book = eight();
    book.run({ type: 'keep-apart', pairs: [['p5', 'p6']] });
    expect(book.run(plan(2, FIRST))).toEqual(['no-such-round @ 2']);
    expect(book.run(plan(1))).toEqual(['no-players']);
    expect(book.run(plan(1, ['p1', 'p2'], SECOND, ['p9', 'p3', 'p1']))).toEqual([
      'table-size @ round 1, table 1',
      'kept-apart @ Emil, Franz',
      'table-size @ round 1, table 3',
      'no-such-player @ p9',
      'seat-twice @ Anna',
    ]);
    expect(book.run({ type: 'keep-apart', pairs: [['p1', 'p1']] })).toEqual(['seat-twice @ p1']);
    expect(book.run({ type: 'keep-apart', pairs: [['p1', 'p0']] })).toEqual(['no-such-player @ p0']);
  });

  test('nobody absent is published at a table', () => {
    const book = eight();
    book.run(plan(1, FIRST, SECOND));
    book.run({ type: 'set-presence', player: 'p6', presence: 'gone' });
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual(['player-absent @ Franz']);
    book.run({ type: 'substitute-player', player: 'p6', name: 'Frieda' });
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual([]);
    expect(book.now.players[5]).toMatchObject({ id: 'p6', name: 'Frieda', formerly: ['Franz'], presence: 'present' });
  });

  test('the next one waits until the last is closed, and the refusal names the missing tables', () => {
    const book = eight();
    book.run(plan(1, FIRST, SECOND));
    book.run({ type: 'publish-round', round: 1 });
    for (const [table, deal, dealer] of [
      [1, 1, 0],
      [1, 2, 1],
      [2, 1, 0],
    ] as const)
      book.run(enter(table, deal, dealer, 0, 1));
    book.run(plan(2, FIRST, SECOND));
    expect(book.run({ type: 'publish-round', round: 2 })).toEqual(['tables-missing @ 1: 2']);
    expect(book.run({ type: 'close-round', round: 1 })).toEqual(['tables-missing @ 1: 2']);
    expect(book.run({ type: 'strike-deals', round: 1, table: 2, reason: 'time' })).toEqual([]);
    expect(book.run({ type: 'strike-deals', round: 1, table: 2, reason: 'time' })).toEqual([
      'nothing-to-strike @ round 1, table 2',
    ]);
    expect(book.run({ type: 'publish-round', round: 2 })).toEqual(['round-open @ 1']);
    expect(book.run({ type: 'close-round', round: 1 }, running)).toEqual(['deal-running @ round 1, table 1']);
    expect(book.run({ type: 'close-round', round: 1 })).toEqual([]);
    expect(book.run(enter(1, 3, 2, 0, 1))).toEqual(['round-closed @ 1']);
    expect(book.run({ type: 'publish-round', round: 2 })).toEqual([]);
    expect(book.run({ type: 'reopen-round', round: 1, reason: 'x' })).toEqual(['round-begun @ 2']);
    expect(book.run(plan(2, FIRST, SECOND))).toEqual(['round-published @ 2']);
  });

  test('a new plan replaces drafts only', () => {
    const book = eight();
    book.run({
      type: 'plan-rounds',
      from: 1,
      draw: { method: 'planned', seed: 's' },
      rounds: [
        [FIRST, SECOND],
        [FIRST, SECOND],
      ],
    });
    book.run({ type: 'publish-round', round: 1 });
    expect(book.run(plan(2, SECOND, FIRST))).toEqual([]);
    expect(book.now.rounds.map(({ phase, draw }) => `${phase} ${draw.method}`)).toEqual([
      'published planned',
      'draft by-hand',
    ]);
    expect(book.run({ type: 'discard-draw', round: 2 })).toEqual([]);
    expect(book.run({ type: 'discard-draw', round: 2 })).toEqual(['no-such-round @ 2']);
    expect(book.run({ type: 'discard-draw', round: 1 }, running)).toEqual(['round-begun @ round 1, table 1']);
    book.run(enter(2, 1, 0, 1, 1));
    expect(book.run({ type: 'discard-draw', round: 1 })).toEqual(['round-begun @ round 1, table 2']);
  });

  test('a closed result is corrected only after its consequences were accepted', () => {
    const book = drawn(1);
    book.run(enter(1, 1, 0, 0, 1));
    book.run(enter(2, 1, 0, 0, 1));
    book.run({ type: 'close-round', round: 1 });
    const asked = correct(book, 'misread', 1, 1, 0, 2, 3);
    expect(book.run(asked)).toEqual(['consequences @ 1']);
    expect(book.run({ ...asked, accepted: true } as EveningCommand)).toEqual([]);
    expect(book.now.rounds[0]?.tables[0]?.results[0]?.reason).toBe('misread');
  });
});

describe('checks', () => {
  const format = { ...DEFAULT_FORMAT, deals: 1, secondEntry: true };
  const checked = (): Book => {
    const book = drawn(1);
    book.run({ type: 'change-format', format, reason: 'agreed' });
    book.run({ ...enter(1, 1, 0, 0, 1), by: 'Resi' } as EveningCommand);
    book.run({ ...enter(2, 1, 0, 0, 1), by: 'Resi' } as EveningCommand);
    return book;
  };
  const check = (by: string, table: number, to: number): EveningCommand => {
    const { source: _, ...deal } = dealOf(table, 1, 0, to, 1);
    return { type: 'check-deal', by, ...deal };
  };

  test('a second entry by somebody else either agrees, or both are kept until a correction', () => {
    const book = checked();
    expect(book.run({ type: 'close-round', round: 1 })).toEqual([
      'not-checked @ round 1, table 1: 1',
      'not-checked @ round 1, table 2: 1',
    ]);
    expect(book.run(check('resi', 1, 0))).toEqual(['same-writer @ resi']);
    expect(book.run(check('Sepp', 1, 0))).toEqual([]);
    const { source: _, ...other } = dealOf(2, 1, 0, 0, 1);
    const entry = { contract: 'annulled' };
    const row = { ...other.row, outcome: 'annulled' } as const;
    expect(book.run({ type: 'check-deal', by: 'Sepp', ...other, row, entry })).toEqual([]);
    // The typed entry is kept next to its result, so nobody has to type it again.
    expect(book.now.rounds[0]?.tables[1]?.results[0]?.check).toEqual({
      by: 'Sepp',
      agrees: false,
      other: { row, settlement: other.settlement, entry },
    });
    expect(book.run({ type: 'close-round', round: 1 })).toEqual(['not-checked @ round 1, table 2: 1']);
    expect(book.run(correct(book, 'typing error', 2, 1, 0, 0, 1))).toEqual([]);
    expect(book.run(confirmationOf(book.now, { ...PLACE, table: 2, deal: 1 }, 'Sepp'))).toEqual([]);
    expect(book.run({ type: 'close-round', round: 1 })).toEqual([]);
  });

  test('a second entry must be of the same table and the same deal', () => {
    const { source: _, ...again } = dealOf(1, 1, 0, 0, 1);
    const misfit = (row: object): EveningCommand => {
      return { type: 'check-deal', by: 'Sepp', ...again, row: { ...again.row, ...row } };
    };
    const book = checked();
    expect(book.run(misfit({ table: 5 }))).toEqual(['row-does-not-fit @ table']);
    expect(book.run(misfit({ dealer: 1 }))).toEqual(['row-does-not-fit @ dealer']);
  });

  test('totals are checked for zero sum, number of deals, range and against the deals', () => {
    const book = drawn(2);
    book.run({
      type: 'change-format',
      format: { ...format, deals: 2, entry: 'both', secondEntry: false },
      reason: 'x',
    });
    const total = (points: readonly number[], deals = 2): EveningCommand => ({
      type: 'enter-total',
      ...PLACE,
      points: points.map((n) => rational(n)),
      deals,
    });
    expect(book.run(total([1, 2, 3]))).toEqual(['wrong-seat-count @ 3']);
    expect(book.run(total([1, 2, 3, 4]))).toEqual(['not-zero-sum @ 10']);
    expect(book.run(total([9000, -9000, 0, 0], 3))).toEqual(['points-out-of-range @ 9000', 'wrong-deal-count @ 2']);
    book.run(enter(1, 1, 0, 0, 1));
    book.run(enter(1, 2, 1, 0, 1));
    expect(book.run(total([5, -2, -2, -1]))).toEqual(['totals-differ @ 6, -2, -2, -2']);
    expect(book.run(total([6, -2, -2, -2]))).toEqual([]);
    expect(book.run(total([6, -2, -2, -2]))).toEqual(['total-already-entered @ round 1, table 1']);
    const check = { type: 'check-total', ...PLACE, by: 'Sepp' } as const;
    expect(book.run({ ...check, points: [6, -6].map((n) => rational(n)) })).toEqual(['wrong-seat-count @ 2']);
    expect(book.run({ ...check, points: [6, -2, -2, -1].map((n) => rational(n)) })).toEqual([]);
    expect(book.now.rounds[0]?.tables[0]?.total?.check?.agrees).toBe(false);
    expect(book.run({ ...check, table: 2, points: [] })).toEqual(['total-not-entered @ round 1, table 2']);
  });
});

test('improbable totals are queried before they are accepted', () => {
  const book = drawn(16);
  const format = { ...DEFAULT_FORMAT, deals: 16, entry: 'both', secondEntry: true } as const;
  book.run({ type: 'change-format', format, reason: 'x' });
  const points = (n: number) => [rational(n), rational(-n), rational(0), rational(0)];
  const write = (n: number, accepted?: boolean): EveningCommand => ({
    ...{ type: 'enter-total', ...PLACE, points: points(n), deals: 16, by: 'Resi' },
    ...(accepted !== undefined && { accepted }),
  });
  expect(book.run(write(10_000))).toEqual(['points-unusual @ 10000']);
  expect(book.run(write(961, false))).toEqual(['points-unusual @ 961']);
  expect(book.run(write(20_000, true)), 'beyond what can be accepted').toEqual(['points-out-of-range @ 20000']);
  expect(book.run(write(960))).toEqual([]);
  const check = { type: 'check-total', ...PLACE, by: 'Sepp', points: points(-9600) } as const;
  expect(book.run(check)).toEqual(['points-unusual @ -9600']);
  expect(book.run({ ...check, accepted: true })).toEqual([]);
  expect(book.now.rounds[0]?.tables[0]?.total?.check?.agrees).toBe(false);
});

test('a single deal may bring what is improbable as the average of many', () => {
  const book = drawn(1);
  const total = { type: 'enter-total', ...PLACE, deals: 1 } as const;
  const points = (n: number) => [3 * n, -n, -n, -n].map((one) => rational(one));
  expect(book.run({ ...total, points: points(81) })).toEqual(['points-unusual @ 243']);
  expect(book.run({ ...total, points: points(80) })).toEqual([]);
});

test('penalties take points and money, and are withdrawn with a reason', () => {
  const book = drawn();
  const give = {
    type: 'give-penalty',
    player: 'p1',
    round: 1,
    points: rational(4),
    cents: 200,
    reason: 'late',
  } as const;
  expect(book.run({ ...give, points: rational(0), cents: 0 })).toEqual(['nothing-penalised']);
  expect(book.run({ ...give, round: 2 })).toEqual(['no-such-round @ 2']);
  expect(book.run(give)).toEqual([]);
  expect(book.run(give)).toEqual([]);
  expect(book.now.penalties.map(({ id }) => id)).toEqual(['x1', 'x2']);
  expect(book.run({ type: 'withdraw-penalty', penalty: 'x1', reason: 'mistake' })).toEqual([]);
  expect(book.run({ type: 'withdraw-penalty', penalty: 'x1', reason: 'mistake' })).toEqual(['no-such-penalty']);
});

test('a table ends when somebody reaches the target, and that player gets the bonus', () => {
  const book = drawn(9);
  const format = { ...DEFAULT_FORMAT, deals: 9, target: { points: 6, bonus: 10 } };
  book.run({ type: 'change-format', format, reason: 'race' });
  book.run(enter(1, 1, 0, 2, 1));
  book.run(enter(1, 2, 1, 2, 1));
  expect(book.run(enter(1, 3, 2, 2, 1))).toEqual(['round-finished @ 3']);
  const winner = must(book.now.rounds[0]?.tables[0]?.players[2], 'a winner');
  const line = must(
    eveningStandings(book.now).lines.find(({ id }) => id === winner),
    'their line',
  );
  expect(line.total).toEqual(rational(16));
});

test('a seat goes to a bot and back', () => {
  const book = drawn();
  const hold = { type: 'hold-seat', ...PLACE, seat: 2, holder: 'bot' } as const;
  expect(book.run(hold)).toEqual([]);
  expect(book.now.rounds[0]?.tables[0]?.holders).toEqual(['person', 'person', 'bot', 'person']);
  const events = book.events.length;
  expect(book.run(hold), 'again: nothing changes').toEqual([]);
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
    expect(refuseDealing(book.now, PLACE, IDLE)).toEqual(refuse('round-finished', { round: 1, table: 1 }));
  });

  test('are entered by the dealer whose turn it is, at a table of this size', () => {
    const book = drawn();
    expect(book.run(enter(1, 1, 3, 0, 1))).toEqual(['row-does-not-fit @ dealer']);
    const five = dealOf(1, 1, 0, 0, 1);
    expect(book.run({ type: 'enter-deal', ...five, row: { ...five.row, table: 5 } })).toEqual([
      'row-does-not-fit @ table',
    ]);
  });

  test('come from the table, not from the keyboard, while the table plays', () => {
    const book = drawn();
    expect(book.run(enter(1, 1, 0, 0, 1), running)).toEqual(['deal-running @ round 1, table 1']);
    const played = { ...dealOf(1, 1, 2, 0, 1), source: 'played' } as const;
    expect(book.run({ type: 'enter-deal', ...played }, running)).toEqual([]);
    const table = must(book.now.rounds[0]?.tables[0], 'table');
    expect(dealerOf(table, 2), 'after a redeal the next dealer follows the last').toBe(3);
    expect(refuseDealing(book.now, PLACE, running)).toEqual(refuse('deal-running', { round: 1, table: 1 }));
  });

  test('are corrected with a reason, and only if they exist', () => {
    const book = drawn();
    book.run(enter(1, 1, 0, 0, 1));
    expect(book.run(correct(book, 'x', 1, 2, 1, 0, 1))).toEqual(['deal-not-entered @ 2']);
    expect(book.run(correct(book, 'x', 1, 1, 1, 0, 1))).toEqual(['row-does-not-fit @ dealer']);
    expect(book.run(correct(book, 'misread', 1, 1, 0, 3, 2))).toEqual([]);
    const table = must(book.now.rounds[0]?.tables[0], 'table');
    expect(table.results).toMatchObject([
      { deal: 1, reason: 'misread', settlement: [{ to: 3 }, { to: 3 }, { to: 3 }] },
    ]);
    expect(eveningStandings(book.now).lines.map(({ total }) => total.n)).toEqual([6, -2, -2, -2]);
    expect(book.events.map(({ type }) => type).slice(-2)).toEqual(['deal-entered', 'deal-corrected']);
  });
});

describe('a free table', () => {
  const open: EveningCommand = {
    type: 'open-table',
    id: 'f1',
    name: ' Stammtisch ',
    rules: { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 1 },
    game: FOUR_PLAY,
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

test('a correction that changes nothing is none: nobody has to accept its consequences, and nothing is recorded', () => {
  const book = drawn(1);
  book.run(enter(1, 1, 0, 0, 1));
  const before = book.now;
  expect(book.run(correct(book, 'misread', 1, 1, 0, 0, 1))).toEqual([]);
  expect(book.now).toEqual(before);
  // What the app played has the numbers of its tricks as well; nobody types those.
  const typed = correctionOf(book.now, 'misread', dealOf(1, 1, 0, 0, 1));
  const game = { declarer: 0, contract: 'rufer', with: {}, result: 'made' } as const;
  const withProof = { ...typed, row: { ...typed.row, games: [{ ...game, proof: [12] }] } };
  expect(book.run(withProof)).toEqual([]);
  const changed = book.now;
  expect(changed.rounds[0]?.tables[0]?.results[0]).toMatchObject({ reason: 'misread' });
  const again = correctionOf(book.now, 'misread again', dealOf(1, 1, 0, 0, 1));
  expect(book.run({ ...again, row: { ...again.row, games: [game] } })).toEqual([]);
  expect(book.now).toEqual(changed);
});
