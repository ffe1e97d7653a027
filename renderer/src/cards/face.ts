import type { Card } from '../../../engine/core/card.ts';
import { SUITS, type Suit } from '../../../engine/decks/deck-54.ts';
import type { Catalogue } from '../i18n/index.ts';
import { roman } from '../i18n/numbers.ts';

const COURTS = ['K', 'Q', 'N', 'J'] as const;
export type Court = (typeof COURTS)[number];

/** What is printed on a card. */
export type Face =
  | { readonly kind: 'tarock'; readonly number: number; readonly roman: string }
  | { readonly kind: 'court'; readonly suit: Suit; readonly court: Court }
  | { readonly kind: 'pip'; readonly suit: Suit; readonly pip: number };

/** Reads a card's id; throws on an id of another pack, which is a bug. */
export function faceOf(card: Card): Face {
  const rest = card.slice(1);
  const suit = SUITS.find((one) => card.startsWith(one));
  if (card.startsWith('T') && Number(rest) > 0)
    return { kind: 'tarock', number: Number(rest), roman: roman(Number(rest)) };
  const court = COURTS.find((one) => one === rest);
  if (suit && court) return { kind: 'court', suit, court };
  if (suit && Number(rest) > 0) return { kind: 'pip', suit, pip: Number(rest) };
  throw new Error(`no such card: ${card}`);
}

const isId = (text: string): boolean => /^(?:T\d{1,2}|[CSHD](?:[KQNJ]|\d{1,2}))$/.test(text);

/** How a card is called: `Herz-König`, `Tarock XIII`, `Sküs`. */
export function cardName(card: Card, t: Catalogue): string {
  if (!isId(card)) return card;
  const face = faceOf(card);
  switch (face.kind) {
    case 'tarock':
      return named(face.number, t) ?? t.cards.tarock(face.roman);
    case 'court':
      return t.cards.suited(t.cards.suits[face.suit], t.cards.ranks[face.court]);
    case 'pip':
      return t.cards.suited(t.cards.suits[face.suit], t.cards.ranks[String(face.pip) as keyof typeof t.cards.ranks]);
  }
}

/** A tarock's own name, if it has one. */
export const named = (number: number, t: Catalogue): string | undefined =>
  (t.cards.named as Readonly<Record<string, string>>)[String(number)];
