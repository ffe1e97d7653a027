import { expect, test, vi } from 'vitest';
import { CATALOGUES } from '../testing/loaded.ts';
import { DECK } from './deck.svelte.ts';

const de = CATALOGUES.de.cards.letters;
const en = CATALOGUES.en.cards.letters;

test('pictures are loaded with the first card; then each is made once per style, pack, its letters and its back', async () => {
  expect(DECK.urlOf('HK', '54', 'decorated', de, 'wine')).toBeUndefined();
  await vi.waitFor(() => expect(DECK.urlOf('HK', '54', 'decorated', de, 'wine')).toMatch(/^blob:/), {
    timeout: 30_000,
  });
  const king = DECK.urlOf('HK', '54', 'decorated', de, 'wine');
  expect(DECK.urlOf('HK', '54', 'decorated', de, 'wine')).toBe(king);
  const others = [
    DECK.urlOf('HK', '54', 'high-contrast', de, 'wine'),
    DECK.urlOf('HK', '78', 'decorated', de, 'wine'),
    DECK.urlOf('HK', '54', 'decorated', en, 'wine'),
    DECK.urlOf(null, '54', 'decorated', de, 'wine'),
    DECK.urlOf(null, '54', 'decorated', de, 'blue'),
  ];
  expect(new Set([king, ...others]).size).toBe(6);
});
