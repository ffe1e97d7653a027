import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, equal, rational, sum, ZERO, type Rational } from '../core/rational.ts';
import { Book, creation, dealOf, listOf } from '../testing/evenings.ts';
import type { EveningCommand } from './commands.ts';
import { eveningStandings } from './evening-standings.ts';
import { evolve } from './evolve.ts';
import { nameKey } from './names.ts';
import { dealerOf } from './places.ts';
import { unsoundPlaces } from './sound.ts';
import type { EveningState, RoundState, TableState } from './types.ts';

/** What somebody wants; what it is about is read off the evening as it stands. */
type Wish = (state: EveningState) => EveningCommand | undefined;
const small = fc.integer({ min: 0, max: 9 });

const players = (state: EveningState, n: number): string =>
  state.players[n % Math.max(1, state.players.length)]?.id ?? 'p0';
const roundAt = (state: EveningState, n: number): RoundState | undefined =>
  n > 7 ? state.rounds[n % Math.max(1, state.rounds.length)] : state.rounds.findLast(({ phase }) => phase !== 'draft');
const tableAt = (round: RoundState | undefined, n: number): TableState | undefined =>
  round?.tables[n % Math.max(1, round.tables.length)];

/** Everybody who is there at tables of four and five, in some order; now and then somebody is left out or sits twice. */
function seating(state: EveningState, turn: number): readonly (readonly string[])[] {
  const there = state.players.filter(({ presence }) => presence === 'present').map(({ id }) => id);
  const order = [...there.slice(turn % 7), ...there.slice(0, turn % 7)];
  if (turn === 9) order.push(order[0] ?? 'p1');
  const tables = Math.max(1, Math.floor(order.length / 4));
  return Array.from({ length: tables }, (_, t) => order.filter((_, i) => i % tables === t));
}

/** The next deal of a table by its right dealer, or another number by another. */
function deal(
  state: EveningState,
  r: number,
  t: number,
  to: number,
  skew: number,
): ReturnType<typeof dealOf> | undefined {
  const round = roundAt(state, r);
  const table = tableAt(round, t);
  if (!round || !table) return undefined;
  const number = Math.max(1, table.results.length + 1 + (skew > 7 ? 1 : skew > 6 ? -1 : 0));
  const size = table.players.length;
  const base = dealOf(table.table, number, dealerOf(table, number), to % 4, (to % 5) + 1, 3);
  return { ...base, round: round.round, row: { ...base.row, table: size } };
}

const four = fc.tuple(small, small, small, small);
const name = fc.constantFrom('Anna', 'Berta', 'Cilli', 'Dora', 'Emil', 'Franz', 'Gustl', 'Hansi', 'Ida', ' anna', '');

/** Everything that happens at an evening, sensible or not: late, gone, back, swapped, corrected, struck, reopened. */
const wish: fc.Arbitrary<Wish> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.array(name, { maxLength: 3 }).map(
      (names): Wish =>
        () =>
          listOf(...names),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(small, fc.constantFrom('present', 'paused', 'gone'))
      .map(([n, presence]): Wish => (s) => ({ type: 'set-presence', player: players(s, n), presence })),
  },
  fc.tuple(small, name).map(([n, to]): Wish => (s) => ({ type: 'rename-player', player: players(s, n), name: to })),
  fc.tuple(small, name).map(([n, to]): Wish => (s) => ({ type: 'substitute-player', player: players(s, n), name: to })),
  small.map((n): Wish => (s) => ({ type: 'remove-player', player: players(s, n) })),
  fc.tuple(small, small).map(([a, b]): Wish => (s) => ({
    type: 'keep-apart',
    pairs: a < 7 ? [] : [[players(s, a), players(s, b)]],
  })),
  {
    weight: 4,
    arbitrary: small.map((turn): Wish => (s) => ({
      type: 'plan-rounds',
      from: s.rounds.filter(({ phase }) => phase !== 'draft').length + 1,
      draw: { method: 'planned', seed: 's' },
      rounds: turn % 2 === 0 ? [seating(s, turn)] : [seating(s, turn), seating(s, turn + 1)],
    })),
  },
  {
    weight: 4,
    arbitrary: fc.constant<Wish>((s) => ({
      type: 'publish-round',
      round: s.rounds.find(({ phase }) => phase === 'draft')?.round ?? 1,
    })),
  },
  { weight: 2, arbitrary: small.map((r): Wish => (s) => ({ type: 'close-round', round: roundAt(s, r)?.round ?? 1 })) },
  small.map((r): Wish => (s) => ({ type: 'reopen-round', round: roundAt(s, r)?.round ?? 1, reason: 'again' })),
  small.map((r): Wish => (s) => ({ type: 'discard-draw', round: roundAt(s, r)?.round ?? 1 })),
  small.map((r): Wish => (s) => ({ type: 'start-round', round: roundAt(s, r)?.round ?? 1 })),
  four.map(([a, b, c, d]): Wish => (s) => ({
    type: 'swap-seats',
    round: s.rounds.find(({ phase }) => phase === 'draft')?.round ?? 1,
    one: { table: (a % 3) + 1, seat: b % 5 },
    other: { table: (c % 3) + 1, seat: d % 5 },
  })),
  {
    weight: 12,
    arbitrary: four.map(([r, t, to, skew]): Wish => (s) => {
      const next = deal(s, r, t, to, skew);
      return next && { type: 'enter-deal', ...next };
    }),
  },
  {
    weight: 3,
    arbitrary: four.map(([r, t, to, skew]): Wish => (s) => {
      const next = deal(s, r, t, to, skew);
      return next && { type: 'correct-deal', ...next, deal: Math.max(1, next.deal - 1), reason: 'x', accepted: to > 4 };
    }),
  },
  fc.tuple(small, small).map(([r, t]): Wish => (s) => {
    const round = roundAt(s, r);
    const table = tableAt(round, t);
    return round && table && { type: 'strike-deals', round: round.round, table: table.table, reason: 'time' };
  }),
  fc.tuple(small, small).map(([n, points]): Wish => (s) => ({
    type: 'give-penalty',
    player: players(s, n),
    round: 1,
    points: rational(points),
    cents: 100,
    reason: 'late',
  })),
  small.map((n): Wish => () => ({ type: 'withdraw-penalty', penalty: `x${n}`, reason: 'mistake' })),
);

