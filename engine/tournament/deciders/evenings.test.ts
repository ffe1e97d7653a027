import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, equal, type Rational, rational, sum, ZERO } from '#engine/core/rational.ts';
import { Book, creation, listOf } from '#engine/testing/evenings.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import { small, wish } from '#engine/testing/wishes.ts';
import { evolve } from '../events/evolve.ts';
import { invalidPlaces } from '../events/validate.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import { nameKey } from '../state/people/names.ts';
import type { EveningState } from '../state/types.ts';

const resultsOf = (state: EveningState): readonly string[] =>
  state.rounds.flatMap(({ round, tables }) =>
    tables.flatMap(({ table, players: seats, results }) =>
      results.map(({ deal: number }) => `${round}/${table}/${number} ${seats.join()}`),
    ),
  );

/** Points by player, added up from the stored amounts alone. */
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
        'everybody seated is registered',
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
    expect(line.rank, 'ranks ascend down the list').toBeGreaterThanOrEqual(lines[i - 1]?.rank ?? 1);
}

/** Everybody published sits at a playable table, is present, and sits where and with whom they may. */
function checkPublished(state: EveningState, n: number): void {
  for (const { table, players: seats } of state.rounds.find(({ round }) => round === n)?.tables ?? []) {
    expect([3, 4, 5]).toContain(seats.length);
    for (const { id, presence, staysAt } of state.players.filter((one) => seats.includes(one.id))) {
      expect(presence, id).toBe('present');
      expect(staysAt ?? table, id).toBe(table);
    }
    for (const [a, b] of state.apart) expect(seats.includes(a) && seats.includes(b)).toBe(false);
  }
}

/** Number of random evenings. */
const RUNS = byEffort(60, 270);

describe('random evenings', () => {
  test('no result is lost, nobody sits twice, standings are a fold from scratch, and undo undoes', () => {
    let [accepted, entered, closed, undone, set] = [0, 0, 0, 0, 0];
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
          if (command.type === 'publish-round' && book.now !== before) checkPublished(before, command.round);
          if (command.type === 'seat-by-hand' && book.now !== before) set++;
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
        expect(invalidPlaces(book.now), 'an evening made by commands can be imported').toEqual([]);
        entered += resultsOf(book.now).length;
        closed += book.now.rounds.filter(({ phase }) => phase === 'closed').length;
        const again = JSON.parse(JSON.stringify(book.events)) as typeof book.events;
        expect(again.reduce<EveningState | null>(evolve, null), 'the events tell the whole evening').toEqual(book.now);
      }),
      { numRuns: RUNS, seed: 1 },
    );
    // The random commands reach deep enough to prove something.
    expect(accepted).toBeGreaterThan(11 * RUNS);
    expect(entered).toBeGreaterThan(0.9 * RUNS);
    expect(closed).toBeGreaterThan(RUNS / 27);
    expect(undone).toBeGreaterThan(0.37 * RUNS);
    expect(set).toBeGreaterThan(0.37 * RUNS);
  });
});
