import type { Card } from '#engine/core/card.ts';
import { groupedBy } from '#engine/core/lists.ts';
import type { Pack as Counted } from '#engine/core/pack.ts';
import { type Rational, rational } from '#engine/core/rational.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { PACK_78 } from '#engine/decks/deck-78.ts';
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
  return [...bySuit].map(([suit, cards]) => ({ suit, cards }));
}

const COUNTED: Readonly<Partial<Record<Pack, Counted>>> = { '54': PACK_54, '78': PACK_78 };

/** The value of a card, in the packs whose counting is known. */
export function worthOf(card: Card, pack: Pack): Rational | undefined {
  const counted = COUNTED[pack];
  return counted && rational(counted.points(card), counted.unit.parts);
}

function suitOf(card: Card, pack: Pack): GalleryRow['suit'] {
  const face = faceOf(card, pack);
  return face.kind === 'tarock' ? 'tarocks' : face.suit;
}
