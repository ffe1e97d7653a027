import { expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { tableOf } from './any-table.ts';
import { PROBE_GAMES } from './games/index.ts';
import { PLANTED_LEAKS } from './planted-leaks.ts';
import { simulate } from './simulate.ts';
import { byEffort } from './test-effort.ts';

/**
 * Deals in which a leak must show; most do in the first few. Which king was called as the fourth shows only where just that king is exchanged,
 * and what is left in the talon of a Pensionist only where another card of it is taken: one deal in sixty.
 */
const MOST = 400;

// Only a view that is compared with that of another world is `view-tainted`, and of another choice `choice-told`; a card shown by name
// is `view-leaks` besides.
it.each(PLANTED_LEAKS)('the comparison finds a view that tells $what', ({ game, deal, isChosen }) => {
  const { profile, ...dealt } = deal;
  const table = tableOf(game, profile);
  const effort = { illegal: 0, legal: 0, views: 4 };
  const wanted = ['view-tainted', ...(isChosen ? ['choice-told'] : [])];
  const kinds = new Set<string>();
  for (let at = 1; at <= MOST && !wanted.every((kind) => kinds.has(kind)); at++) {
    const one = { game, table, seats: 4, deals: 1, seed: `planted/${at}`, ...dealt, effort };
    for (const { kind } of simulate(one).violations) kinds.add(kind);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(wanted));
});

/** Views that are compared where nothing is planted, in all families together. */
const COMPARED = byEffort(2_000, 20_000);

it(`gives no alarm in ${COMPARED} comparisons where nothing leaks`, () => {
  const effort = { illegal: 0, legal: 0, views: 4 };
  // The small ones first, so that all have their turn.
  const tables = [...PROBE_GAMES, ...Object.values(GAMES).toReversed()].flatMap((game) =>
    game.profiles.flatMap(({ id, contracts }) => {
      const table = tableOf(game, id);
      const each = Object.hasOwn(GAMES, game.id) ? contracts.map((contract) => contract.id) : [];
      return game.tables.flatMap((seats) =>
        [undefined, ...each].map((contract) => ({ game, table, seats, ...(contract && { contract }) })),
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
