import type { Card } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { PACK_36, strengthTenLow as strength, SUITS } from '#engine/decks/deck-36.ts';
import { type Suits, winnerOf } from '#engine/play/suits.ts';
import type { Observation } from '../observation.ts';
import type { LowReason } from './reasons.ts';

const { suitOf } = PACK_36;
const NO_TRUMPS: Suits = { suitOf, strength, isTrump: () => false };
const upwards = (a: Card, b: Card): number => strength(a) - strength(b);
const inSuit = (cards: readonly Card[], suit: string): readonly Card[] =>
  cards.filter((card) => suitOf(card) === suit).sort(upwards);

/**
 * How likely a hand takes a trick against its will: for the lowest card of a suit, the second lowest and so on, by how many
 * others can stay below it more often than that.
 */
export const dangerOf = (hand: readonly Card[]): number => SUITS.reduce((sum, suit) => sum + dangerIn(hand, suit), 0);

const dangerIn = (hand: readonly Card[], suit: string): number =>
  inSuit(hand, suit).reduce((sum, card, i) => sum + Math.max(0, strength(card) - 1 - i - i), 0);

/** A card, and why. */
interface LowChoice {
  readonly card: Card;
  readonly reason: { readonly id: LowReason; readonly values: Readonly<Record<string, never>> };
}

const chosen = (card: Card | undefined, id: LowReason): LowChoice | undefined =>
  card === undefined ? undefined : { card, reason: { id, values: {} } };

/** The card of somebody who plays, or plays against, a game without tricks. */
export const chooseLow = (
  seen: Observation,
  declarer: Seat | undefined,
  legal: readonly Card[],
): LowChoice | undefined => (seen.me === declarer ? duck(seen, legal) : press(seen, declarer, legal));

/** The highest card that does not win; away with what is most dangerous; the lowest for a lead. */
function duck({ trick, hand }: Observation, legal: readonly Card[]): LowChoice | undefined {
  const cards = [...legal].sort(upwards);
  const [lead] = trick;
  const danger = (card: Card): number => dangerIn(hand, suitOf(card));
  if (lead === undefined)
    return chosen([...cards].sort((a, b) => upwards(a, b) || danger(a) - danger(b))[0], 'low-lead');
  if (cards.some((card) => suitOf(card) !== suitOf(lead)))
    return chosen([...cards].sort((a, b) => danger(a) - danger(b) || upwards(a, b)).at(-1), 'rid');
  const below = cards.findLast((card) => winnerOf(NO_TRUMPS, [...trick, card]) !== trick.length);
  return below === undefined ? chosen(cards.at(-1), 'too-high') : chosen(below, 'stay-below');
}

/** Stays below the declarer, and gets rid of high cards where they cannot win any more. */
function press(seen: Observation, declarer: Seat | undefined, legal: readonly Card[]): LowChoice | undefined {
  const { trick, players, later } = seen;
  const cards = [...legal].sort(upwards);
  if (trick.length === 0) return chosen(lowLead(seen, cards), 'press');
  const declarerWins = players[winnerOf(NO_TRUMPS, trick)] === declarer;
  const isToCome = declarer !== undefined && later.includes(declarer);
  return declarerWins || isToCome ? chosen(cards[0], 'press') : chosen(cards.at(-1), 'unload');
}

/** The lowest card of the suit in which most is still out, where the declarer may have to follow. */
function lowLead({ unseen }: Observation, cards: readonly Card[]): Card | undefined {
  const lowest = SUITS.flatMap((suit) => inSuit(cards, suit)[0] ?? []);
  const out = (card: Card): number => unseen.filter((other) => suitOf(other) === suitOf(card)).length;
  return lowest.sort((a, b) => Number(out(b) > 0) - Number(out(a) > 0) || upwards(a, b))[0];
}
