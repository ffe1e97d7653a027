import { expect, test, vi } from 'vitest';
import { CATALOGUES } from '../testing/loaded.ts';
import { DECK } from './deck.svelte.ts';

const de = CATALOGUES.de.cards.letters;
const en = CATALOGUES.en.cards.letters;

test('pictures are loaded with the first card; then each is made once per style, pack and its letters', async () => {
  expect(DECK.urlOf('HK', '54', 'decorated', de)).toBeUndefined();
  await vi.waitFor(() => expect(DECK.urlOf('HK', '54', 'decorated', de)).toMatch(/^blob:/), { timeout: 30_000 });
  const king = DECK.urlOf('HK', '54', 'decorated', de);
  expect(DECK.urlOf('HK', '54', 'decorated', de)).toBe(king);
  const others = [
    DECK.urlOf('HK', '54', 'high-contrast', de),
    DECK.urlOf('HK', '78', 'decorated', de),
    DECK.urlOf('HK', '54', 'decorated', en),
    DECK.urlOf(null, '54', 'decorated', de),
  ];
  expect(new Set([king, ...others]).size).toBe(5);
});
