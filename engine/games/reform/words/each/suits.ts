import { type Text, text } from '#engine/core/text.ts';
import type { SUITS } from '#engine/decks/deck-54.ts';

/** The suits as people name them, the tarocks as the fifth (reform §1). */
export const SUIT_NAMES: Readonly<Record<(typeof SUITS)[number] | 'T', Text>> = {
  C: text('Treff', 'clubs'),
  S: text('Pik', 'spades'),
  H: text('Herz', 'hearts'),
  D: text('Karo', 'diamonds'),
  T: text('Tarock', 'tarocks'),
};

/** Several suits in one breath, the last joined by a word (und, or). */
export function suitsText(suits: readonly (keyof typeof SUIT_NAMES)[], { de, en }: Text): Text {
  const names = suits.map((suit) => SUIT_NAMES[suit]);
  const listed = (all: readonly string[], word: string): string =>
    [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(` ${word} `);
  return text(
    listed(
      names.map((name) => name.de),
      de,
    ),
    listed(
      names.map((name) => name.en),
      en,
    ),
  );
}

/** The name of a suit by its letter; `undefined`: it is none. */
export const suitName = (suit: unknown): Text | undefined =>
  Object.entries(SUIT_NAMES).find(([letter]) => letter === suit)?.[1];
