import { isInSuits } from './reform-contracts.ts';

/** What cards of Reform Tarock are, which of them wins, and which may follow (docs/rules/reform.md §1, §7.1). */

/** A card on the table, and who laid it there. */
export interface Laid {
  readonly card: string;
  readonly by: number;
}

const LOW_TO_HIGH: Readonly<Record<string, string>> = {
  C: '7 8 9 10 J N Q K',
  S: '7 8 9 10 J N Q K',
  H: '4 3 2 1 J N Q K',
  D: '4 3 2 1 J N Q K',
};

export const suitOf = (card: string): string => card.slice(0, 1);
export const isTarock = (card: string): boolean => suitOf(card) === 'T';
export const isPicture = (card: string): boolean => !isTarock(card) && ['K', 'Q', 'N', 'J'].includes(card.slice(1));
export const isPip = (card: string): boolean => !isTarock(card) && !isPicture(card);

function height(card: string, led: string, inSuits: boolean): number {
  if (isTarock(card)) return inSuits && led !== 'T' ? -1 : 100 + Number(card.slice(1));
  const order = (LOW_TO_HIGH[suitOf(card)] ?? '').split(' ');
  return suitOf(card) === led ? order.indexOf(card.slice(1)) : -1;
}

/** §7.3: trumps, pictures of any suit, tarocks, pips of any suit. */
function bohemianHeight(card: string, trump: string): number {
  if (isTarock(card)) return 100 + Number(card.slice(1));
  const place = (LOW_TO_HIGH[suitOf(card)] ?? '').split(' ').indexOf(card.slice(1));
  if (suitOf(card) === trump) return 300 + place;
  return isPicture(card) ? 200 + place : place;
}

/** What decides which card wins. */
export interface Ranking {
  readonly contract: string;
  /** §7.3: the suit that was named. */
  readonly trump?: string;
  /** §7.1: whether the Pagat wins among the whole Trull. */
  readonly kaiserstich?: boolean;
}

/**
 * §7.1: the highest tarock, else the highest of the suit led. In a game of suits a tarock wins only where tarocks were led. Of equal
 * cards the first.
 */
export function topOf(cards: readonly string[], { contract, trump, kaiserstich = false }: Ranking): string {
  const isTrull = ['T22', 'T21', 'T1'].every((card) => cards.includes(card));
  if (isTrull && kaiserstich && trump === undefined) return 'T1';
  const led = suitOf(cards[0] ?? '');
  const of = (card: string): number =>
    trump === undefined ? height(card, led, isInSuits(contract)) : bohemianHeight(card, trump);
  return [...cards].sort((a, b) => of(b) - of(a))[0] ?? '';
}

const some = (list: readonly string[]): readonly string[] | undefined => (list.length > 0 ? list : undefined);

/** §7.1, mode T: follow suit, else tarock, else anything. */
export const following = (hand: readonly string[], lead: string | undefined): readonly string[] =>
  lead === undefined
    ? hand
    : (some(hand.filter((card) => suitOf(card) === suitOf(lead))) ?? some(hand.filter(isTarock)) ?? hand);
