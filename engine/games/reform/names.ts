import type { Zone } from '#engine/core/card.ts';

/** The phases of a deal, in order (reform §3.1). */
export type PhaseId =
  | 'cut'
  | 'auction'
  | 'choice'
  | 'ankauf'
  | 'king'
  | 'pre'
  | 'king-talon'
  | 'talon'
  | 'lay'
  | 'draw'
  | 'ring'
  | 'look'
  | 'declare'
  | 'bus'
  | 'announce'
  | 'lead-choice'
  | 'tricks'
  | 'share'
  | 'piles'
  | 'beating'
  | 'bluff'
  | 'value'
  | 'bird-talk'
  | 'seven';

/** The two groups of the talon stay apart to the end (reform §2). */
export const TALON_GROUPS: readonly Zone[] = ['talon:0', 'talon:1'];

/** The phase in which forehand chooses a contract. */
export const CHOICE = 'choice';

/** What is said of a bird that was announced during play (reform §7.2). */
export const BIRD_TALK = 'bird-talk';

/** The question for a black-out, between two tricks (reform §6.1). */
export const SEVEN = 'seven';
