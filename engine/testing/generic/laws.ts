import { describe, expect, it } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { tableOf } from '../any-table.ts';
import { USUAL } from '../inspector.ts';
import { simulate } from '../simulate.ts';
import { byEffort, IS_FULL } from '../test-effort.ts';

/** Deals per profile and table size; `simulate` plays thousands. */
const DEALS = byEffort(10, 60);

/** Plays a game by every profile at every size of table, and holds it to every law of the kernel. */
export function keepsTheLaws(game: GameDefinition): void {
  const tables = game.profiles.flatMap(({ id: profile }) =>
    game.tables.map((seats) => ({ profile, seats, name: `${game.id} ${profile} of ${seats}` })),
  );

  describe.each(tables)('$name', ({ profile, seats }) => {
    const base = { game, table: tableOf(game, profile), seats, deals: DEALS, seed: 'generic' };

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
}

/** Plays a game by every value of every option of its profiles. */
function keepsThemByEveryOption(game: GameDefinition): void {
  /** What the profile's own rules are with these options: a value that is agreed anyway has been played already. */
  const rulesWith = (profile: string, options: Notes): string => JSON.stringify(game.tableRules(profile, options));
  const values = game.profiles.flatMap(({ id: profile, options }) =>
    options.flatMap(({ id, values: all }) =>
      all
        .map((value) => ({ profile, option: { [id]: value }, id, value }))
        .filter(({ option }) => IS_FULL || rulesWith(profile, option) !== rulesWith(profile, {})),
    ),
  );

  it.each(values)('keeps every law with $id = $value', ({ profile, option }) => {
    const table = tableOf(game, profile, option);
    const seats = game.tables[0] ?? 0;
    expect(simulate({ game, table, seats, deals: byEffort(2, 8), seed: JSON.stringify(option) }).violations).toEqual(
      [],
    );
  });
}

/** Gets every contract of a game played, noted on paper and entered again. */
export function keepsThemInEveryContract(game: GameDefinition): void {
  const contracts = game.profiles.flatMap(({ id: profile, contracts: all }) => all.map(({ id }) => ({ profile, id })));

  it.each(contracts)(`gets $id of ${game.id} played, and its row is noted and entered again`, ({ profile, id }) => {
    const deals = byEffort(30, 300);
    const counts = simulate({
      ...{ game, table: tableOf(game, profile), seats: game.tables[0] ?? 0, deals, seed: 'forced', contract: id },
      // What is tried at a turn is tried in full in random play.
      effort: IS_FULL ? USUAL : { illegal: 0, legal: 0, views: 0 },
    });
    expect(counts.violations).toEqual([]);
    expect(counts.contracts[id]).toBe(deals);
  });
}

/** All of these for a family that the app plays. */
export function keepsAllLaws(family: GameDefinition): void {
  keepsTheLaws(family);
  keepsThemByEveryOption(family);
  keepsThemInEveryContract(family);
}
