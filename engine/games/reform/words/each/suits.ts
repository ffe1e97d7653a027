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

/** The name of a suit by its letter; `undefined`: it is none. */
export const suitName = (suit: unknown): Text | undefined =>
  Object.entries(SUIT_NAMES).find(([letter]) => letter === suit)?.[1];
