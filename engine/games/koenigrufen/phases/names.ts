import type { Zone } from '#engine/core/card.ts';

/** The phases of a deal, in order (tirol §3 to §7). */
export type PhaseId =
  'auction' | 'choice' | 'exchange' | 'king-call' | 'talon' | 'discard' | 'bird' | 'announce' | 'tricks';

/** The two halves of the talon stay apart to the end (tirol §2). */
export const TALON_HALVES: readonly Zone[] = ['talon:0', 'talon:1'];

/** The phase in which forehand chooses a game. */
export const CHOICE = 'choice';

/** What is left to choose from: everything, or only a Trischaken, which a king in the talon led to (tirol §5). */
export type Choices = { readonly only: 'each-for-self' | null };