const resultsOf = (state: EveningState): readonly string[] =>
  state.rounds.flatMap(({ round, tables }) =>
    tables.flatMap(({ table, players: seats, results }) =>
      results.map(({ deal: number }) => `${round}/${table}/${number} ${seats.join()}`),
    ),
  );

/** Points by player, added up from the stored amounts and from nothing else. */
function naiveTotals(state: EveningState): Map<string, Rational> {
  const totals = new Map<string, Rational>(state.players.map(({ id }) => [id, ZERO]));
  const give = (id: string, amount: Rational) => totals.set(id, add(totals.get(id) ?? ZERO, amount));
  for (const table of state.rounds.flatMap(({ tables }) => tables))
    for (const { to, from, base } of table.results.flatMap(({ settlement }) => settlement)) {
      give(table.players[Number(to)] ?? '', base);
      give(table.players[Number(from)] ?? '', rational(-base.n, base.d));
    }
  for (const { player, points } of state.penalties) give(player, rational(-points.n, points.d));
  return totals;
}

function checkState(state: EveningState): void {
  const ids = state.players.map(({ id }) => id);
  for (const { tables, phase } of state.rounds) {
    const seated = tables.flatMap(({ players: seats }) => seats);
    expect(new Set(seated).size, 'nobody sits twice in a round').toBe(seated.length);
    if (phase !== 'draft')
      expect(
        seated.filter((id) => !ids.includes(id)),
        'who sits is registered',
      ).toEqual([]);
    for (const { results, deals } of tables) {
      expect(results.map((result) => result.deal)).toEqual(results.map((_, i) => i + 1));
      expect(results.length).toBeLessThanOrEqual(deals);
      if (phase === 'draft') expect(results).toEqual([]);
    }
  }
  const open = state.rounds.filter(({ phase }) => phase === 'published' || phase === 'running');
  expect(open.length, 'one round at a time').toBeLessThanOrEqual(1);
  expect(new Set(state.players.map((one) => nameKey(one.name))).size, 'names differ').toBe(ids.length);
  const totals = naiveTotals(state);
  const { lines } = eveningStandings(state);
  for (const line of lines)
    expect(equal(line.total, totals.get(line.id) ?? ZERO), `${line.entrant.name} has what is stored`).toBe(true);
  const penalties = sum(state.penalties.map(({ points }) => points));
  const listed = new Set(lines.map(({ id }) => id));
  const rest = sum([...totals].filter(([id]) => !listed.has(id)).map(([, amount]) => amount));
  expect(equal(add(add(sum(lines.map(({ total }) => total)), penalties), rest), ZERO), 'zero sum').toBe(true);
  for (const [i, line] of lines.entries())
    expect(line.rank, 'ranks go down the list').toBeGreaterThanOrEqual(lines[i - 1]?.rank ?? 1);
}

describe('random evenings', () => {
  test('no result is lost, nobody sits twice, standings are a fold from scratch, and a step back is a step back', () => {
    let [accepted, entered, closed, undone] = [0, 0, 0, 0];
    fc.assert(
      fc.property(fc.array(wish, { minLength: 20, maxLength: 70, size: 'max' }), small, (wishes, back) => {
        const book = new Book();
        book.run(creation(2));
        book.run(listOf('Max', 'Nina', 'Otto', 'Paula', 'Quirin', 'Rosa', 'Sepp', 'Toni', 'Uschi'));
        for (const [i, asks] of wishes.entries()) {
          const before = book.now;
          const count = book.events.length;
          const command = asks(before);
          if (!command) continue;
          const refused = book.run(command);
          if (refused.length > 0) expect(book.now, 'a refusal changes nothing').toBe(before);
          else accepted++;
          const has = resultsOf(book.now);
          expect(
            resultsOf(before).filter((result) => !has.includes(result)),
            'no result is lost',
          ).toEqual([]);
          checkState(book.now);
          if (i % 10 === back && book.events.length > count) {
            // Undoing the last step folds the others again.
            book.events.length = count;
            book.state = book.events.reduce<EveningState | null>(evolve, null);
            expect(book.now).toEqual(before);
            undone++;
          }
        }
        expect(unsoundPlaces(book.now), 'what commands made comes in from a file').toEqual([]);
        entered += resultsOf(book.now).length;
        closed += book.now.rounds.filter(({ phase }) => phase === 'closed').length;
        const again = JSON.parse(JSON.stringify(book.events)) as typeof book.events;
        expect(again.reduce<EveningState | null>(evolve, null), 'the events tell the whole evening').toEqual(book.now);
      }),
      { numRuns: 200, seed: 1 },
    );
    // The wishes reach deep enough to prove something.
    expect(accepted).toBeGreaterThan(3000);
    expect(entered).toBeGreaterThan(250);
    expect(closed).toBeGreaterThan(10);
    expect(undone).toBeGreaterThan(100);
  });
});
