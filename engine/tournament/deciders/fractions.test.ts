import { expect, test } from 'vitest';
import { absolute, compare, rational, subtract, ZERO } from '#engine/core/rational.ts';
import { GAMES } from '#engine/games/index.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { type Book, dealOf, drawn, NOW } from '#engine/testing/evenings.ts';
import { closingOf } from '../cash/closing.ts';
import { evolve } from '../events/evolve.ts';
import { invalidPlaces } from '../events/validate.ts';
import { DEFAULT_FORMAT } from '../format/format.ts';
import { refuse } from '../refusals.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import { FOUR_PLAY, partsOf, playedGame } from '../state/played-game.ts';
import type { EveningEvent, EveningState, PlayedGame } from '../state/types.ts';

const PLACE = { round: 1, table: 1 } as const;

/** An evening of totals whose first round has been played. */
function onlyTotals(): Book {
  const book = drawn(1);
  book.run({ type: 'change-format', format: { ...DEFAULT_FORMAT, deals: 1, entry: 'totals' }, reason: 'Zettel' });
  return book;
}

const points = (n: number, d: number) => [rational(n, d), rational(-n, d), ZERO, ZERO];

test.each([2, 3, 4, 6, 12])('shared points may have the denominator %s', (d) => {
  const book = onlyTotals();
  expect(book.run({ type: 'enter-total', ...PLACE, points: points(1, d), deals: 1, by: 'Resi' })).toEqual([]);
  expect(book.run({ type: 'check-total', ...PLACE, points: points(5, d), by: 'Sepp' })).toEqual([]);
});

test.each([5, 7, 8, 100, 9973])('neither points nor penalties can have the denominator %s', (d) => {
  const book = onlyTotals();
  const odd = [`odd-fraction @ 1/${d}`];
  expect(book.run({ type: 'enter-total', ...PLACE, points: points(1, d), deals: 1, by: 'Resi' })).toEqual(odd);
  const penalty = { player: 'p1', round: 1, points: rational(1, d), cents: 0, reason: 'zu spät' } as const;
  expect(book.run({ type: 'give-penalty', ...penalty })).toEqual(odd);
  book.run({ type: 'enter-total', ...PLACE, points: points(1, 1), deals: 1, by: 'Resi' });
  expect(book.run({ type: 'check-total', ...PLACE, points: points(1, d), by: 'Sepp' })).toEqual(odd);
});

/** The same of a game that is counted otherwise. */
function divided(parts: NonNullable<PlayedGame['parts']>): Book {
  const book = drawn(1, { ...FOUR_PLAY, parts });
  book.run({ type: 'change-format', format: { ...DEFAULT_FORMAT, deals: 1, entry: 'totals' }, reason: 'Zettel' });
  return book;
}

const inHundredths = (): Book => divided('hundredths');

test.each([
  ['whole', [1], [2, 3, 100], 'odd-whole'],
  ['rounded', [1, 3, 12, 100, 300], [7, 8, 200], 'odd-rounded'],
] as const)('where points are %s, totals and penalties are so, too', (parts, right, wrong, code) => {
  const penalty = { player: 'p1', round: 1, cents: 0, reason: 'zu spät' } as const;
  for (const d of right) {
    const book = divided(parts);
    expect(book.run({ type: 'enter-total', ...PLACE, points: points(7, d), deals: 1, by: 'Resi' })).toEqual([]);
    expect(book.run({ type: 'check-total', ...PLACE, points: points(7, d), by: 'Sepp' })).toEqual([]);
    expect(book.run({ type: 'give-penalty', ...penalty, points: rational(1, d) })).toEqual([]);
    expect(invalidPlaces(book.now)).toEqual([]);
  }
  for (const d of wrong) {
    const odd = [`${code} @ 1/${d}`];
    expect(divided(parts).run({ type: 'enter-total', ...PLACE, points: points(1, d), deals: 1, by: 'R' })).toEqual(odd);
    expect(divided(parts).run({ type: 'give-penalty', ...penalty, points: rational(1, d) })).toEqual(odd);
  }
});

