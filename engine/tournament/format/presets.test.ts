import { describe, expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { GAMES } from '#engine/games/index.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { dealsAt } from './format.ts';
import { plainFormat, presetsOf, seriesEnds } from './presets.ts';
import { FORMAT } from './schema.ts';

function presetsFor(family: keyof typeof GAMES, profile: string, options: Notes = {}) {
  const game = GAMES[family];
  const table = tableOf(game, profile, options);
  return presetsOf(game, table);
}

describe.each(
  Object.values(GAMES).flatMap((game) => game.profiles.map((one) => [game.id, one.id, game, one] as const)),
)('presets of %s, %s', (_family, profile, game, { options }) => {
  const table = game.tableRules(profile, {});
  const presets = table.ok ? presetsOf(game, table.value) : [];

  test('begin with a plain evening, each under its own id and name', () => {
    expect(presets[0].format).toEqual(plainFormat(game.tables));
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
    expect(new Set(presets.map(({ name }) => name.de)).size).toBe(presets.length);
  });

  test('are whole formats, with deals only for tables of the game', () => {
    for (const { format } of presets) {
      expect(FORMAT.parse(format)).toEqual(format);
      if (!game.tables.includes(5)) expect(format.dealsAtFive).toBeNull();
      if (!game.tables.includes(3)) expect(format.dealsAtThree).toBeNull();
    }
  });

  test('every end of a series has a name', () => {
    for (const values of [{}, ...options.flatMap((one) => one.values.map((value) => ({ [one.id]: value })))]) {
      const agreed = game.tableRules(profile, values);
      const ends = agreed.ok ? seriesEnds(game.rules(agreed.value)) : [];
      for (const why of ends) expect(game.texts.items).toHaveProperty([why]);
    }
  });

  test('make a round one series only where the rules end a series', () => {
    const ends = table.ok && seriesEnds(game.rules(table.value)).length > 0;
    expect(presets.some(({ format }) => format.oneSeries) && !ends).toBe(false);
  });
});

test('a Bavarian evening is offered Bavarian presets, and a Königrufen evening its cups', () => {
  const names = (family: keyof typeof GAMES, profile: string) => presetsFor(family, profile).map(({ id }) => id);
  expect(names('bavarian', 'simple-points')).toEqual(['free', 'club', 'one-pot']);
  expect(names('bavarian', 'simple-fixed')).toEqual(['free', 'club']);
  expect(names('koenigrufen', 'tirol-speisezettel')).toEqual(['free', 'tirolcup', 'raiffeisen', 'kaernten', 'skoty']);
  expect(names('koenigrufen', 'ooe-2023')).toEqual(['free', 'raiffeisen']);
  expect(names('koenigrufen', 'einfach')).toEqual(['free']);
});

test('36 deals at three are 48 at four, where the dealer pauses: everybody plays as many', () => {
  const club = presetsFor('bavarian', 'simple-points').find(({ id }) => id === 'club')?.format;
  expect(club && [dealsAt(club, 3), dealsAt(club, 4)]).toEqual([36, 48]);
});

test('on a plain evening everybody deals once at every table', () => {
  const deals = (tables: readonly number[]) => tables.map((size) => dealsAt(plainFormat(tables), size));
  for (const tables of [[3, 4], [4, 5], [4], [3]]) expect(deals(tables)).toEqual(tables);
});

test('one pot is played until it is empty, by the rules of the table', () => {
  expect(presetsFor('bavarian', 'simple-points', { payment: 'fixed' }).map(({ id }) => id)).toEqual(['free', 'club']);
  expect(presetsFor('bavarian', 'simple-fixed', { payment: 'points' }).map(({ id }) => id)).toContain('one-pot');
});
