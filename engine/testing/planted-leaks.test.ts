import { expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { PROBE_GAMES } from './games/index.ts';
import { PLANTED_LEAKS } from './planted-leaks.ts';
import { simulate } from './simulate.ts';
import { byEffort } from './test-effort.ts';

// Only a view that is compared with that of another world is `view-tainted`; a card shown by name is `view-leaks` besides.
it.each(PLANTED_LEAKS)('the comparison finds a view that tells $what', ({ game, deal }) => {
  const { profile, contract } = deal;
  const table = game.tableRules(profile, {});
  if (!table.ok) throw new Error(table.error.code);
  const effort = { illegal: 0, legal: 0, views: 4 };
  const { violations } = simulate({ game, table: table.value, seats: 4, deals: 20, seed: 'planted', contract, effort });
  expect(violations.map(({ kind }) => kind)).toContain('view-tainted');
});

/** Views that are compared where nothing is planted, in all families together. */
const COMPARED = byEffort(2_000, 20_000);

it(`gives no alarm in ${COMPARED} comparisons where nothing leaks`, () => {
  const effort = { illegal: 0, legal: 0, views: 4 };
  // The small ones first, so that all have their turn.
  const tables = [...PROBE_GAMES, ...Object.values(GAMES).toReversed()].flatMap((game) =>
    game.profiles.flatMap(({ id, contracts }) => {
      const table = game.tableRules(id, {});
      if (!table.ok) throw new Error(table.error.code);
      const each = Object.hasOwn(GAMES, game.id) ? contracts.map((contract) => contract.id) : [];
      return game.tables.flatMap((seats) =>
        [undefined, ...each].map((contract) => ({ game, table: table.value, seats, ...(contract && { contract }) })),
      );
    }),
  );
  let compared = 0;
  for (let round = 0; compared < COMPARED; round++)
    for (const table of tables) {
      const counts = simulate({ ...table, deals: 1, seed: `sound/${round}`, effort });
      expect(counts.violations).toEqual([]);
      compared += counts.otherWorlds.compared;
      if (compared >= COMPARED) break;
    }
  expect(compared).toBeGreaterThanOrEqual(COMPARED);
}, 600_000);
