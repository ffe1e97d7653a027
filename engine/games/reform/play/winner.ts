import type { Card } from '#engine/core/card.ts';
import { PACK_54, PAGAT, TRULL } from '#engine/decks/deck-54.ts';
import { type Suits, winnerOf as winnerAmong, withTrumps } from '#engine/play/suits.ts';
import type { Contract } from '../contracts/contract.ts';
import type { Options } from '../options/options.ts';

/** What beats what: the tarocks everything, or nothing but each other where they are a suit like the others (reform §7.1, §7.2). */
const BY_MODE: Readonly<Record<Contract['mode'], Suits>> = {
  T: PACK_54,
  H: PACK_54,
  suits: withTrumps(PACK_54, undefined),
};

/**
 * Index of the card that wins: the highest tarock, else the highest of the suit led; or, in every mode, the Pagat from the whole Trull,
 * where agreed (reform §7.1).
 */
export const winnerOf = (
  { kaiserstich }: Pick<Options, 'kaiserstich'>,
  { mode }: Pick<Contract, 'mode'>,
  trick: readonly Card[],
): number =>
  kaiserstich && TRULL.every((card) => trick.includes(card)) ? trick.indexOf(PAGAT) : winnerAmong(BY_MODE[mode], trick);
