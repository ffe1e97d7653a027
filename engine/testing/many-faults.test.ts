import { describe, expect, it } from 'vitest';
import { must } from '../core/assert-never.ts';
import { MOST_FAULTS } from '../core/faults.ts';
import type { Json } from '../core/json.ts';
import { GAMES } from '../games/index.ts';
import { parseRecord } from '../kernel/deal/formats.ts';
import type { Field } from '../kernel/entry/entry-sheet.ts';
import { parseEventFile } from '../tournament/events/event-format.ts';
import { tableOf } from './any-table.ts';
import { stepsOf } from './steps.ts';

/** Enough to tell what grows with the square. */
const MANY = 400;

const numbered = (n: number, more: Readonly<Record<string, Json>> = {}): Json => ({
  ...more,
  ...Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, 0])),
});

const times = (n: number, item: (i: number) => Json): readonly Json[] => Array.from({ length: n }, (_, i) => item(i));

/** Entries of any size with a fault for nearly everything in them. */
function* bigEntries(contracts: readonly string[], bonuses: readonly string[], fields: readonly Field[]) {
  for (const contract of ['annulled', 'redeal', 'agreed', 'renonce', 'no-such', ...contracts]) {
    yield [`unknown fields of ${contract}`, (n: number) => numbered(n, { contract })] as const;
    yield [`unknown fields in a part of ${contract}`, (n: number) => ({ contract, played: numbered(n) })] as const;
    for (const { id } of fields) {
      const lists: Readonly<Record<string, (n: number) => Json>> = {
        nothing: (n) => times(n, () => ({})),
        'unknown bonuses': (n) => times(n, (i) => ({ id: `b${i}`, stage: 'silent', by: 9 })),
        'a bonus behind unknown ones': (n) => [
          ...times(n / 2, (i) => ({ id: `b${i}` })),
          ...times(n / 2, (i) => ({ id: bonuses[i % bonuses.length] ?? 'none', stage: 'silent' })),
        ],
        numbers: (n) => times(n, (i) => i),
        'unknown fields': (n) => times(Math.round(Math.sqrt(n)), () => numbered(Math.round(Math.sqrt(n)))),
        'a field for each': (n) => numbered(n),
      };
      for (const [what, list] of Object.entries(lists))
        yield [`${id} of ${contract}: ${what}`, (n: number) => ({ contract, declarer: 0, [id]: list(n) })] as const;
    }
  }
  const games = (n: number): Json => ({ games: times(n, () => ({ declarer: 0, contract: contracts[0] ?? '' })) });
  yield ['games side by side', games] as const;
  yield ['games side by side under a Renonce', (n: number) => ({ contract: 'renonce', played: games(n) })] as const;
}

describe.each(Object.values(GAMES).map((game) => [game.id, game] as const))('entries of %s', (_, game) => {
  const profile = must(game.profiles[0], 'a profile');
  const table = tableOf(game, profile.id);
  const rules = game.rules(table);
  const seats = must(game.tables[0], 'a size of tables');
  const { contracts, bonuses } = game.listing(table);
  const big = [
    ...bigEntries(
      contracts.map(({ id }) => id),
      bonuses.map(({ id }) => id),
      rules.sheet.fields,
    ),
  ];

  it('have a limited number of faults, and are looked at once, however long they are', () => {
    const wrong = big.flatMap(([what, entry]) => {
      const [small, large] = [entry(MANY), entry(2 * MANY)];
      const checked = rules.check(large, seats, 0);
      const few = stepsOf(() => rules.check(small, seats, 0));
      const many = stepsOf(() => rules.check(large, seats, 0));
      const count = checked.ok ? 0 : checked.error.length;
      return count <= MOST_FAULTS && many <= 2 * few ? [] : [`${what}: ${count} faults, ${few} and ${many} steps`];
    });
    expect(wrong).toEqual([]);
  });

  it('with many unknown fields are refused with as many faults as anybody reads', () => {
    const checked = rules.check(numbered(4500, { contract: 'annulled' }), seats, 0);
    expect(checked.ok ? 0 : checked.error.length).toBe(MOST_FAULTS);
  });
});

it('a record with many faults is refused with the first of them', () => {
  const faults = parseRecord(numbered(2 * MANY));
  expect(faults.ok ? [] : faults.error).toHaveLength(MOST_FAULTS);
});

it('an event file is read until enough is wrong with it', () => {
  let read = 0;
  const history = times(2 * MANY, () => ({
    get step() {
      read++;
      return 0;
    },
  }));
  const file = parseEventFile({ v: 1, kind: 'tarockabend-evening', history });
  expect(file.ok ? [] : file.error).toHaveLength(MOST_FAULTS);
  expect(read).toBeLessThanOrEqual(2 * MOST_FAULTS);
});
