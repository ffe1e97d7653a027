import { SUITS } from '#engine/decks/deck-54.ts';

/** The suits that somebody may want to be left with: here the tarocks are one of them (reform §1, §7.7). */
export const FIVE_SUITS = [...SUITS, 'T'] as const;
