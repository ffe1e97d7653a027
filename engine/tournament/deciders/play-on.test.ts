import { describe, expect, test } from 'vitest';
import { rational, showRational } from '#engine/core/rational.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { Row } from '#engine/kernel/score.ts';
import { doubleRounds } from '#engine/series/double-rounds.ts';
import { foldSeries } from '#engine/series/fold.ts';
import { lastRound } from '#engine/series/last-round.ts';
import { Book, creation, IDLE, listOf } from '#engine/testing/evenings.ts';
import { invalidPlaces } from '../events/validate.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import type { ClosedDeal, CommandOf } from '../state/commands.ts';
import { dealerOf } from '../state/places.ts';
import { playersIn } from '../state/seated.ts';
import { seriesSetup } from '../state/series-setup.ts';
import { pointsAt } from '../state/tables.ts';
import type { TableState } from '../state/types.ts';
import { dealsToGo } from './play-on.ts';

const ALL = ['p1', 'p2', 'p3', 'p4', 'p5'];

/** A table of five, Anna to Emil, for 20 deals; with four it would be 16. */
function five(names = ['Anna', 'Berta', 'Cilli', 'Dora', 'Emil']): Book {
  const book = new Book();
  const command = creation(16);
  if (command.type !== 'create-evening') throw new Error('another command');
  book.run({ ...command, format: { ...command.format, dealsAtFive: 20, rounds: 1 } });
  book.run(listOf(...names));
  const tables = [names.map((_, i) => `p${i + 1}`)];
  book.run({ type: 'plan-rounds', from: 1, draw: { method: 'by-hand' }, rounds: [tables] });
  book.run({ type: 'publish-round', round: 1 });
  return book;
}

const tableOf = (book: Book): TableState => {
  const table = book.now.rounds[0]?.tables[0];
  if (!table) throw new Error('no table');
  return table;
};

/** The next deal at its table: seat `to` of the deal wins 1 from every player. */
function nextDeal(book: Book, to: number): ClosedDeal {
  const table = tableOf(book);
  const deal = table.results.length + 1;
  const seats = playersIn(table, deal).length;
  const dealer = dealerOf(table, deal);
  const row: Row = { table: seats, dealer, outcome: 'played', games: [], items: [], notes: {} };
  const settlement = Array.from({ length: seats }, (_, seat) => seat)
    .filter((seat) => seat !== to && (seats < 5 || seat !== dealer))
    .map((from) => ({ code: 'game', from, to, base: rational(1), factors: [] }));
  return { round: 1, table: 1, deal, row, settlement, source: 'entered' };
}

function write(book: Book, count: number): void {
  for (let i = 0; i < count; i++) {
    const { row } = nextDeal(book, 0);
    expect(book.run({ type: 'enter-deal', ...nextDeal(book, row.dealer === 0 ? 1 : 0) })).toEqual([]);
  }
}

const without = (player: string, deals: number, rest: Partial<CommandOf<'play-on'>> = {}): CommandOf<'play-on'> => ({
  ...{ type: 'play-on', round: 1, table: 1, player, deals, reason: 'went home' },
  ...rest,
});

