import { describe, expect, test } from 'vitest';
import { rational, showRational } from '#engine/core/rational.ts';
import { printRefusal } from '#engine/core/refusal.ts';
import { Book, creation, listOf } from '#engine/testing/evenings.ts';
import { SHA256 } from '#engine/testing/sha256.ts';
import { finalTables } from '../draw/final-tables.ts';
import { finalChoice, refuseFinal } from '../draw/finalists.ts';
import { DEFAULT_FORMAT } from '../format/format.ts';
import type { Format } from '../format/schema.ts';
import { reportOf } from '../season/reports.ts';
import { noticeText } from '../sheets/notice.ts';
import { standingsSheet } from '../sheets/standings-sheets.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import type { EveningCommand } from '../state/commands.ts';
import { totalVersion } from '../state/versions.ts';

const FINAL: NonNullable<Format['final']> = { seats: 4, carry: { type: 'share', percent: 50 }, others: 'play' };
const FIRST = [
  ['p1', 'p2', 'p3', 'p4'],
  ['p5', 'p6', 'p7', 'p8'],
];
const plan = (from: number, rounds: readonly (readonly string[])[], final?: readonly string[]): EveningCommand => ({
  type: 'plan-rounds',
  from,
  draw: { method: 'by-hand' },
  rounds: [rounds],
  ...(final && { final }),
});

function total(book: Book, round: number, table: number, points: readonly number[], reason?: string) {
  const closed = book.now.rounds[round - 1]?.phase === 'closed';
  const before = book.now.rounds[round - 1]?.tables[table - 1]?.total;
  return book.run({
    type: 'enter-total',
    round,
    table,
    points: points.map((n) => rational(n)),
    deals: 1,
    ...(reason !== undefined && { reason }),
    ...(before && { base: totalVersion(before, SHA256) }),
    ...(closed && { accepted: true }),
  });
}

/** After one round: p1 10, p5 8, p2 and p6 4, p3 −4, p7 −5, p8 −7, p4 −10. */
function played(final: Format['final'] = FINAL): Book {
  const book = new Book();
  const format = { ...DEFAULT_FORMAT, deals: 1, rounds: 1, entry: 'totals' as const, tieBreaks: [], final };
  // A game that three can play as well.
  const game = { tables: [3, 4, 5], pausing: [5], balance: 'zero-sum' } as const;
  book.run({ ...creation(), format, game } as EveningCommand);
  book.run(listOf('Anna', 'Berta', 'Cilli', 'Dora', 'Emil', 'Franz', 'Gustl', 'Hansi'));
  book.run(plan(1, FIRST));
  book.run({ type: 'publish-round', round: 1 });
  expect(total(book, 1, 1, [10, 4, -4, -10])).toEqual([]);
  expect(total(book, 1, 2, [8, 4, -5, -7])).toEqual([]);
  expect(book.run({ type: 'close-round', round: 1 })).toEqual([]);
  return book;
}
const BEST = ['p1', 'p5', 'p2', 'p6'];
const REST = ['p3', 'p7', 'p8', 'p4'];
const ranks = (book: Book): readonly string[] =>
  eveningStandings(book.now).lines.map(({ rank, id, total: sum, carried }) =>
    [rank, id, showRational(sum), ...(carried ? [showRational(carried)] : [])].join(' '),
  );

/** The final has been played, with p1 −6, p5 3, p2 1, p6 2 and at the other table p3 20, p7 −5, p8 −7, p4 −8. */
function finished(final: Format['final'] = FINAL): Book {
  const book = played(final);
  expect(book.run(plan(2, [BEST, REST], BEST))).toEqual([]);
  expect(book.run({ type: 'publish-round', round: 2 })).toEqual([]);
  total(book, 2, 1, [-6, 3, 1, 2]);
  total(book, 2, 2, [20, -5, -7, -8]);
  return book;
}

test('the final comes after the agreed rounds, once they are closed', () => {
  expect(refuseFinal(played(null).now, 2)?.code).toBe('no-final');
  const book = played();
  expect(book.run({ type: 'reopen-round', round: 1, reason: 'Tippfehler' })).toEqual([]);
  expect(book.run(plan(2, [BEST, REST], BEST))).toEqual(['round-open @ 1']);
  book.run({ type: 'close-round', round: 1 });
  expect(refuseFinal(book.now, 1)?.code).toBe('final-too-early');
  expect(refuseFinal(book.now, 2)).toBeUndefined();
});

