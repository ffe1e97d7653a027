import type { Card } from '../../../core/card.ts';
import { PACK_54 } from '../../../decks/deck-54.ts';
import { winnerOf as winnerAmong, withTrumps } from '../../../play/suits.ts';

const COLOUR = withTrumps(PACK_54, undefined);

/** Index of the card that wins a trick: the highest tarock, else the highest card of the suit led (tirol §7.2). */
export const winnerOf = (trick: readonly Card[]): number => winnerAmong(PACK_54, trick);

/** The same where tarocks are not trumps: the highest card of the suit led, tarock or not (tirol §7.4). */
export const winnerInColour = (trick: readonly Card[]): number => winnerAmong(COLOUR, trick);
