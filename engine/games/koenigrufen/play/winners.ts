import type { Card } from '#engine/core/card.ts';
import { MOND, PACK_54, PAGAT, SKUES, TRULL } from '#engine/decks/deck-54.ts';
import { winnerOf as winnerAmong, withTrumps } from '#engine/play/suits.ts';
import type { Options } from '../options/options.ts';

export type Kaiserstich = Options['kaiserstich'];

const COLOUR = withTrumps(PACK_54, undefined);

/** Whether the Pagat wins this trick over Sküs and Mond: the whole Trull lies in it, in the order that the house asks for (tirol §15). */
export function isKaiserstich(kaiserstich: Kaiserstich, trick: readonly Card[]): boolean {
  if (kaiserstich === 'off' || !TRULL.every((card) => trick.includes(card))) return false;
  const [mond, skues, pagat] = [trick.indexOf(MOND), trick.indexOf(SKUES), trick.indexOf(PAGAT)];
  return kaiserstich === 'any-order' || (mond < skues && skues < pagat);
}

/** Index of the card that wins a trick: the highest tarock, else the highest card of the suit led (tirol §7.2). */
export const winnerOf = (trick: readonly Card[], kaiserstich: Kaiserstich): number =>
  isKaiserstich(kaiserstich, trick) ? trick.indexOf(PAGAT) : winnerAmong(PACK_54, trick);

/** The same where tarocks are not trumps: the highest card of the suit led, tarock or not (tirol §7.4). */
export const winnerInColour = (trick: readonly Card[]): number => winnerAmong(COLOUR, trick);
