import type { Card } from '../../core/card.ts';
import { PACK_36 } from '../../decks/deck-36.ts';
import type { PlayRule } from '../../play/rules.ts';
import { elseTrump, followSuit, winnerOf, withTrumps } from '../../play/suits.ts';

export type PlayCode = 'must-follow-suit' | 'must-trump';

/** How the tricks of a contract go, given its trumps. */
export interface SuitPlay {
  rules(trump: string | undefined): readonly PlayRule<PlayCode>[];
  /** Index of the card that wins. */
  winner(trump: string | undefined, trick: readonly Card[]): number;
}

/** Follow suit, else trump; nobody has to head the trick (bavarian §6). */
export const withTrumpSuit: SuitPlay = {
  rules(trump) {
    const suits = withTrumps(PACK_36, trump);
    return [followSuit(suits, 'must-follow-suit', 'bavarian §6'), elseTrump(suits, 'must-trump', 'bavarian §6')];
  },
  winner: (trump, trick) => winnerOf(withTrumps(PACK_36, trump), trick),
};
