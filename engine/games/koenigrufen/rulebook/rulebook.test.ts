import { describe, expect, test } from 'vitest';
import { koenigrufen } from '../game.ts';
import type { PlayRule } from '../play/rules.ts';

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

test.each(koenigrufen.profiles.map(({ id }) => [id]))(
  'where nobody doubles, the book of %s says only that',
  (profile) => {
    const table = koenigrufen.tableRules(profile, { 'kontra-levels': 0 });
    if (!table.ok) throw new Error(table.error.code);
    const pages = koenigrufen.rulebook(table.value).filter(({ id }) => id !== 'not-offered');
    const said = pages.flatMap(({ id, lines }) =>
      lines
        .filter(({ de, en }) => /kontra|kontriert/i.test(de) || /kontra|may double|doubles? /i.test(en))
        .map(({ de }) => [id, de]),
    );
    expect(said).toEqual([['announcing', 'Kontriert wird nicht.']]);
  },
);

/** The page that tells a rule of play, and words that do. */
const TOLD: Readonly<Record<PlayRule['code'], readonly [profile: string, page: string, words: string]>> = {
  'follow-suit': ['tirol-speisezettel', 'tricks', 'Farbe bedienen'],
  'play-tarock': ['tirol-speisezettel', 'tricks', 'spielt Tarock'],
  'suits-first': ['tirol-speisezettel', 'farbensolo', 'darf kein Tarock ausspielen'],
  'pagat-last': ['tirol-speisezettel', 'negative', 'Der Pagat darf nur als letzter Tarock fallen'],
  'must-head': ['tirol-speisezettel', 'negative', 'Wer überstechen kann, muss'],
  'announced-now': ['tirol-speisezettel', 'tricks', 'In ihrem Stich muss eine angesagte Karte fallen'],
  'announced-later': ['tirol-speisezettel', 'tricks', 'vor ihrem Stich nicht freiwillig fallen'],
  'announced-wins-early': ['ooe-2023', 'tricks', 'vorzeitig stechen darf sie nicht'],
  'highest-bird-first': ['tirol-speisezettel', 'tricks', 'der höchste zuerst'],
};

test.each(Object.entries(TOLD))('the rule %s is told', (_, [profile, page, words]) => {
  const table = koenigrufen.tableRules(profile, {});
  if (!table.ok) throw new Error(table.error.code);
  const lines = koenigrufen.rulebook(table.value).find(({ id }) => id === page)?.lines ?? [];
  expect(lines.map(({ de }) => de).join('\n')).toContain(words);
});
