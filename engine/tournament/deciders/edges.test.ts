import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { rational, showRational } from '#engine/core/rational.ts';
import { Book, correctionOf, creation, dealOf, draw, drawn, IDLE, listOf } from '#engine/testing/evenings.ts';
import { SHA256 } from '#engine/testing/sha256.ts';
import { DEFAULT_FORMAT } from '../format/format.ts';
import type { Format } from '../format/schema.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import type { EveningCommand } from '../state/commands.ts';
import type { TableState } from '../state/types.ts';
import { totalVersion } from '../state/versions.ts';

const PLACE = { round: 1, table: 1 } as const;
const running = { ...IDLE, running: [PLACE] };
const enter = (...deal: Parameters<typeof dealOf>): EveningCommand => ({ type: 'enter-deal', ...dealOf(...deal) });
const played = (...deal: Parameters<typeof dealOf>): EveningCommand => ({
  type: 'enter-deal',
  ...dealOf(...deal),
  source: 'played',
});
const total = (points: readonly number[], deals: number, more: object = {}): EveningCommand => ({
  type: 'enter-total',
  ...PLACE,
  points: points.map((n) => rational(n)),
  deals,
  ...more,
});
const strike = (table: number): EveningCommand => ({ type: 'strike-deals', round: 1, table, reason: 'time' });
const agree = (book: Book, differs: Partial<Format>): void =>
  void book.run({ type: 'change-format', format: { ...book.now.format, ...differs }, reason: 'agreed' });
const first = (book: Book): TableState => must(book.now.rounds[0]?.tables[0], 'table 1');
const totals = (book: Book): readonly string[] =>
  eveningStandings(book.now)
    .lines.filter(({ id }) => first(book).players.includes(id))
    .map((line) => showRational(line.total));

describe('a deal that was begun is recorded', () => {
  test('when the others are struck: it counts among the played ones', () => {
    const book = drawn(4);
    book.run(enter(1, 1, 0, 0, 1));
    expect(book.run(strike(1), running)).toEqual([]);
    expect(first(book).deals).toBe(2);
    expect(book.run(strike(1), running)).toEqual(['nothing-to-strike @ round 1, table 1']);
    expect(book.run(played(1, 2, 1, 0, 1), running)).toEqual([]);
    expect(book.run(enter(1, 3, 2, 0, 1))).toEqual(['round-finished @ 3']);
  });

  test('when a correction or another format ends the table meanwhile', () => {
    const book = drawn(4);
    book.run(enter(1, 1, 0, 0, 1));
    agree(book, { target: { points: 3, bonus: 10 } });
    expect(book.run(enter(1, 2, 1, 1, 1))).toEqual(['round-finished @ 2']);
    expect(book.run(played(1, 3, 2, 1, 1), running)).toEqual(['deal-out-of-order @ 2']);
    expect(book.run(played(1, 2, 1, 1, 1), running)).toEqual([]);
  });
});

test('a closed round is never discarded, although nothing was played in it', () => {
  const book = drawn(2);
  book.run(strike(1));
  book.run(strike(2));
  book.run({ type: 'close-round', round: 1 });
  expect(book.run({ type: 'discard-draw', round: 1 })).toEqual(['round-closed @ 1']);
  book.run(draw('two', 8, 2));
  book.run({ type: 'publish-round', round: 2 });
  book.run({ ...enter(1, 1, 0, 0, 1), round: 2 } as EveningCommand);
  expect(book.run({ type: 'discard-draw', round: 1 })).toEqual(['round-closed @ 1']);
  expect(book.now.rounds[1]?.tables[0]?.results).toHaveLength(1);
});

