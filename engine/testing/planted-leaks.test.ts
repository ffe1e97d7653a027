import { expect, it } from 'vitest';
import { LEAKY_DEAL, PLANTED_LEAKS } from './planted-leaks.ts';
import { simulate } from './simulate.ts';

// Only a view that is compared with that of another world is `view-tainted`; a card shown by name is `view-leaks` besides.
it.each(PLANTED_LEAKS)('the comparison finds a view that tells $what', ({ game }) => {
  const { profile, contract } = LEAKY_DEAL;
  const table = game.tableRules(profile, {});
  if (!table.ok) throw new Error(table.error.code);
  const effort = { illegal: 0, legal: 0, views: 4, jsonEvery: 1000 };
  const { violations } = simulate({ game, table: table.value, seats: 4, deals: 20, seed: 'planted', contract, effort });
  expect(violations.map(({ kind }) => kind)).toContain('view-tainted');
});
