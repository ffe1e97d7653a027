import { describe, expect, test } from 'vitest';
import { koenigrufen } from '../game.ts';

const houses = koenigrufen.profiles.flatMap((profile) =>
  [{}, ...profile.options.flatMap(({ id, values }) => values.map((value) => ({ [id]: value })))].map((options) => ({
    profile: profile.id,
    options,
    name: `${profile.id} ${JSON.stringify(options)}`,
  })),
);

describe.each(houses)('the rule book of $name', ({ profile, options }) => {
  const table = koenigrufen.tableRules(profile, options);
  if (!table.ok) throw new Error(table.error.code);
  const pages = koenigrufen.rulebook(table.value);
  const { contracts, bonuses } = koenigrufen.listing(table.value);

  test('has a page for every game and every bonus, and no two of one id', () => {
    const ids = pages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id } of [...contracts, ...bonuses]) expect(ids).toContain(id);
  });

  test('says it in both languages, with every place filled', () => {
    for (const { title, lines } of pages)
      for (const line of [title, ...lines])
        for (const sentence of [line.de, line.en]) {
          expect(sentence).not.toBe('');
          expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\{/);
        }
  });
});

test('a page follows the options', () => {
  const lines = (options: Record<string, string>): string => {
    const table = koenigrufen.tableRules('tirol-speisezettel', options);
    if (!table.ok) throw new Error(table.error.code);
    return JSON.stringify(koenigrufen.rulebook(table.value).find(({ id }) => id === 'tricks'));
  };
  expect(lines({ 'bird-lock': 'hard' })).toContain('nicht freiwillig');
  expect(lines({ 'bird-lock': 'warn' })).not.toContain('nicht freiwillig');
});
