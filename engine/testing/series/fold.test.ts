import { expect, test } from 'vitest';
import { ZERO } from '#engine/core/rational.ts';
import { GAMES } from '#engine/games/index.ts';
import { foldDeal, foldSeries, setupOf } from '#engine/series/fold.ts';
import { tableOf } from '../any-table.ts';

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
