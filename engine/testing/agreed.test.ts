import { expect, test } from 'vitest';
import { showRational, ZERO } from '../core/rational.ts';
import { GAMES } from '../games/index.ts';
import { paymentsOf } from '../settlement/payments.ts';
import { tableOf } from './any-table.ts';

/** Every profile of every family as it is, and with each value of each option. */
const TABLES = Object.values(GAMES).flatMap((game) =>
  game.profiles.map(
    ({ id, options }) =>
      [
        `${game.id}, ${id}`,
        game,
        id,
        [{}, ...options.flatMap((option) => option.values.map((value) => ({ [option.id]: value })))],
      ] as const,
  ),
);

test.each(TABLES)('%s: who pays in a game says what can be agreed', (_, game, profile, choices) => {
  for (const options of choices) {
    const agreed = tableOf(game, profile, options);
    const rules = game.rules(agreed);
    const isAlone = rules.balance === 'one-sided';
    expect([options, rules.sheet.oneSided === true]).toEqual([options, isAlone]);
    const table = game.tables[0] ?? 0;
    const payments = ['5', ...Array.from({ length: table - 1 }, () => '0')];
    const row = rules.check({ contract: 'agreed', name: 'X', payments }, table, table - 1);
    expect([options, row.ok]).toEqual([options, isAlone]);
    if (!row.ok) continue;
    const items = rules.settle(row.value, { deal: 1, factors: [], pot: ZERO, notes: {} });
    expect(paymentsOf(items, table).map(showRational)).toEqual(payments);
  }
});
