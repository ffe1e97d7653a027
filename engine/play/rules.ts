import type { Card } from '../core/card.ts';
import type { RefusalPlace } from '../core/place.ts';
import type { Refusal } from '../core/refusal.ts';

/** The moment when a card is chosen. */
export interface Moment {
  readonly hand: readonly Card[];
  /** What lies in the trick, in order of play. */
  readonly trick: readonly Card[];
  /** The trick's number, from 1. */
  readonly number: number;
  /** Index of the card that wins a trick. */
  readonly winner: (trick: readonly Card[]) => number;
}

/** A narrowing of the cards that may be played. If it keeps none, the rule does not apply. */
export interface PlayRule<Code extends string = string> {
  /** The code with which a card dropped by this rule is refused. */
  readonly code: Code;
  readonly rule: string;
  /** Set if it judges by cards that only this player knows, beside the hand: others learn nothing from it. */
  readonly byOwnKnowledge?: true;
  keep(cards: readonly Card[], at: Moment): readonly Card[];
}

/** The cards that may be played: each rule narrows what the ones before it left. */
export function legalCards(rules: readonly PlayRule[], at: Moment): readonly Card[] {
  return rules.reduce((cards, rule) => narrowed(cards, rule, at), at.hand);
}

/** Makes a family's refusal of a card; one that is not in hand has the same code as where cards are laid away (`layAway`). */
export type RefuseCard<Code extends string> = (
  code: Code | 'card-not-in-hand',
  at: RefusalPlace,
  rule?: string,
) => Refusal;

/** Why a card may not be played: the first rule that drops it. */
export function refuseCard<Code extends string>(
  refusal: RefuseCard<Code>,
  rules: readonly PlayRule<Code>[],
  at: Moment,
  card: Card,
): Refusal | undefined {
  if (!at.hand.includes(card)) return refusal('card-not-in-hand', { card });
  let cards = at.hand;
  for (const rule of rules) {
    cards = narrowed(cards, rule, at);
    if (!cards.includes(card)) return refusal(rule.code, { card }, rule.rule);
  }
  return undefined;
}

function narrowed(cards: readonly Card[], rule: PlayRule, at: Moment): readonly Card[] {
  const kept = rule.keep(cards, at);
  return kept.length > 0 ? kept : cards;
}
