import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '../core/json.ts';
import { bavarian } from '../games/bavarian/game.ts';
import { GAMES } from '../games/index.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import type { Applies, ListedOption } from '../kernel/family/listing.ts';
import { appliesIn, optionValue } from '../kernel/family/options.ts';
import { tableOf } from './any-table.ts';

const conditionsOf = (when: Applies) =>
  (Array.isArray(when) ? when : [when]) as readonly Readonly<Record<string, unknown>>[];

const everyOption = Object.values(GAMES).flatMap((game) =>
  game.profiles.flatMap(({ id, options }) => options.map((option) => [game.id, id, option.id, game, option] as const)),
);

test.each(everyOption)(
  '%s, %s: %s says when it applies by options and values that there are',
  (_f, profile, _id, game, option) => {
    const others = game.profiles.find(({ id }) => id === profile)?.options ?? [];
    for (const when of [option.when ?? [], ...Object.values(option.parts ?? {})])
      for (const condition of conditionsOf(when))
        for (const [id, values] of Object.entries(condition)) {
          const other = others.find((one) => one.id === id);
          expect(other, id).toBeDefined();
          const named = Array.isArray(values) ? values : (values as { not: readonly Json[] }).not;
          if (other?.open === false) for (const value of named) expect(other.values).toContainEqual(value);
        }
  },
);

/** Everything that people are told of a table. */
function told(game: GameDefinition, profile: string, options: Notes): string {
  const table = tableOf(game, profile, options);
  const { contracts, bonuses } = game.listing(table);
  return JSON.stringify([game.rulebook(table), contracts, bonuses]);
}

const changed = ({ values, fallback, open }: ListedOption): readonly Json[] =>
  // Some prices are even.
  open && typeof fallback === 'number' ? [...values, fallback + 6] : values;

const everyProfile = Object.values(GAMES).flatMap((game) =>
  game.profiles
    .filter(({ options }) => options.some(({ when }) => when))
    .map(({ id, options }) => [game.id, id, game, options] as const),
);

describe.each(everyProfile)('%s, %s', (_family, profile, game, options) => {
  const around: readonly Notes[] = [
    {},
    ...options.flatMap((other) => changed(other).map((value) => ({ [other.id]: value }))),
  ];
  const own = Object.fromEntries(options.map(({ id, fallback }) => [id, fallback]));

  test.each(options.filter(({ when }) => when).map((option) => [option.id, option] as const))(
    '%s changes nothing that is told where it does not apply, and something where it does',
    (id, option) => {
      const effects = around
        .filter((others) => !(id in others))
        .map((others) => {
          const texts = changed(option).map((value) => told(game, profile, { ...others, [id]: value }));
          return { applies: appliesIn(option.when, { ...own, ...others }), differs: new Set(texts).size > 1, others };
        });
      for (const { applies, differs, others } of effects)
        if (differs) expect(applies, JSON.stringify(others)).toBe(true);
      expect(effects.some(({ applies }) => !applies)).toBe(true);
      expect(effects.some(({ applies, differs }) => applies && differs)).toBe(true);
    },
  );
});

test('values have a word of their own where a number says too little', () => {
  const { texts } = bavarian;
  expect([0, 1, 2, 5].map((n) => optionValue(texts, 'kontra-max', n, 'de'))).toEqual([
    'kein Kontra',
    'nur Kontra',
    'bis Re',
    'bis Hirsch',
  ]);
  expect(optionValue(texts, 'pot-ante', 50, 'de')).toBe('50');
  expect(optionValue(texts, 'payment', 'fixed', 'en')).toBe('fixed payments');
});

test.each(Object.values(GAMES).map((game) => [game.id, game] as const))(
  'every contract and bonus of %s with a name is offered by some table',
  (_id, game) => {
    const offered = new Set<string>();
    for (const { id: profile, options } of game.profiles)
      for (const agreed of [
        {},
        ...options.flatMap(({ id, values }) => values.map((value): Notes => ({ [id]: value }))),
      ]) {
        const table = game.tableRules(profile, agreed);
        if (!table.ok) continue;
        const { contracts, bonuses } = game.listing(table.value);
        for (const { id } of [...contracts, ...bonuses]) offered.add(id);
      }
    const named = [game.texts.contracts, game.texts.bonuses].flatMap((texts) => Object.keys(texts));
    expect(named.filter((id) => !offered.has(id))).toEqual([]);
  },
);
