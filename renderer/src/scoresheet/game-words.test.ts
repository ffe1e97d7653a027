import '../testing/loaded.ts';
import { expect, test } from 'vitest';
import { ZERO } from '#engine/core/rational.ts';
import { GAMES } from '#engine/games/index.ts';
import { itemOf } from '#engine/kernel/score.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { Words } from '../i18n/words.ts';
import { gameWords, verdictWords } from './game-words.ts';

const wordsOf = (family: string, profile: string) => new Words('de', { family, profile, options: {}, rulesVersion: 1 });
const game = (contract: string) => ({ contract, declarer: 0, with: {}, result: 'made' }) as const;

test('that a declarer plays alone is said only where declarers may have partners', () => {
  const names = ['Anna', 'Bert', 'Cilli', 'Doris'];
  expect(gameWords(game('dreier'), { items: [] }, names, wordsOf('koenigrufen', 'tirol-speisezettel')).who).toBe(
    'Anna allein',
  );
  expect(gameWords(game('frage'), { items: [] }, names, wordsOf('bavarian', 'simple-points')).who).toBe('Anna');
});

test('after a kontra a sheet says what those have who needed it', () => {
  const names = ['Anna', 'Bert', 'Cilli'];
  const words = wordsOf('bavarian', 'haferl');
  const played = { contract: 'hand', declarer: 0, with: { target: 71 }, result: 'made', measure: 55 } as const;
  const items = (...steps: readonly string[]) => ({
    items: [
      { ...itemOf('game', 'bid', 0), doublings: steps.map((step) => ({ step, by: 1 })), result: 'made' as const },
    ],
  });
  expect(gameWords(played, items('kontra'), names, words)).toMatchObject({
    measure: 'Gegner 65 Augen',
    inFull: 'Kontra: Die Gegner brauchten 71 und haben 65',
  });
  expect(gameWords(played, items('kontra', 're'), names, words)).not.toHaveProperty('inFull');
  expect(gameWords(played, items(), names, words).measure).toBe('55 Augen');
});

test('how a game ended is said in full besides what was counted, and alone where nothing was', () => {
  const names = ['Anna', 'Bert', 'Cilli', 'Doris'];
  const words = wordsOf('reform', 'reform');
  const departed = { ...game('eisenbahner'), with: { ending: 'departed' }, measure: 120 } as const;
  expect(gameWords(departed, { items: [] }, names, words)).toMatchObject({
    measure: '40 Punkte',
    inFull: 'Abfahrt, 40 Punkte',
  });
  expect(gameWords({ ...game('dreier'), measure: 120 }, { items: [] }, names, words)).not.toHaveProperty('inFull');
  const rules = GAMES.reform.rules(tableOf(GAMES.reform, 'reform'));
  const row = rules.check({ contract: 'artist', declarer: 0, pictures: 3 }, 4, 3);
  if (!row.ok) throw new Error(row.error.map(({ code }) => code).join());
  const [artist] = row.value.games;
  expect(artist && gameWords(artist, row.value, names, words)).toMatchObject({ inFull: '3 gleiche Bilder übrig' });
});

test('of players who are alone those come first who lost', () => {
  const table = tableOf(GAMES.reform, 'reform');
  const rules = GAMES.reform.rules(table);
  const row = rules.check({ contract: 'trischaker', thirdsEach: [60, 75, 0, 75], tricksEach: [4, 4, 0, 4] }, 4, 3);
  if (!row.ok) throw new Error(row.error.map(({ code }) => code).join());
  const settlement = rules.settle(row.value, { deal: 1, factors: [], pot: ZERO, notes: {} });
  const said = verdictWords(
    { row: row.value, settlement },
    ['Anna', 'Bert', 'Cilli', 'Doris'],
    wordsOf('reform', 'reform'),
  );
  expect(said.split('; ').map((one) => one.split(',')[0])).toEqual([
    'Bert verliert',
    'Doris verliert',
    'Cilli gewinnt',
  ]);
});
