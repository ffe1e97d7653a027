import type { Card } from '#engine/core/card.ts';
import { readFace } from '../packs/face.ts';
import type { Pack } from '../packs/packs.ts';
import type { Catalogue } from './index.ts';

/**
 * A card's name: `Herz-König`, `Tarock XIII`, `Sküs`, which is `Tarock 13` where it is read aloud; text that is not a card id is
 * returned as it is.
 */
export function cardName(card: Card, t: Catalogue, pack: Pack = '54', how: 'printed' | 'aloud' = 'printed'): string {
  const face = readFace(card, pack);
  if (!face) return card;
  if (face.kind === 'tarock')
    return named(face.number, t, pack) ?? t.cards.tarock(how === 'aloud' ? String(face.number) : face.roman);
  const rank = face.kind === 'court' ? face.court : (face.letter ?? String(face.pip));
  return t.cards.suited(t.cards.suits[face.suit], t.cards.ranks[rank as keyof typeof t.cards.ranks]);
}

/** A card's suit: `Herz`, `Tarock`; empty for text that is not a card id. */
export function suitName(card: Card, t: Catalogue, pack: Pack = '54'): string {
  const face = readFace(card, pack);
  return face ? (face.kind === 'tarock' ? t.cards.trumps : t.cards.suits[face.suit]) : '';
}

/** A tarock's own name, if the pack's games have one for it. */
const named = (number: number, t: Catalogue, pack: Pack): string | undefined =>
  (t.cards.named as Readonly<Record<string, Readonly<Record<string, string>>>>)[pack]?.[String(number)];
