import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, equal, rational, sum, ZERO, type Rational } from '../core/rational.ts';
import { Book, creation, dealOf, listOf } from '../testing/evenings.ts';
import type { EveningCommand } from './commands.ts';
import { evolve } from './evolve.ts';
import { dealerOf, tableAt } from './places.ts';
import { nameKey } from './names.ts';
import { standings } from './standings.ts';
import type { EveningState } from './types.ts';

const small = fc.integer({ min: 0, max: 5 });
const name = fc.constantFrom('Anna', 'Berta', 'Cilli', 'Dora', 'Emil', 'Franz', 'Gustl', 'Hansi', 'Ida', ' anna', '');
const list = fc.array(name, { maxLength: 6 }).map((names): EveningCommand => {
  return { type: 'import-players', rows: names.map((cell, i) => ({ line: i + 1, cells: [cell] })) };
});
const skew = fc.constantFrom(0, 0, 0, 0, 1, -1);
const player = fc.integer({ min: 1, max: 12 }).map((n) => `p${n}`);
/** Mostly the next deal by its right dealer; sometimes another. */
const deal = fc
  .record({ table: fc.constantFrom(1, 1, 1, 1, 1, 2), skip: skew, turn: skew, to: small, n: small })
  .map(({ table, skip, turn, to, n }) => (state: EveningState): ReturnType<typeof dealOf> => {
    const found = tableAt(state, { round: 1, table });
    const number = Math.max(1, (found.ok ? found.value.results.length : 0) + 1 + skip);
    const dealer = found.ok ? dealerOf(found.value, number) + turn : 0;
    return dealOf(table, number, (dealer + 4) % 4, to % 4, n - 2, 3);
  });

type Asked = EveningCommand | ((state: EveningState) => EveningCommand);

/** Everything that somebody could ask, sensible or not. */
const command: fc.Arbitrary<Asked> = fc.oneof(
  { arbitrary: list, weight: 2 },
  fc.record({ type: fc.constant('rename-player' as const), player, name }),
  fc.record({ type: fc.constant('remove-player' as const), player }),
  { arbitrary: fc.record({ type: fc.constant('draw-round' as const), seed: fc.string() }), weight: 6 },
  fc.record({ type: fc.constant('discard-draw' as const), round: fc.constantFrom(1, 2) }),
  fc.record({
    type: fc.constant('hold-seat' as const),
    round: fc.constant(1),
    table: fc.constantFrom(1, 2),
    seat: small,
    holder: fc.constantFrom('person', 'bot'),
  }),
  fc.record({
    type: fc.constant('withdraw-deal' as const),
    round: fc.constant(1),
    table: fc.constantFrom(1, 2),
    deal: small,
  }),
  { arbitrary: deal.map((of) => (s: EveningState): EveningCommand => ({ type: 'enter-deal', ...of(s) })), weight: 8 },
  {
    arbitrary: deal.map((of) => (s: EveningState): EveningCommand => {
      const next = of(s);
      return { type: 'correct-deal', reason: 'because', ...next, deal: Math.max(1, next.deal - 1) };
    }),
    weight: 3,
  },
);

const resultsOf = (state: EveningState): readonly string[] =>
  state.rounds.flatMap(({ round, tables }) =>
    tables.flatMap(({ table, results }) => results.map(({ deal }) => `${round}/${table}/${deal}`)),
  );

/** Points by player, added up from the stored amounts and from nothing else. */
function naiveTotals(state: EveningState): Map<string, Rational> {
  const totals = new Map<string, Rational>(state.players.map(({ id }) => [id, ZERO]));
  for (const table of state.rounds.flatMap(({ tables }) => tables))
    for (const { to, from, base } of table.results.flatMap(({ settlement }) => settlement))
      for (const [seat, amount] of [[to, base] as const, [from, rational(-base.n, base.d)] as const]) {
        const id = table.players[Number(seat)] ?? '';
        totals.set(id, add(totals.get(id) ?? ZERO, amount));
      }
  return totals;
}

function checkState(state: EveningState): void {
  const seated = state.rounds.flatMap(({ tables }) => tables.flatMap(({ players }) => players));
  expect(new Set(seated).size, 'nobody sits twice').toBe(seated.length);
  const ids = state.players.map(({ id }) => id);
  expect(
    seated.filter((id) => !ids.includes(id)),
    'whoever sits is registered',
  ).toEqual([]);
  expect(new Set(state.players.map((one) => nameKey(one.name))).size, 'names differ').toBe(ids.length);
  for (const { results } of state.rounds.flatMap(({ tables }) => tables)) {
    expect(results.map((result) => result.deal)).toEqual(results.map((_, i) => i + 1));
    expect(results.length).toBeLessThanOrEqual(state.deals);
  }
  const totals = naiveTotals(state);
  const table = standings(state, (a, b) => (a < b ? -1 : 1));
  expect(table.map((line) => line.player.id).sort()).toEqual([...ids].sort());
  for (const { player: who, points } of table) expect(equal(points, totals.get(who.id) ?? ZERO)).toBe(true);
  expect(sum(table.map(({ points }) => points))).toEqual(ZERO);
  for (const line of table)
    expect(line.rank).toBe(1 + table.filter(({ points }) => compare(points, line.points) > 0).length);
}

test('whatever is asked: no result is lost, nobody sits twice, standings are the sum of what is stored', () => {
  let [accepted, entered] = [0, 0];
  fc.assert(
    fc.property(fc.array(command, { minLength: 10, maxLength: 40, size: 'max' }), fc.boolean(), (commands, begun) => {
      const book = new Book();
      book.run(creation(8));
      book.run(listOf('Max', 'Nina', 'Otto', 'Paula'));
      if (begun) book.run({ type: 'draw-round', seed: 'lot' });
      for (const asked of commands) {
        const before = book.now;
        const next = typeof asked === 'function' ? asked(before) : asked;
        const refused = book.run(next);
        if (refused.length > 0) expect(book.now, 'a refusal changes nothing').toBe(before);
        else accepted++;
        const [had, has] = [resultsOf(before), resultsOf(book.now)];
        expect(
          had.filter((result) => !has.includes(result)),
          'no result is lost',
        ).toEqual([]);
        entered += has.length - had.length;
        checkState(book.now);
      }
      const again = JSON.parse(JSON.stringify(book.events)) as typeof book.events;
      expect(again.reduce<EveningState | null>(evolve, null), 'the events tell the whole evening').toEqual(book.now);
    }),
    { numRuns: 200, seed: 1 },
  );
  // The commands reach deep enough to prove something.
  expect(accepted).toBeGreaterThan(1000);
  expect(entered).toBeGreaterThan(300);
});
