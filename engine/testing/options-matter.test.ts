import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '../core/json.ts';
import { ZERO } from '../core/rational.ts';
import ooe from '../games/koenigrufen/cases/settlement-ooe.json' with { type: 'json' };
import tirol from '../games/koenigrufen/cases/settlement.json' with { type: 'json' };
import { koenigrufen } from '../games/koenigrufen/game.ts';
import { OPTIONS } from '../games/koenigrufen/options.ts';
import type { Row } from '../kernel/score.ts';
import type { GameDefinition } from '../kernel/definition.ts';
import type { OptionSpec } from '../kernel/listing.ts';
import type { TableRules } from '../kernel/rules.ts';
import { foldSeries, setupOf } from '../series/fold.ts';
import { simulate } from './simulate.ts';

/** An option that nothing reads is a switch without effect, whatever its sentence says. */

const EXAMPLES: readonly { readonly entry: Json; readonly table?: number; readonly dealer?: number }[] = [
  ...tirol,
  ...ooe,
];
const SPECS: Readonly<Record<string, OptionSpec>> = OPTIONS;

/** A table of a profile with these options, the same one watched, and which of its options were read. */
interface Spied {
  readonly table: TableRules;
  readonly watched: TableRules;
  readonly asked: ReadonlySet<string>;
}

function spied(profile: string, options: Notes): Spied {
  const table = koenigrufen.tableRules(profile, options);
  if (!table.ok) throw new Error(table.error.code);
  const asked = new Set<string>();
  const spy = new Proxy(table.value.options, {
    get: (all, id) => {
      if (typeof id === 'string') asked.add(id);
      return typeof id === 'string' ? all[id] : undefined;
    },
  });
  return { table: table.value, watched: { ...table.value, options: spy }, asked };
}

/** The profile's own options, and everything switched on at its likely value. */
const AGREED: readonly Notes[] = [
  {},
  Object.fromEntries(
    Object.entries(OPTIONS).flatMap(([id, { values }]) => (values[0] === 'off' ? [[id, values[1]]] : [])),
  ),
  { 'double-rounds': true, 'double-overlap': 'restart', schlussrad: true },
  { 'trischaken-positive': true },
  { 'kontra-levels': 2 },
];

/** Plays every contract once, folds the rows into a series, and settles every worked example under these rules. */
function useRules({ table, watched }: Spied): void {
  const game: GameDefinition = { ...koenigrufen, rules: () => koenigrufen.rules(watched) };
  const rows: Row[] = [];
  for (const { id } of koenigrufen.listing(table).contracts) {
    const seen = simulate({
      ...{ game, table, seats: 4, deals: 1, seed: 'options', contract: id },
      onRecord: ({ row }) => row && rows.push(row),
    });
    expect(seen.violations).toEqual([]);
  }
  const rules = koenigrufen.rules(watched);
  foldSeries(rules, setupOf(4, rows.length), rows);
  for (const { entry, table: seats = 4, dealer = 3 } of EXAMPLES) {
    const row = rules.check(entry, seats, dealer);
    if (row.ok) rules.settle(row.value, { deal: 1, factors: [], pot: ZERO, notes: {} });
  }
}

describe.each(koenigrufen.profiles.map(({ id, options }) => [id, options.map((option) => option.id)] as const))(
  '%s',
  (profile, offered) => {
    const inPlay = new Set<string>();
    for (const options of AGREED) {
      const table = spied(profile, options);
      useRules(table);
      for (const id of table.asked) inPlay.add(id);
    }
    const inBook = new Set<string>();
    for (const options of [...AGREED, { standing: 'skoty', 'double-rounds': false }]) {
      const { watched, asked } = spied(profile, options);
      koenigrufen.rulebook(watched);
      for (const id of asked) inBook.add(id);
    }

    test.each(offered)('%s changes something', (id) => {
      const reader = SPECS[id]?.reader;
      expect(inPlay.has(id), 'read by the rules').toBe(reader === undefined);
      if (reader === 'rule-book') expect(inBook.has(id), 'read by the rule book').toBe(true);
    });
  },
);

test('an option of an earlier version without effect is dropped on reading, whatever its value', () => {
  const table = koenigrufen.tableRules('ooe-2023', { stake: 20, cutter: 'opposite' });
  expect(table.ok && [table.value.options['stake'], table.value.options['cutter']]).toEqual([undefined, 'opposite']);
});
