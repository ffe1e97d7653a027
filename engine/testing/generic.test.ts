import { describe, expect, it } from 'vitest';
import type { Notes } from '../core/json.ts';
import { GAMES } from '../games/index.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { PROBE_GAMES } from './games/index.ts';
import { WINDFALL } from './games/windfall.ts';
import { USUAL } from './inspector.ts';
import { simulate } from './simulate.ts';
import { byEffort, IS_FULL } from './test-effort.ts';

/** Deals per game, profile and table size; `simulate` plays thousands. */
const DEALS = byEffort(10, 60);

const ALL: readonly GameDefinition[] = [...PROBE_GAMES, ...Object.values(GAMES)];

const tables = ALL.flatMap((game) =>
  game.profiles.flatMap((profile) =>
    game.tables.map((seats) => ({ game, profile, seats, name: `${game.id} ${profile.id} of ${seats}` })),
  ),
);

describe.each(tables)('$name', ({ game, profile, seats }) => {
  const table = game.tableRules(profile.id, {});
  if (!table.ok) throw new Error(table.error.code);
  const base = { game, table: table.value, seats, deals: DEALS, seed: 'generic' };

  it('keeps every law of the kernel in random play', () => {
    const counts = simulate(base);
    expect(counts.violations).toEqual([]);
    expect(counts.deals).toBe(DEALS);
    expect(Object.keys(counts.refusals).length).toBeGreaterThan(1);
  });

  it('is reproducible', () => {
    expect(simulate({ ...base, deals: 5 })).toEqual(simulate({ ...base, deals: 5 }));
  });
});

/** What the profile's own rules are with these options: a value that is agreed anyway has been played above. */
const rulesWith = (game: GameDefinition, profile: string, options: Notes): string =>
  JSON.stringify(game.tableRules(profile, options));

const values = Object.values(GAMES).flatMap((game) =>
  game.profiles.flatMap((profile) =>
    profile.options.flatMap(({ id, values: all }) =>
      all
        .map((value) => ({ game, profile, option: { [id]: value }, id, value }))
        .filter(({ option }) => IS_FULL || rulesWith(game, profile.id, option) !== rulesWith(game, profile.id, {})),
    ),
  ),
);

it.each(values)('keeps every law with $id = $value', ({ game, profile, option }) => {
  const table = game.tableRules(profile.id, option);
  if (!table.ok) throw new Error(table.error.code);
  const seats = game.tables[0] ?? 0;
  expect(
    simulate({ game, table: table.value, seats, deals: byEffort(2, 8), seed: JSON.stringify(option) }).violations,
  ).toEqual([]);
});

const contracts = [...Object.values(GAMES), WINDFALL].flatMap((game) =>
  game.profiles.flatMap((profile) => profile.contracts.map(({ id }) => ({ game, profile, id }))),
);

it.each(contracts)('gets $id of $game.id played, and its row is noted and entered again', ({ game, profile, id }) => {
  const table = game.tableRules(profile.id, {});
  if (!table.ok) throw new Error(table.error.code);
  const seats = game.tables[0] ?? 0;
  const deals = byEffort(30, 300);
  const counts = simulate({
    ...{ game, table: table.value, seats, deals, seed: 'forced', contract: id },
    // What is tried at a turn is tried in full above.
    effort: IS_FULL ? USUAL : { illegal: 0, legal: 0, views: 0 },
  });
  expect(counts.violations).toEqual([]);
  expect(counts.contracts[id]).toBe(deals);
});
