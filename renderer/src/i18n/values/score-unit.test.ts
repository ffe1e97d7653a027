import '#page/testing/loaded.ts';
import { expect, test } from 'vitest';
import { rational } from '#engine/core/rational.ts';
import { ok } from '#engine/core/result.ts';
import { type Language, LANGUAGES } from '#engine/core/text.ts';
import { GAMES } from '#engine/games/index.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { EURO_GAME } from '#engine/testing/games/euros.ts';
import { amountsAt, refuse } from '#engine/tournament/refusals.ts';
import { headlineOf } from '#page/table/speech/headline.ts';
import { Words } from '../words.ts';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];

/** The words of a game in hundredths, which none of ours is so far. */
function inEuros(language: Language = 'de'): Words {
  const table = tableOf(EURO_GAME, 'plain');
  return new Words(language, table, () => ok(EURO_GAME));
}

function wordsOf(family: keyof typeof GAMES, language: Language = 'de'): Words {
  const [profile] = GAMES[family].profiles;
  const table = tableOf(GAMES[family], profile?.id ?? '');
  return new Words(language, table);
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

test('where a point has hundredths, two decimals are said wherever an amount is not whole (reform §11: 30, 41)', () => {
  const amounts = [rational(126, 5), rational(-42, 5), rational(28), rational(69, 2), rational(-20_729, 50)];
  const shown = (words: Words) => [
    ...amounts.map((one) => words.score(one, 'signed')),
    words.withScore(rational(69, 2)),
    words.inPot(rational(8)),
  ];
  expect(shown(inEuros())).toEqual(
    ['+25,20 Euro', '−8,40 Euro', '+28 Euro', '+34,50 Euro', '−414,58 Euro', 'mit 34,50 Euro', '8'], // prettier-ignore
  );
  expect(shown(inEuros('en'))).toEqual(
    ['+25.20 euros', '−8.40 euros', '+28 euros', '+34.50 euros', '−414.58 euros', 'with 34.50 euros', '8'], // prettier-ignore
  );
  const refused = refuse('not-zero-sum', amountsAt(rational(-29, 50)));
  expect(inEuros().refusal(refused)).toContain('sondern −0,58.');
  expect(inEuros('en').refusal(refused)).toContain('but −0.58.');
  expect(wordsOf('koenigrufen').score(rational(-42, 5))).toBe('−8 2/5 Punkte');
});

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
