import type { Card } from '#engine/core/card.ts';
import { DECK_54, type SUITS } from '#engine/decks/deck-54.ts';
import { PACK_78 } from '#engine/decks/deck-78.ts';

/** The packs that can be drawn, by the number of their cards; those of German games with French suits, too. */
export const PACKS = ['54', '78', '36', '36-french', '24', '24-french'] as const;
export type Pack = (typeof PACKS)[number];

/** Whether there are pictures of the pack of this id. */
export const isDrawn = (id: string): id is Pack => PACKS.some((pack) => pack === id);

/** Acorns, leaves, hearts and bells, from the highest suit down (bavarian §1). */
export const GERMAN_SUITS = ['E', 'G', 'H', 'S'] as const;
type GermanSuit = (typeof GERMAN_SUITS)[number];
/** French and German suits share letters, but not pictures. */
export type SuitSign = `french-${(typeof SUITS)[number]}` | `german-${GermanSuit}`;

export const isGerman = (pack: Pack): boolean => pack === '36' || pack === '24';

/** Whether the pack has no tarocks. */
export const hasFourSuits = (pack: Pack): boolean => pack !== '54' && pack !== '78';

const NINE = ['A', '10', 'K', 'O', 'U', '9', '8', '7', '6'];
const SIX = NINE.slice(0, 6);

/** Every card of a pack, tarocks first. */
export function cardsIn(pack: Pack): readonly Card[] {
  switch (pack) {
    case '54':
      return DECK_54;
    case '78':
      return PACK_78.cards;
    case '36':
    case '36-french':
      return GERMAN_SUITS.flatMap((suit) => NINE.map((rank) => suit + rank));
    case '24':
    case '24-french':
      return GERMAN_SUITS.flatMap((suit) => SIX.map((rank) => suit + rank));
  }
}