describe('somebody leaves a table of five', () => {
  test('and the four play on: the leaver’s turn to deal is skipped', () => {
    const book = five();
    write(book, 9);
    expect(book.run(without('p5', 9))).toEqual([]);
    expect(tableOf(book)).toMatchObject({ players: ALL, deals: 18, left: { seat: 4, after: 9 } });
    expect(book.now.players[4]?.presence).toBe('gone');
    // Dora has dealt the ninth deal; Emil would be next.
    const dealers = [10, 11, 12, 13, 14].map((deal) => playersIn(tableOf(book), deal)[dealerOf(tableOf(book), deal)]);
    expect(dealers).toEqual(['p1', 'p2', 'p3', 'p4', 'p1']);
    write(book, 9);
    expect(book.run({ type: 'close-round', round: 1 })).toEqual([]);
    const played = eveningStandings(book.now).lines.map(({ entrant, dealsPlayed }) => `${entrant.name} ${dealsPlayed}`);
    expect([...played].sort()).toEqual(['Anna 16', 'Berta 16', 'Cilli 16', 'Dora 16', 'Emil 8']);
    expect(invalidPlaces(book.now)).toEqual([]);
  });

  test('in the middle of the seats: points stay with their people', () => {
    const book = five();
    write(book, 3);
    book.run(without('p2', 4));
    // Cilli is now in the second of four seats.
    expect(book.run({ type: 'enter-deal', ...nextDeal(book, 1) })).toEqual([]);
    expect(pointsAt(book.now.format, tableOf(book)).map(showRational)).toEqual(['5', '2', '1', '-4', '-4']);
    expect(playersIn(tableOf(book), 3)).toEqual(ALL);
    expect(playersIn(tableOf(book), 4)).toEqual(['p1', 'p3', 'p4', 'p5']);
  });

  test('a deal of five is then refused, but an earlier one may still be corrected as one', () => {
    const book = five();
    write(book, 3);
    const old = nextDeal(book, 0);
    book.run(without('p2', 4));
    expect(book.run({ type: 'enter-deal', ...old })).toEqual(['row-does-not-fit @ table']);
  });

  test('how many deals are left: as many people as possible reach the agreed number', () => {
    const book = five();
    write(book, 9);
    const { format } = book.now;
    expect([0, 1, 2, 3, 4].map((seat) => dealsToGo(format, tableOf(book), seat))).toEqual([9, 9, 9, 9, 9]);
    expect(dealsToGo(format, { ...tableOf(book), results: tableOf(book).results.slice(0, 5) }, 2)).toBe(12);
    expect(dealsToGo({ ...format, dealsAtFive: null, deals: 8 }, tableOf(book), 4)).toBe(1);
  });

  test('before the first deal: it becomes a table of four', () => {
    const book = five();
    expect(book.run(without('p3', 1))).toEqual([]);
    expect(tableOf(book)).toMatchObject({ players: ['p1', 'p2', 'p4', 'p5'], deals: 16 });
    expect(tableOf(book).left).toBeUndefined();
  });

  test('not with four, if the game has no table of three; not twice; not for somebody absent', () => {
    const book = five(['Anna', 'Berta', 'Cilli', 'Dora']);
    expect(book.run(without('p3', 3))).toEqual(['too-few-to-play-on @ 3']);
    expect(book.run(without('p9', 3))).toEqual(['no-seat @ p9']);
    const again = five();
    write(again, 1);
    again.run(without('p3', 3));
    expect(again.run(without('p4', 3))).toEqual(['too-few-to-play-on @ 3']);
    expect(again.run(without('p4', 3), { ...IDLE, running: [{ round: 1, table: 1 }] })).toHaveLength(1);
  });

  test('not in the middle of a game on the screen', () => {
    const book = five();
    book.run({ type: 'enter-deal', ...nextDeal(book, 1), source: 'played' });
    expect(book.run(without('p3', 3))).toEqual(['played-on-screen @ round 1, table 1']);
  });

  test('if only totals are reported: everybody has their own points and the deals they played', () => {
    const book = five();
    book.run({ type: 'change-format', reason: 'agreed', format: { ...book.now.format, entry: 'totals' } });
    expect(book.run(without('p5', 8, { played: 10 }))).toEqual([]);
    const points = [9, -3, -3, -1, -2].map((n) => rational(n));
    expect(book.run({ type: 'enter-total', round: 1, table: 1, points, deals: 18 })).toEqual([]);
    const played = eveningStandings(book.now).lines.map(({ entrant, dealsPlayed }) => `${entrant.name} ${dealsPlayed}`);
    expect([...played].sort()).toEqual(['Anna 16', 'Berta 16', 'Cilli 16', 'Dora 16', 'Emil 8']);
  });
});

describe('the series of a table that continues with four', () => {
  const blank = (table: number, dealer: number, outcome: Row['outcome'] = 'played'): Row => ({
    ...{ table, dealer, outcome, games: [], items: [], notes: {} },
  });
  const doubled = (rules: Pick<Rules, 'series'>, table: TableState, rows: readonly Row[]): readonly number[] =>
    foldSeries({ ...rules, settle: () => [] } as unknown as Rules, seriesSetup(table), rows).deals.flatMap(({ now }) =>
      now.factors.length > 0 ? [now.deal] : [],
    );
  const triggers = doubleRounds('queue', ({ outcome, table }) => (outcome === 'annulled' ? table : 0));
  /** Seven deals of five, then somebody leaves; the deal with this number triggers a double round. */
  const rows = (trigger: number): readonly Row[] =>
    Array.from({ length: 16 }, (_, i) => blank(i < 7 ? 5 : 4, 0, i + 1 === trigger ? 'annulled' : 'played'));

  test('a double round ends without the leaver’s turn', () => {
    const book = five();
    write(book, 7);
    // Seats 0 and 1 have dealt twice; Cilli would be next.
    book.run(without('p3', 9));
    expect(doubled({ series: [triggers] }, tableOf(book), rows(6))).toEqual([7, 8, 9, 10]);
    const other = five();
    write(other, 7);
    other.run(without('p2', 9));
    // Berta has already dealt in it; all the others still do.
    expect(doubled({ series: [triggers] }, tableOf(other), rows(6))).toEqual([7, 8, 9, 10, 11]);
    expect(doubled({ series: [triggers] }, tableOf(other), rows(7))).toEqual([8, 9, 10, 11]);
    expect(doubled({ series: [triggers] }, tableOf(other), rows(8))).toEqual([9, 10, 11, 12]);
  });

  test('the last round is one of four', () => {
    const book = five();
    write(book, 7);
    book.run(without('p3', 9));
    expect(doubled({ series: [lastRound] }, tableOf(book), rows(0))).toEqual([13, 14, 15, 16]);
  });
});
