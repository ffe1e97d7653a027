import { expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { ZERO } from '#engine/core/rational.ts';
import { printRefusal } from '#engine/core/refusal.ts';
import { GAMES } from '#engine/games/index.ts';
import { foldDeal, foldSeries, setupOf } from '#engine/series/fold.ts';
import { refuseSituation } from '#engine/series/situation.ts';
import { amountOf } from '#engine/settlement/payments.ts';
import { tableOf } from '../any-table.ts';
import { TOKENS } from '../games/tokens.ts';
import { randomSeries } from './random-series.ts';

/** What any family accepts from paper without a played game. */
const ENTRIES = ['redeal', 'annulled', 'passed-out', 'misdeal', 'stecken', 'throw-in'].map((contract) => ({
  contract,
}));

const TABLES = Object.values(GAMES).flatMap((game) =>
  game.profiles.flatMap(({ id }) =>
    game.tables.map((table) => [`${game.id}, ${id}, of ${table}`, game, id, table] as const),
  ),
);

test.each(TABLES)('%s: an entry by itself costs what it costs as the first of a series', (_, game, profile, table) => {
  const agreed = tableOf(game, profile);
  const rules = game.rules(agreed);
  const rows = ENTRIES.flatMap((entry) => {
    const row = rules.check(entry, table, table - 1);
    return row.ok ? [row.value] : [];
  });
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const setup = setupOf(table, null);
    const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
    const [first] = foldSeries(rules, setup, [row]).deals;
    expect(foldDeal(rules, setup, row, now).settlement).toEqual(first?.settlement);
  }
});

const RULES = TOKENS.rules({ family: TOKENS.id, profile: 'plain', options: {}, rulesVersion: 1 });

test('a deal by itself is settled by the notes that the series lent to it, as within the series', () => {
  const setup = setupOf(4, null);
  const rows = randomSeries(TOKENS, RULES, 4, 60, 'tokens');
  const { deals } = foldSeries(RULES, setup, rows);
  expect(new Set(deals.flatMap(({ now }) => Object.keys(now.notes)))).toEqual(new Set(['tokens', 'fixed']));
  for (const { row, now, settlement } of deals) {
    expect(refuseSituation(RULES, now, 4)).toEqual([]);
    const alone = foldDeal(RULES, setup, row, now);
    expect([alone.now.notes, alone.settlement]).toEqual([now.notes, settlement]);
  }
});

test('a token that only the situation knows counts', () => {
  const row = { table: 4, dealer: 0, outcome: 'played', games: [], items: [], measures: [3, 9, 5, 4], notes: {} };
  const wins = (notes: Notes) =>
    foldDeal(RULES, setupOf(4, null), row, { deal: 7, factors: [], pot: ZERO, notes }).settlement.map(
      (one) => amountOf(one).n,
    );
  expect(wins({})).toEqual([1, 1, 1]);
  expect(wins({ tokens: [0, 1, 0, 0] })).toEqual([2, 2, 2]);
  expect(wins({ tokens: [0, 1, 0, 0], fixed: { value: 5, left: 2 } })).toEqual([10, 10, 10]);
});

test('notes that no rule writes, or not like this, are refused at their place', () => {
  const refused = (notes: Notes) => refuseSituation(RULES, { notes }, 4).map(printRefusal);
  expect(refused({ tokens: [0, 1, 0, 2], fixed: { value: 9, left: 4 } })).toEqual([]);
  expect(refused({ tokens: [0, 1, 0] })).toEqual(['wrong-value @ situation.notes.tokens']);
  expect(refused({ fixed: { value: 9, left: 5 }, radel: 1 })).toEqual([
    'wrong-value @ situation.notes.fixed',
    'unknown-field @ situation.notes.radel',
  ]);
});
