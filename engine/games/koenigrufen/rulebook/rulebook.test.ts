import { expect, test } from 'vitest';
import { tableOf } from '#engine/testing/any-table.ts';
import { koenigrufen } from '../game.ts';
import type { PlayRule } from '../play/rules.ts';

test('a page follows the options', () => {
  const lines = (options: Record<string, string>): string => {
    const table = tableOf(koenigrufen, 'tirol-speisezettel', options);
    return JSON.stringify(koenigrufen.rulebook(table).find(({ id }) => id === 'tricks'));
  };
  expect(lines({ 'bird-lock': 'hard' })).toContain('nicht freiwillig');
  expect(lines({ 'bird-lock': 'warn' })).not.toContain('nicht freiwillig');
});

test.each(koenigrufen.profiles.map(({ id }) => [id]))(
  'where nobody doubles, the book of %s says only that',
  (profile) => {
    const table = tableOf(koenigrufen, profile, { 'kontra-levels': 0 });
    const pages = koenigrufen.rulebook(table).filter(({ id }) => id !== 'not-offered');
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
  const table = tableOf(koenigrufen, profile);
  const lines = koenigrufen.rulebook(table).find(({ id }) => id === page)?.lines ?? [];
  expect(lines.map(({ de }) => de).join('\n')).toContain(words);
});
