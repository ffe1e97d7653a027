import type { Card } from '#engine/core/card.ts';
import { PACK_54, PAGAT, TRULL } from '#engine/decks/deck-54.ts';
import { winnerOf as winnerAmong } from '#engine/play/suits.ts';
import type { Options } from '../options/options.ts';

/** Index of the card that wins: the highest tarock, else the highest of the suit led; or the Pagat from the whole Trull, where agreed (reform §7.1). */
export const winnerOf = ({ kaiserstich }: Pick<Options, 'kaiserstich'>, trick: readonly Card[]): number =>
  kaiserstich && TRULL.every((card) => trick.includes(card)) ? trick.indexOf(PAGAT) : winnerAmong(PACK_54, trick);
