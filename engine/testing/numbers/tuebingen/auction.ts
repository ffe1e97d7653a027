import type { Card } from '#engine/core/card.ts';
import { KINGS, TAROCKS } from '#engine/decks/deck-78.ts';
import type { DealtDeal } from '#engine/testing/dealt.ts';
import { type At, withOptions } from '../at.ts';
import { dealtAt, handOf, isOffered } from '../dealt-at.ts';

/** What is offered and refused before a card is played, with cards made for what a sentence says. Seat 0 is forehand, seat 3 deals. */

export type Hands = Readonly<Record<number, readonly Card[]>>;

export const DEALER = 3;
export const LAID: readonly Card[] = ['D10', 'D9'];
const HAND = 19;

/** Tarocks of these numbers, the highest first. */
export const tarocks = (highest: number, lowest: number): readonly Card[] => TAROCKS.slice(21 - highest, 22 - lowest);
export const pips = (suit: string, highest = 10, lowest = 1): readonly Card[] =>
  Array.from({ length: highest - lowest + 1 }, (_, i) => `${suit}${highest - i}`);
/** A hand with these cards, otherwise nothing but black pips. */
export const filled = (...cards: readonly Card[]): readonly Card[] => [
  ...cards,
  ...[...pips('C'), ...pips('S')].slice(0, HAND - cards.length),
];
export const kings = (many: number): readonly Card[] => KINGS.slice(0, many);

/** A deal in which the dealer has laid two cards away. */
export function laid(at: At, hands: Hands, away = LAID): DealtDeal {
  const dealt = Object.entries({ ...hands, [DEALER]: [...(hands[DEALER] ?? []), ...away] });
  const deal = dealtAt(at, Object.fromEntries(dealt.map(([seat, cards]) => [`hand:${seat}`, handOf(cards)])));
  deal.go({ type: 'discard', cards: away });
  return deal;
}

/** Whether the dealer may lay `many` cards away. */
export function mayLay(at: At, many: number): boolean {
  const away = pips('D').slice(0, many);
  const deal = dealtAt(at, { [`hand:${DEALER}`]: handOf(away) });
  return deal.refused({ type: 'discard', cards: away }) === undefined;
}

/** Says this as long as it is offered. */
export function saying(deal: DealtDeal, type: string): DealtDeal {
  while (isOffered(deal, type)) deal.go({ type });
  return deal;
}

/** Everybody has passed, and the dealer is asked for a call. */
const toCalls = (at: At, hands: Hands): DealtDeal => saying(saying(laid(at, hands), 'go-on'), 'pass');

/** What seat 0 may say when the dealer has called nobody. */
export function offeredToCaller(at: At, hand: readonly Card[]): readonly string[] {
  const deal = goOn(toCalls(at, { 0: hand }));
  return deal.offered.map(({ type }) => type);
}

const WORDS = ['fort', 'fort-mit'];
export const wordsIn = (offered: readonly string[]): readonly string[] =>
  WORDS.filter((word) => offered.includes(word));

function goOn(deal: DealtDeal, many = 1): DealtDeal {
  for (let n = 0; n < many; n++) deal.go({ type: wordsIn(deal.offered.map(({ type }) => type))[0] });
  return deal;
}

/** Whether somebody is still asked when `many` have gone on, or what follows. */
export function afterForts(at: At, many: number): 'asked' | 'ordered' | 'redealt' {
  const deal = goOn(toCalls(at, {}), many);
  if (deal.s.end) return 'redealt';
  return WORDS.some((word) => isOffered(deal, word)) ? 'asked' : 'ordered';
}

/** How many cards more the dealer has when all have gone on. */
export function takenBack(at: At): number {
  const deal = toCalls(at, {});
  const hand = (): number => deal.s.zones[`hand:${DEALER}`]?.length ?? 0;
  const before = hand();
  goOn(deal, 4);
  return hand() - before;
}

/** How cards of seat 0 lie when hands have been ordered, these named in this order. */
export function orderOf(at: At, named: readonly Card[]): readonly Card[] {
  const deal = goOn(toCalls(withOptions(at, { 'stecken-order': 'manual' }), { 0: named }), 4);
  deal.go(...[named, [], [], []].map((cards) => ({ type: 'order', cards })), { type: 'cut', n: 1 });
  const { end } = deal.s;
  const deck = end !== null && typeof end === 'object' && 'deck' in end ? (end.deck ?? []) : [];
  return deck.filter((card) => named.includes(card));
}
