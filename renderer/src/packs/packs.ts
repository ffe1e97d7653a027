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

/** What is printed on the cards of a pack. */
interface Printed {
  readonly suits: 'german' | 'french';
  readonly hasTarocks: boolean;
  /** Tarocks first. */
  readonly cards: readonly Card[];
}

const NINE = ['A', '10', 'K', 'O', 'U', '9', '8', '7', '6'];
const SIX = NINE.slice(0, 6);
const inFourSuits = (ranks: readonly string[]): readonly Card[] =>
  GERMAN_SUITS.flatMap((suit) => ranks.map((rank) => suit + rank));

const PRINTED: Readonly<Record<Pack, Printed>> = {
  '54': { suits: 'french', hasTarocks: true, cards: DECK_54 },
  '78': { suits: 'french', hasTarocks: true, cards: PACK_78.cards },
  '36': { suits: 'german', hasTarocks: false, cards: inFourSuits(NINE) },
  '36-french': { suits: 'french', hasTarocks: false, cards: inFourSuits(NINE) },
  '24': { suits: 'german', hasTarocks: false, cards: inFourSuits(SIX) },
  '24-french': { suits: 'french', hasTarocks: false, cards: inFourSuits(SIX) },
};

export const isGerman = (pack: Pack): boolean => PRINTED[pack].suits === 'german';

/** Whether the pack has no tarocks. */
export const hasFourSuits = (pack: Pack): boolean => !PRINTED[pack].hasTarocks;

/** Every card of a pack, tarocks first. */
export const cardsIn = (pack: Pack): readonly Card[] => PRINTED[pack].cards;
