import type { PlayRule } from '#engine/play/rules.ts';
import { elseTrump, followSuit, type Suits } from '#engine/play/suits.ts';

export type PlayCode = 'must-follow-suit' | 'must-trump';

/** Follow suit, else trump, where there are trumps; nobody has to head the trick (bavarian §6). */
export const playRules = (suits: Suits): readonly PlayRule<PlayCode>[] => [
  followSuit(suits, 'must-follow-suit', 'bavarian §6'),
  elseTrump(suits, 'must-trump', 'bavarian §6'),
];
