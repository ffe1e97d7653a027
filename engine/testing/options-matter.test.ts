import { describe, expect, test } from 'vitest';
import { must } from '../core/assert-never.ts';
import type { Json, Notes } from '../core/json.ts';
import { ZERO } from '../core/rational.ts';
import bavarianDeals from '../games/bavarian/cases/settlement.json' with { type: 'json' };
import { OPTIONS as BAVARIAN } from '../games/bavarian/options/options.ts';
import illustratedDeals from '../games/illustrated/cases/settlement.json' with { type: 'json' };
import { OPTIONS as ILLUSTRATED } from '../games/illustrated/options/options.ts';
import { GAMES } from '../games/index.ts';
import tirol from '../games/koenigrufen/cases/settlement.json' with { type: 'json' };
import ooe from '../games/koenigrufen/cases/settlement-ooe.json' with { type: 'json' };
import { koenigrufen } from '../games/koenigrufen/game.ts';
import { OPTIONS as KOENIGRUFEN } from '../games/koenigrufen/options/options.ts';
import reformDeals from '../games/reform/cases/settlement.json' with { type: 'json' };
import { OPTIONS as REFORM } from '../games/reform/options/options.ts';
import tuebingenDeals from '../games/tuebingen/cases/settlement.json' with { type: 'json' };
import { OPTIONS as TUEBINGEN } from '../games/tuebingen/options/options.ts';
import type { TableRules } from '../kernel/deal/rules.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import type { OptionSpec } from '../kernel/family/listing.ts';
import type { Row } from '../kernel/score.ts';
import { foldSeries, setupOf } from '../series/fold.ts';
import { tableOf } from './any-table.ts';
import { inclined } from './reach/players.ts';
import { simulate } from './simulate.ts';

/** An option that nothing reads is a switch without effect, whatever its sentence says. */

/** What a family is tried with. */
interface Tried {
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** What is done wherever it may be, because without it an option is hardly ever read; then more deals are played. */
  readonly takes?: readonly string[];
  readonly examples: readonly { readonly entry: Json; readonly table?: number; readonly dealer?: number }[];
  /** What may be agreed on besides the profile's own options and everything that can be switched on. */
  readonly agreed: readonly Notes[];
  /** The same for the rule book alone. */
  readonly told?: readonly Notes[];
}

const TRIED: Readonly<Record<keyof typeof GAMES, Tried>> = {
  koenigrufen: {
    options: KOENIGRUFEN,
    examples: [...tirol, ...ooe],
    agreed: [
      { 'double-rounds': true, 'double-overlap': 'restart', schlussrad: true },
      { 'trischaken-positive': true },
      { 'kontra-levels': 2 },
    ],
    told: [{ standing: 'skoty', 'double-rounds': false }],
  },
  bavarian: {
    options: BAVARIAN,
    examples: bavarianDeals,
    agreed: [{ payment: 'fixed' }, { payment: 'points' }, { bettel: true }],
  },
  illustrated: { options: ILLUSTRATED, examples: illustratedDeals, agreed: [{ 'all-pass': 'trischaken', uhu: true }] },
  tuebingen: {
    options: TUEBINGEN,
    examples: tuebingenDeals,
    agreed: [{ scoring: 'natural' }, { 'strafen-claim': 'auto' }, { 'strafen-in-tout': true }],
  },
  reform: {
    options: REFORM,
    // Only votes that are tied ask for the chair.
    takes: ['buy'],
    examples: reformDeals,
    agreed: [{ ankaufChair: 'score-leader' }, { auction: 'hold' }, { multiplierBonuses: 'replace' }],
  },
};

/** A table of a profile with these options, the same one watched, and which of its options were read. */
interface Spied {
  readonly table: TableRules;
  readonly watched: TableRules;
  readonly asked: ReadonlySet<string>;
}

function spied(game: GameDefinition, profile: string, options: Notes): Spied {
  const table = tableOf(game, profile, options);
  const asked = new Set<string>();
  const spy = new Proxy(table.options, {
    get: (all, id) => {
      if (typeof id === 'string') asked.add(id);
      return typeof id === 'string' ? all[id] : undefined;
    },
  });
  return { table, watched: { ...table, options: spy }, asked };
}

/** The profile's own options, everything switched on at its likely value, and whatever else may be agreed on. */
const agreedIn = ({ options, agreed }: Tried): readonly Notes[] => [
  {},
  Object.fromEntries(
    Object.entries(options).flatMap(([id, { fallback, values }]) => {
      const on = fallback === 'off' || fallback === false ? values.find((value) => value !== fallback) : undefined;
      return on === undefined ? [] : [[id, on]];
    }),
  ),
  ...agreed,
];

const MORE_DEALS = 8;
/** What is read is asked for here, not whether it is right; some options decide only what is seen. */
const PLAYED = { illegal: 0, legal: 0, views: 1 };

/** Plays every contract, folds the rows into a series, and settles every worked example under these rules. */
function useRules(game: GameDefinition, { table, watched }: Spied): void {
  const seats = must(game.tables[0], 'a size of table');
  const { takes } = TRIED[game.id as keyof typeof GAMES];
  const rows: Row[] = [];
  for (const { id } of game.listing(table).contracts) {
    const seen = simulate({
      game: { ...game, rules: () => game.rules(watched) },
      ...{ table, seats, deals: takes ? MORE_DEALS : 1, seed: 'options', contract: id, effort: PLAYED },
      ...(takes && { players: (_, rng) => inclined(game, game.rules(table), { takes }, id, rng) }),
      onRecord: ({ row }) => row && rows.push(row),
    });
    expect(seen.violations).toEqual([]);
  }
  const rules = game.rules(watched);
  foldSeries(rules, setupOf(seats, rows.length), rows);
  for (const { entry, table: size = seats, dealer = seats - 1 } of TRIED[game.id as keyof typeof GAMES].examples) {
    const row = rules.check(entry, size, dealer);
    if (row.ok) rules.settle(row.value, { deal: 1, factors: [], pot: ZERO, notes: {} });
  }
}

const everyProfile = Object.values(GAMES).flatMap((game) =>
  game.profiles.map(({ id, options }) => [game.id, id, game, options.map((option) => option.id)] as const),
);

describe.each(everyProfile)('%s, %s', (family, profile, game, offered) => {
  const tried = TRIED[family as keyof typeof GAMES];
  const inPlay = new Set<string>();
  for (const options of agreedIn(tried)) {
    const table = spied(game, profile, options);
    useRules(game, table);
    for (const id of table.asked) inPlay.add(id);
  }
  const inBook = new Set<string>();
  for (const options of [...agreedIn(tried), ...(tried.told ?? [])]) {
    const { watched, asked } = spied(game, profile, options);
    game.rulebook(watched);
    for (const id of asked) inBook.add(id);
  }

  test.each(offered)('%s changes something', (id) => {
    const reader = tried.options[id]?.reader;
    expect(inPlay.has(id), 'read by the rules').toBe(reader === undefined);
    if (reader === 'rule-book') expect(inBook.has(id), 'read by the rule book').toBe(true);
  });
});

test('an option of an earlier version without effect is dropped on reading, whatever its value', () => {
  const table = koenigrufen.tableRules('ooe-2023', { stake: 20, cutter: 'opposite' });
  expect(table.ok && [table.value.options['stake'], table.value.options['cutter']]).toEqual([undefined, 'opposite']);
});