describe('totals', () => {
  test('count if they cover more than the recorded deals', () => {
    const book = drawn(4);
    book.run(enter(1, 1, 0, 0, 1));
    agree(book, { entry: 'totals' });
    expect(totals(book)).toEqual(['3', '-1', '-1', '-1']);
    expect(book.run(total([10, 2, -5, -7], 4))).toEqual([]);
    expect(totals(book)).toEqual(['10', '2', '-5', '-7']);
  });

  test('entered before the deals must agree with them before the round is closed', () => {
    const book = drawn(1);
    agree(book, { entry: 'both' });
    expect(book.run(total([4, 0, -2, -2], 1))).toEqual([]);
    book.run(enter(1, 1, 0, 0, 1));
    book.run(enter(2, 1, 0, 0, 1));
    book.run({ ...total([3, -1, -1, -1], 1), table: 2 } as EveningCommand);
    const differs = ['totals-differ @ round 1, table 1'];
    expect(book.run({ type: 'close-round', round: 1 })).toEqual(differs);
    book.run(
      total([3, -1, -1, -1], 1, {
        reason: 'misread',
        base: totalVersion(must(first(book).total, 'the total'), SHA256),
      }),
    );
    expect(book.run({ type: 'close-round', round: 1 })).toEqual([]);
  });

  test('differ after a correction of a deal', () => {
    const book = drawn(1);
    agree(book, { entry: 'both' });
    for (const table of [1, 2]) {
      book.run(enter(table, 1, 0, 0, 1));
      book.run({ ...total([3, -1, -1, -1], 1), table } as EveningCommand);
    }
    book.run(correctionOf(book.now, 'misread', dealOf(2, 1, 0, 1, 1)));
    expect(book.run({ type: 'close-round', round: 1 })).toEqual(['totals-differ @ round 1, table 2']);
  });

  test('may cover fewer deals if time is limited or deals were struck, but never more', () => {
    const book = drawn(4);
    agree(book, { entry: 'totals' });
    expect(book.run(total([4, 0, -2, -2], 3))).toEqual(['wrong-deal-count @ 4']);
    expect(book.run(strike(1))).toEqual([]);
    expect(book.run(total([4, 0, -2, -2], 3))).toEqual([]);
    expect(totals(book)).toEqual(['4', '0', '-2', '-2']);
    agree(book, { minutes: 60 });
    const second = { ...total([4, 0, -2, -2], 3), table: 2 } as EveningCommand;
    expect(book.run({ ...second, deals: 5 } as EveningCommand)).toEqual(['wrong-deal-count @ 4']);
    expect(book.run(second)).toEqual([]);
  });

  test('are not missing at a table that played nothing', () => {
    const book = drawn(1);
    agree(book, { entry: 'both' });
    book.run(enter(1, 1, 0, 0, 1));
    book.run(total([3, -1, -1, -1], 1));
    expect(book.run({ type: 'close-round', round: 1 })).toEqual(['tables-missing @ 1: 2']);
    book.run(strike(2));
    const nothing = { ...total([0, 0, 0, 0], 0), table: 2 } as EveningCommand;
    expect(book.run(nothing), 'nor can one be entered there').toEqual(['wrong-deal-count @ 0']);
    expect(book.run({ type: 'close-round', round: 1 })).toEqual([]);
  });
});

test('a removed player is no longer kept apart from anybody', () => {
  const book = new Book();
  book.run(creation());
  book.run(listOf('Anna', 'Berta', 'Cilli'));
  book.run({
    type: 'keep-apart',
    pairs: [
      ['p2', 'p3'],
      ['p1', 'p3'],
    ],
  });
  book.run({ type: 'remove-player', player: 'p2' });
  expect(book.now.apart).toEqual([['p1', 'p3']]);
});

test('a penalty counts at once, also in a round without a result, and when that round is discarded', () => {
  const book = drawn(1);
  book.run(enter(1, 1, 0, 0, 1));
  book.run(enter(2, 1, 0, 0, 1));
  book.run({ type: 'close-round', round: 1 });
  book.run(draw('two', 8, 2));
  book.run({ type: 'publish-round', round: 2 });
  const player = must(first(book).players[0], 'a player');
  const points = rational(2);
  book.run({ type: 'give-penalty', player, round: 2, points, cents: 0, reason: 'late' });
  // Three points won, two taken away.
  const own = () => eveningStandings(book.now).lines.find(({ id }) => id === player)?.total;
  expect(own()).toEqual(rational(1));
  book.run({ type: 'discard-draw', round: 2 });
  expect(own()).toEqual(rational(1));
});

test('everybody who has reached the target when the table ends gets the bonus, once', () => {
  const book = drawn(9);
  agree(book, { entry: 'totals', target: { points: 100, bonus: 10 } });
  // The end of illustrated I35, 104 and 100, at a table of four.
  book.run(total([104, 100, -103, -101], 7));
  expect(totals(book)).toEqual(['114', '110', '-101', '-103']);
});

test('drafts follow a change of the format, published rounds stay as they are', () => {
  const book = drawn(4);
  book.run(draw('two', 8, 2));
  book.run({ type: 'change-format', format: { ...DEFAULT_FORMAT, deals: 3 }, reason: 'it is late' });
  expect(book.now.rounds.map(({ tables }) => tables.map(({ deals }) => deals))).toEqual([
    [4, 4],
    [3, 3],
  ]);
});

test('totals whose sum no number can hold are out of range', () => {
  const book = drawn(2);
  agree(book, { deals: 2, entry: 'totals' });
  const most = Number.MAX_SAFE_INTEGER;
  expect(book.run(total([most, most, -most, -most], 2))).toEqual([`points-out-of-range @ ${most}`]);
});
