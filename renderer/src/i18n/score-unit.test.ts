import { expect, test } from 'vitest';
import { rational } from '../../../engine/core/rational.ts';
import { GAMES } from '../../../engine/games/index.ts';
import { LANGUAGES, type Language } from '../../../engine/core/text.ts';
import { headlineOf } from '../table/headline.ts';
import { Words } from './words.ts';
import '../testing/loaded.ts';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];

function wordsOf(family: keyof typeof GAMES, language: Language = 'de'): Words {
  const [profile] = GAMES[family].profiles;
  const table = GAMES[family].tableRules(profile?.id ?? '', {});
  if (!table.ok) throw new Error(table.error.code);
  return new Words(language, table.value);
}

/** All that is said about an amount of 12, and of 1. */
const said = (words: Words) => [
  words.scores,
  words.score(rational(12)),
  words.score(rational(1), 'signed'),
  words.withScore(rational(12)),
  words.scoreSaid(rational(12), 'signed'),
  words.headed('Summe'),
  words.inPot(rational(20)),
  ...words.saidUnit((unit) => `in ${unit}`),
];

test('a game that is played for money says so everywhere', () => {
  expect(said(wordsOf('bavarian'))).toEqual(
    ['Cent', '12 Cent', '+1 Cent', 'mit 12 Cent', '+12 Cent', 'Summe (Cent)', '20 Cent', 'in Cent'], // prettier-ignore
  );
  expect(said(wordsOf('bavarian', 'en'))).toContain('+1 cent');
});

test('where points are played for, a bare number is one of points', () =>
  expect(said(wordsOf('koenigrufen'))).toEqual([
    'Punkte',
    '12 Punkte',
    '+1 Punkt',
    'mit 12 Punkten',
    '+12',
    'Summe',
    '20',
  ]));

test('every family says in what its scores are counted', () => {
  for (const { texts } of Object.values(GAMES))
    for (const language of LANGUAGES)
      for (const text of [texts.score.amount, texts.score.withAmount]) expect(text[language]).toContain('{n}');
});

test('what a deal brought says in what it is counted', () => {
  const item = (to: number) => ({ code: 'solo', from: 0, to, base: rational(5), factors: [] });
  const row = { table: 3, dealer: 2, outcome: 'played', games: [], items: [], notes: {} };
  const gains = (words: Words) => headlineOf({ row, settlement: [item(1), item(2)] }, NAMES, words).gains;
  expect(gains(wordsOf('bavarian'))).toBe('Bert +5, Cilli +5, Anna −10 Cent');
  expect(gains(wordsOf('koenigrufen'))).toBe('Bert +5, Cilli +5, Anna −10');
});