test('its tables seat the finalists and nobody else', () => {
  const book = played();
  expect(finalChoice(book.now)).toEqual({ sure: BEST, tied: [], open: 0 });
  const [one = '', ...rest] = REST;
  expect(book.run(plan(2, [BEST, REST], ['p1', 'p5', 'p2']))).toEqual(['finalist-missing @ Franz']);
  expect(book.run(plan(2, [BEST, REST], [...BEST, one]))).toEqual(['not-a-finalist @ Cilli']);
  expect(
    book.run(
      plan(
        2,
        [
          ['p1', 'p5', 'p2', one],
          ['p6', ...rest],
        ],
        BEST,
      ),
    ),
  ).toEqual(['final-mixed @ 1', 'final-mixed @ 2']);
  expect(book.run(plan(2, [REST], BEST))).toEqual(['finalist-missing @ Anna, Emil, Berta, Franz']);
  expect(book.run(plan(2, [BEST, REST], BEST))).toEqual([]);
  const byHand = (...tables: readonly (readonly string[])[]) => book.run({ type: 'seat-by-hand', round: 2, tables });
  const [first = '', ...others] = REST;
  expect(byHand(['p1', 'p5', 'p2', first], ['p6', ...others])).toEqual(['final-mixed @ 1', 'final-mixed @ 2']);
  expect(byHand(['p1', 'p5', 'p2'], REST), 'a step on the way').toEqual([]);
  expect(book.run({ type: 'publish-round', round: 2 })).toEqual(['finalist-missing @ Franz']);
  expect(byHand(['p6', 'p1', 'p5', 'p2'], REST)).toEqual([]);
  expect(book.now.rounds[1]?.final).toEqual(BEST);
  expect(book.run({ type: 'seat-by-hand', round: 3, tables: [BEST] })).toEqual(['final-begun @ 2']);
  expect(played({ ...FINAL, others: 'stop' }).run(plan(2, [BEST, REST], BEST))).toEqual([
    'not-a-finalist @ Cilli, Gustl, Hansi, Dora',
  ]);
});

test('the director decides about a shared last place; a player who has left makes room', () => {
  const book = played({ ...FINAL, seats: 3, others: 'stop' });
  expect(finalChoice(book.now)).toEqual({ sure: ['p1', 'p5'], tied: ['p2', 'p6'], open: 1 });
  expect(book.run(plan(2, [['p1', 'p5', 'p2']], ['p1', 'p5']))).toEqual(['final-undecided @ Berta, Franz']);
  expect(book.run(plan(2, [['p1', 'p5', 'p2']], ['p1', 'p5', 'p2']))).toEqual([]);
  expect(book.run(plan(2, [BEST], BEST)), 'or both come in').toEqual([]);
  book.run({ type: 'set-presence', player: 'p5', presence: 'gone' });
  expect(finalChoice(book.now)).toEqual({ sure: ['p1', 'p2', 'p6'], tied: [], open: 0 });
});

test('finalists rank first by what they carried over and the result of the final; the others by everything', () => {
  const book = finished();
  // Half of 10, 8, 4, 4 and then −6, +3, +1, +2. The others have both rounds: −4 + 20, −5 − 5, −7 − 7, −10 − 8.
  expect(ranks(book)).toEqual([
    '1 p5 7 4',
    '2 p6 4 2',
    '3 p2 3 2',
    '4 p1 -1 5',
    '5 p3 16',
    '6 p7 -10',
    '7 p8 -14',
    '8 p4 -18',
  ]);
  // Before the final 1, 3 (shared), 3, 2.
  expect(
    eveningStandings(book.now)
      .lines.slice(0, 4)
      .map(({ change }) => change),
  ).toEqual([1, 1, 0, -3]);
  // Money follows the actual play, final or not.
  expect(eveningStandings(book.now, 'money').lines.map(({ id, points }) => `${id} ${showRational(points)}`)).toContain(
    'p1 4',
  );
});

test('every way of carrying over, calculated by hand', () => {
  const best = (carry: NonNullable<Format['final']>['carry']) => ranks(finished({ ...FINAL, carry })).slice(0, 4);
  // 8 + 3, 4 + 2, 4 + 1, 10 − 6.
  expect(best({ type: 'all' })).toEqual(['1 p5 11 8', '2 p6 6 4', '3 p2 5 4', '4 p1 4 10']);
  // Ranks 1, 2, 3 and 3 of four: 4, 3, 2, 2, and then the same −6, +3, +1, +2.
  expect(best({ type: 'ranks' })).toEqual(['1 p5 6 3', '2 p6 4 2', '3 p2 3 2', '4 p1 -2 4']);
  // Start points 20, 10, 5; both players ranked third begin with 5: 20 − 6, 10 + 3, 5 + 2, 5 + 1.
  expect(best({ type: 'start-points', points: [20, 10, 5] })).toEqual([
    '1 p1 14 20',
    '2 p5 13 10',
    '3 p6 7 5',
    '4 p2 6 5',
  ]);
  expect(best({ type: 'share', percent: 0 })).toEqual(['1 p5 3 0', '2 p6 2 0', '3 p2 1 0', '4 p1 -6 0']);
});

test('once the final is published its ranking holds, and later rounds belong to it', () => {
  const book = played();
  book.run(plan(2, [BEST, REST], BEST));
  expect(ranks(book)[0], 'a draft changes nothing').toBe('1 p1 10');
  expect(total(book, 1, 1, [2, 12, -4, -10], 'Namen vertauscht')).toEqual([]);
  expect(book.run({ type: 'publish-round', round: 2 }), 'the same four').toEqual([]);
  // Half of 12, 8, 4 and 2.
  expect(ranks(book).slice(0, 5)).toEqual(['1 p2 6 6', '2 p5 4 4', '3 p6 2 2', '4 p1 1 1', '5 p3 -4']);
  expect(book.run(plan(3, FIRST))).toEqual(['final-begun @ 2']);
  total(book, 2, 1, [1, -1, 1, -1]);
  total(book, 2, 2, [1, -1, 1, -1]);
  book.run({ type: 'close-round', round: 2 });
  book.run({ type: 'set-presence', player: 'p6', presence: 'gone' });
  expect(finalChoice(book.now)).toEqual({ sure: ['p1', 'p5', 'p2'], tied: [], open: 0 });
  expect(book.run(plan(3, [['p1', 'p5', 'p2']], ['p1', 'p5', 'p2']))).toEqual([]);
});

