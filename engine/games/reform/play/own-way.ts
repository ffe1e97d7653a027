import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf, TRICK } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { isTarock, SKUES, strengthOf, suitOf } from '#engine/decks/deck-54.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { tricksMemory } from '#engine/phases/trick.ts';
import type { Contract } from '../contracts/contract.ts';
import { FOLLOW, type PlayRule } from './rules.ts';

const without = (cards: readonly Card[], one: Card): readonly Card[] => cards.filter((card) => card !== one);

/**
 * What a play counts as, of one card or of several of one suit: the highest of them; the Sküs only alone or among tarocks
 * (reform §7.8, Hausierer).
 */
export function countingCard(cards: readonly Card[]): Card {
  const counting = cards.every(isTarock) ? cards : without(cards, SKUES);
  return [...counting].reduce(
    (best, card) => (strengthOf(card) > strengthOf(best) ? card : best),
    must(counting[0], 'a card'),
  );
}

/** The cards of a play as they lie in the trick: what it counts as comes first, and so the suit that is led. */
export function inOrder(cards: readonly Card[]): readonly Card[] {
  const first = countingCard(cards);
  return [first, ...without(cards, first)];
}

/** The suit that was led; `undefined`: nothing was. */
export function ledIn(s: State): string | undefined {
  const [first] = tricksMemory(s).plays ?? [];
  const lead = first ? countingCard(first.cards) : s.zones[TRICK]?.[0];
  return lead === undefined ? undefined : suitOf(lead);
}

/** Whether a card serves the suit led, where nothing else may be played: the Sküs serves every one (reform §7.8, Hausierer). */
export const serves = (card: Card, led: string): boolean => card === SKUES || suitOf(card) === led;

/** The suit led and nothing else: there is no duty to give a tarock, and no right either (reform §7.8, Hausierer). */
const ONE_SUIT: PlayRule = {
  code: 'one-suit-only',
  rule: 'reform §7.8',
  keep: (cards, { trick: [lead] }) => (lead === undefined ? cards : cards.filter((card) => serves(card, suitOf(lead)))),
};

/** A rule from which the Sküs is free, where it forbids anything (reform §7.8, Artist). */
const freeSkues = (rule: PlayRule): PlayRule => ({
  ...rule,
  keep(cards, at) {
    const kept = rule.keep(cards, at);
    return kept.length === 0 ? kept : cards.filter((card) => card === SKUES || kept.includes(card));
  },
});

/** By what the declarer plays in a game in which that is another way. */
const OWN: Readonly<Record<OwnWay, readonly PlayRule[]>> = {
  any: [],
  'one-suit': [ONE_SUIT],
  'free-skues': FOLLOW.map(freeSkues),
};
type OwnWay = Exclude<Contract['declarerPlays'], 'fixed-order' | undefined>;

/** By what a seat plays, if it is the declarer of a game with a way of their own; `undefined`: as everybody (reform §7.8, §7.9). */
export function ownRules(
  { declarerPlays }: Pick<Contract, 'declarerPlays'>,
  s: Pick<State, 'games'>,
  seat: Seat,
): readonly PlayRule[] | undefined {
  if (seat !== firstGame(s).declarer || declarerPlays === undefined || declarerPlays === 'fixed-order')
    return undefined;
  return OWN[declarerPlays];
}

/**
 * Of what cards in the hand of a seat several may be played at once: of one suit, when following the suit led, with the Sküs added at
 * will (reform §7.8, Hausierer).
 */
export function together(
  { declarerPlays }: Pick<Contract, 'declarerPlays'>,
  s: State,
  seat: Seat,
): readonly (readonly Card[])[] {
  if (seat !== firstGame(s).declarer || declarerPlays !== 'one-suit') return [];
  const hand = s.zones[handOf(seat)] ?? [];
  const led = ledIn(s);
  const suits = led === undefined ? [...new Set(hand.map(suitOf))] : [led];
  return suits
    .filter((suit) => hand.some((card) => suitOf(card) === suit))
    .map((suit) => hand.filter((card) => serves(card, suit)));
}
