import { expect, test } from 'vitest';
import { Words } from '../i18n/words.ts';
import '../testing/loaded.ts';
import { gameWords } from './game-words.ts';

const wordsOf = (family: string, profile: string) => new Words('de', { family, profile, options: {}, rulesVersion: 1 });
const game = (contract: string) => ({ contract, declarer: 0, with: {}, result: 'made' }) as const;

test('that a declarer plays alone is said only where declarers may have partners', () => {
  const names = ['Anna', 'Bert', 'Cilli', 'Doris'];
  expect(gameWords(game('dreier'), names, wordsOf('koenigrufen', 'tirol-speisezettel')).who).toBe('Anna allein');
  expect(gameWords(game('frage'), names, wordsOf('bavarian', 'simple-points')).who).toBe('Anna');
});
