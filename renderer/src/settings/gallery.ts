import type { Card } from '../../../engine/core/card.ts';
import { groupedBy } from '../../../engine/core/lists.ts';
import { rational, type Rational } from '../../../engine/core/rational.ts';
import { thirdsOf } from '../../../engine/decks/deck-54.ts';
import { faceOf } from '../packs/face.ts';
import { cardsIn, type Pack, type SuitSign } from '../packs/packs.ts';

/** Cards of one suit, the strongest first. */
export interface GalleryRow {
  readonly suit: 'tarocks' | SuitSign;
  readonly cards: readonly Card[];
}

/** A pack's tarocks and suits. */
export function rowsOf(pack: Pack): readonly GalleryRow[] {
  const bySuit = groupedBy(cardsIn(pack), (card) => suitOf(card, pack));
  return [...bySuit].map(([suit, cards]) => ({ suit, cards: pack === '78' && isRed(suit) ? upwards(cards) : cards }));
}

/** The value of a card, in the packs whose counting is known; the pack of 54 counts in thirds. */
export const worthOf = (card: Card, pack: Pack): Rational | undefined =>
  pack === '54' ? rational(thirdsOf(card), 3) : undefined;

function suitOf(card: Card, pack: Pack): GalleryRow['suit'] {
  const face = faceOf(card, pack);
  return face.kind === 'tarock' ? 'tarocks' : face.suit;
}

const isRed = (suit: GalleryRow['suit']): boolean => suit === 'french-H' || suit === 'french-D';

/** Courts in order, then the One as the highest pip and the Ten as the lowest (tuebingen §1). */
function upwards(cards: readonly Card[]): readonly Card[] {
  const pipOf = (card: Card): number => Number(/\d+$/.exec(card)?.[0] ?? 0);
  return [...cards].sort((a, b) => pipOf(a) - pipOf(b));
}
