import type { Card } from '#engine/core/card.ts';
import { joined } from '#engine/core/lists.ts';
import { isTarock, PACK_54, PAGAT, TRULL } from '#engine/decks/deck-54.ts';
import { type Suits, winnerOf as winnerAmong, withTrumps } from '#engine/play/suits.ts';
import type { Contract } from '../contracts/contract.ts';
import type { Options } from '../options/options.ts';
import type { Playing } from './declared.ts';
import { countingCard } from './own-way.ts';
import { largestSum } from './ways/prater.ts';

/** What beats what: the tarocks everything, or nothing but each other where they are a suit like the others (reform §7.1, §7.2). */
const BY_MODE: Readonly<Record<Contract['mode'], Suits>> = {
  T: PACK_54,
  H: PACK_54,
  B: PACK_54,
  W: PACK_54,
  suits: withTrumps(PACK_54, undefined),
};

/** Below the pictures of a suit lie its four pips, of which the highest is as strong in every suit. */
const PIPS = 4;
const TAROCKS = 22;
const PICTURES = 4;

/**
 * The Bohemian order, in which every card has its place, whatever was led: the trump suit, the pictures, the tarocks, the pips. Pictures
 * of the other suits are equal to each other, and so are pips, by their places (reform §7.3).
 */
function boehmisch(trump: string): Suits {
  const strength = (card: Card): number => {
    const own = PACK_54.strength(card);
    if (PACK_54.suitOf(card) === trump) return PIPS + TAROCKS + PICTURES + own;
    if (isTarock(card)) return PIPS + own;
    return own > PIPS ? TAROCKS + own : own;
  };
  return { suitOf: PACK_54.suitOf, isTrump: () => true, strength };
}

/**
 * Index of the card that wins: the highest tarock, else the highest of the suit led, unless the game has another order. Of equal cards
 * the first wins. The Pagat wins from the whole Trull, where agreed, in every game with the usual order (reform §7.1, §7.3).
 */
export function winnerOf(
  { kaiserstich }: Pick<Options, 'kaiserstich'>,
  { mode, trump }: Playing,
  trick: readonly Card[],
): number {
  if (trump !== undefined) return winnerAmong(boehmisch(trump), trick);
  const isKaiserstich = kaiserstich && TRULL.every((card) => trick.includes(card));
  return isKaiserstich ? trick.indexOf(PAGAT) : winnerAmong(BY_MODE[mode], trick);
}

/**
 * Index of the play that wins: by the sum of its tarocks, where these are added up; else by the card it counts as. Where they are, or one
 * play is of several cards, there is no Kaiserstich (reform §7.1, §7.4, §7.8).
 */
export function winningPlay(
  options: Pick<Options, 'kaiserstich'>,
  playing: Playing,
  plays: readonly (readonly Card[])[],
): number {
  const largest = playing.sums ? largestSum(plays) : undefined;
  if (largest !== undefined) return largest;
  const cards = joined(plays);
  return cards.length === plays.length
    ? winnerOf(options, playing, cards)
    : winnerOf({ kaiserstich: false }, playing, plays.map(countingCard));
}