test('a correction that changes the finalists voids the draft', () => {
  const book = played();
  book.run(plan(2, [BEST, REST], BEST));
  expect(total(book, 1, 1, [10, -4, 4, -10], 'Namen vertauscht')).toEqual([]);
  expect(book.run({ type: 'publish-round', round: 2 })).toEqual(['final-changed @ 2']);
});

test('the list for the notice board shows the carry-over before the final round', () => {
  const text = noticeText(standingsSheet(eveningStandings(finished().now), 'de', { parts: 'shares' }, 'Cup'), 'de');
  expect(text.split('\n').slice(3, 9)).toEqual([
    'Platz   ±  Name    R1  Mitgebracht  Finale 1  Summe  Spiele',
    '-----------------------------------------------------------',
    '    1  +1  Emil     8            4         3      7       2',
    '    2  +1  Franz    4            2         2      4       2',
    '    3   0  Berta    4            2         1      3       2',
    '    4  −3  Anna    10            5        −6     −1       2',
  ]);
});

test('a season counts everything from an evening, and the rank of its final', () => {
  // Emil 8 + 3 and first; Anna 10 − 6 and fourth; Cilli −4 + 20 and fifth.
  const { results } = reportOf(finished().now);
  expect(results.map(({ name, points, rank }) => `${rank} ${name} ${points}`)).toEqual([
    ...['1 Emil 11', '2 Franz 6', '3 Berta 5', '4 Anna 4'],
    ...['5 Cilli 16', '6 Gustl -10', '7 Hansi -14', '8 Dora -18'],
  ]);
});

describe('the tables of a final by rank', () => {
  const stay = (player: string, table: number): EveningCommand => ({ type: 'lock-player', player, table });
  const apart = (...pairs: readonly [string, string][]): EveningCommand => ({ type: 'keep-apart', pairs });
  /** The tables that can be used unchanged, or why there are none. */
  const tables = (book: Book, ...commands: readonly EveningCommand[]): readonly string[] => {
    for (const command of commands) expect(book.run(command)).toEqual([]);
    const made = finalTables(book.now, 2, [], 'auto');
    if (!made.ok) return made.error.map(printRefusal);
    expect(book.run(plan(2, made.value.tables, made.value.finalists))).toEqual([]);
    expect(book.run({ type: 'publish-round', round: 2 })).toEqual([]);
    return made.value.tables.map((seats) => seats.join());
  };
  const all = (): Book => played({ ...FINAL, seats: 8 });

  test('take the number of the table where one of their players stays', () => {
    expect(tables(played())).toEqual([BEST.join(), REST.join()]);
    expect(tables(played(), stay('p2', 2))).toEqual([REST.join(), BEST.join()]);
    expect(tables(played(), stay('p7', 1), stay('p2', 2))).toEqual([REST.join(), BEST.join()]);
  });

  test('of a further round follow the current ranking of the final', () => {
    const book = all();
    expect(tables(book)).toEqual(['p1,p5,p2,p6', 'p3,p7,p8,p4']);
    expect(total(book, 2, 1, [-30, 1, 1, 28])).toEqual([]);
    expect(total(book, 2, 2, [40, -10, -12, -18])).toEqual([]);
    expect(book.run({ type: 'close-round', round: 2 })).toEqual([]);
    // Half of −4, 4, 8 and 4 and then 40, 28, 1 and 1; behind them half of −5, −7, −10 and 10, and −10, −12, −18, −30.
    const made = finalTables(book.now, 3, [], 'auto');
    expect(made.ok && made.value.tables.map((seats) => seats.join())).toEqual(['p3,p6,p5,p2', 'p7,p8,p4,p1']);
  });

  test('keep pairs apart with the least change to the ranking', () => {
    expect(tables(all(), apart(['p1', 'p6']))).toEqual(['p1,p5,p2,p3', 'p6,p7,p8,p4']);
    // The third stays at the second table. Nobody has to leave the first, so the fifth comes in their place.
    expect(tables(all(), stay('p1', 1), stay('p2', 2))).toEqual(['p1,p5,p3,p6', 'p2,p7,p8,p4']);
  });

  test('have finalists together who cannot be kept apart: whoever has qualified plays', () => {
    expect(tables(played(), apart(['p1', 'p6']))).toEqual([BEST.join(), REST.join()]);
  });

  test('are refused if finalists cannot all stay where they must', () => {
    expect(tables(played(), stay('p1', 1), stay('p2', 2))).toEqual(['stays-at-table @ Berta: table 2']);
  });
});
