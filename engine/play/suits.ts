import type { Card } from '../core/card.ts';
import type { Pack } from '../core/pack.ts';
import type { PlayRule } from './rules.ts';

/** What is followed, what is trump, and what beats what. */
export interface Suits {
  readonly suitOf: (card: Card) => string;
  readonly isTrump: (card: Card) => boolean;
  readonly strength: (card: Card) => number;
}

/** A pack in a game in which one of its suits is trumps, or none. */
export const withTrumps = (pack: Pack, trump: string | undefined): Suits => ({
  suitOf: (card) => pack.suitOf(card),
  strength: (card) => pack.strength(card),
  isTrump: (card) => pack.suitOf(card) === trump,
});

/** Follow the suit led. */
export const followSuit = <Code extends string>({ suitOf }: Suits, code: Code, rule: string): PlayRule<Code> => ({
  code,
  rule,
  keep(cards, { trick: [lead] }) {
    if (lead === undefined) return cards;
    const led = suitOf(lead);
    return cards.filter((card) => suitOf(card) === led);
  },
});

/** Whoever cannot follow plays a trump. */
export const elseTrump = <Code extends string>(
  { suitOf, isTrump }: Suits,
  code: Code,
  rule: string,
): PlayRule<Code> => ({
  code,
  rule,
  keep(cards, { trick: [lead] }) {
    if (lead === undefined) return cards;
    const led = suitOf(lead);
    return cards.some((card) => suitOf(card) === led) ? cards : cards.filter(isTrump);
  },
});

/** Whoever can beats the winning card. */
export const mustHead = <Code extends string>(code: Code, rule: string): PlayRule<Code> => ({
  code,
  rule,
  keep: (cards, { trick, winner }) =>
    trick.length === 0 ? cards : cards.filter((card) => winner([...trick, card]) === trick.length),
});

/** This card only as the last trump in hand. */
export const lastTrump = <Code extends string>(
  isTrump: (card: Card) => boolean,
  card: Card,
  code: Code,
  rule: string,
): PlayRule<Code> => ({
  code,
  rule,
  keep: (cards, { hand }) => (hand.filter(isTrump).length > 1 ? cards.filter((one) => one !== card) : cards),
});

/** A card that was promised for a trick is played in it, and not before while another card is legal. */
export const keptFor = <Code extends string>(
  card: Card,
  trick: number,
  { now, later }: { readonly now: Code; readonly later: Code },
  rule: string,
): readonly PlayRule<Code>[] => [
  { code: now, rule, keep: (cards, { number }) => cards.filter((one) => number === trick && one === card) },
  { code: later, rule, keep: (cards, { number }) => cards.filter((one) => number >= trick || one !== card) },
];

/** Whether a card beats another that lies before it in the trick. */
function beats({ suitOf, isTrump, strength }: Suits, card: Card, other: Card): boolean {
  const [trump, over] = [isTrump(card), isTrump(other)];
  if (trump !== over) return trump;
  return (trump || suitOf(card) === suitOf(other)) && strength(card) > strength(other);
}

/** Index of the card that wins a trick: the highest trump, else the highest of the suit led. */
export function winnerOf(suits: Suits, trick: readonly Card[]): number {
  let [best] = trick;
  if (best === undefined) throw new Error('an empty trick has no winner');
  for (const card of trick) if (beats(suits, card, best)) best = card;
  return trick.indexOf(best);
}
