import { expect, test, vi } from 'vitest';
import { CATALOGUES } from '../testing/loaded.ts';
import { DECK } from './deck.svelte.ts';

const de = CATALOGUES.de.cards.letters;
const en = CATALOGUES.en.cards.letters;

test('pictures are loaded with the first card; then each is made once per style, pack, its letters and its back', async () => {
  expect(DECK.urlOf('HK', '54', { style: 'decorated', letters: de, back: 'wine' })).toBeUndefined();
  await vi.waitFor(
    () => expect(DECK.urlOf('HK', '54', { style: 'decorated', letters: de, back: 'wine' })).toMatch(/^blob:/),
    {
      timeout: 30_000,
    },
  );
  const king = DECK.urlOf('HK', '54', { style: 'decorated', letters: de, back: 'wine' });
  expect(DECK.urlOf('HK', '54', { style: 'decorated', letters: de, back: 'wine' })).toBe(king);
  const others = [
    DECK.urlOf('HK', '54', { style: 'high-contrast', letters: de, back: 'wine' }),
    DECK.urlOf('HK', '78', { style: 'decorated', letters: de, back: 'wine' }),
    DECK.urlOf('HK', '54', { style: 'decorated', letters: en, back: 'wine' }),
    DECK.urlOf(null, '54', { style: 'decorated', letters: de, back: 'wine' }),
    DECK.urlOf(null, '54', { style: 'decorated', letters: de, back: 'blue' }),
  ];
  expect(new Set([king, ...others]).size).toBe(6);
});