test('a game says how its points are divided', () => {
  const parts = Object.values(GAMES).map((game) => {
    const table = tableOf(game, game.profiles[0]?.id ?? '');
    return [game.id, partsOf(playedGame({ game, rules: game.rules(table) }))] as const;
  });
  expect(Object.fromEntries(parts)).toEqual({
    koenigrufen: 'shares',
    bavarian: 'whole',
    illustrated: 'shares',
    tuebingen: 'rounded',
    reform: 'hundredths',
  });
});

test('where the unit is a hundredth, totals and penalties are exact to it', () => {
  const book = inHundredths();
  expect(
    book.run({ type: 'enter-total', ...PLACE, points: points(16_129, 100), deals: 1, by: 'Resi', accepted: true }),
  ).toEqual([]);
  expect(book.run({ type: 'check-total', ...PLACE, points: points(16_129, 100), by: 'Sepp' })).toEqual([]);
  const penalty = { player: 'p1', round: 1, cents: 0, reason: 'zu spät' } as const;
  expect(book.run({ type: 'give-penalty', ...penalty, points: rational(16_129, 100) })).toEqual([]);
  expect(invalidPlaces(book.now)).toEqual([]);
  expect(book.run({ type: 'give-penalty', ...penalty, points: rational(1, 3) })).toEqual(['odd-hundredths @ 1/3']);
});

test.each([3, 12, 200])('there neither can have the denominator %s', (d) => {
  const book = inHundredths();
  const odd = [`odd-hundredths @ 1/${d}`];
  expect(book.run({ type: 'enter-total', ...PLACE, points: points(1, d), deals: 1, by: 'Resi' })).toEqual(odd);
  book.run({ type: 'enter-total', ...PLACE, points: points(1, 100), deals: 1, by: 'Resi' });
  expect(book.run({ type: 'check-total', ...PLACE, points: points(1, d), by: 'Sepp' })).toEqual(odd);
});

/** Prime denominators, as somebody with a pen could once write them. */
const PRIMES = [9973, 9967, 9949, 9941, 9931, 9929] as const;

/** What the journal of an earlier version may hold: a player's totals and penalties in odd fractions, round by round. */
function oddEvening(): EveningState {
  const seats = ['p1', 'p2', 'p3', 'p4'];
  const happened = PRIMES.flatMap((d, i): EveningEvent[] => {
    const [round, table] = [i + 2, 1];
    const total = { points: points(1, d), deals: 1, at: NOW, by: 'Resi' };
    const penalty = { id: `x${i}`, player: 'p2', round, points: rational(1, d), cents: 0, reason: 'x' };
    return [
      { type: 'rounds-planned', from: round, draw: { method: 'by-hand' }, rounds: [[seats]] },
      { type: 'round-published', round },
      { type: 'total-entered', round, table, total },
      { type: 'penalty-given', penalty },
    ];
  });
  return happened.reduce<EveningState>(evolve, onlyTotals().now);
}

test('an older evening with such points is ranked all the same', () => {
  const standings = eveningStandings(oddEvening());
  const exact = PRIMES.reduce((sum, d) => sum + 1 / d, 0);
  const [first] = standings.lines;
  expect(first?.id).toBe('p1');
  expect((first?.total.n ?? 0) / (first?.total.d ?? 1)).toBeCloseTo(exact, 2);
  expect(standings.lines.find(({ id }) => id === 'p2')?.rank).toBe(standings.lines.length);
  expect(() => closingOf(oddEvening())).not.toThrow();
});

test('so is one with deals in such fractions, and nobody gains by it', () => {
  const state = PRIMES.reduce<EveningState>((so, d, i) => {
    const { round, table, ...result } = dealOf(1, i + 1, i % 4, 0, 1, d);
    return evolve(so, { type: 'deal-entered', round, table, result: { ...result, at: NOW } });
  }, drawn(PRIMES.length).now);
  const { lines } = eveningStandings(state);
  const sum = lines.reduce((all, { total }) => subtract(all, total), ZERO);
  expect(compare(absolute(sum), ZERO)).toBe(0);
});

test('in a file they are refused with their place', () => {
  const odd = invalidPlaces(oddEvening());
  expect(odd[0]).toEqual(refuse('odd-fraction', { field: 'rounds.2.tables.1.total' }));
  expect(odd.at(-1)).toEqual(refuse('odd-fraction', { field: 'penalties.x5' }));
});
