import type { Card } from '../../../core/card.ts';
import { isTarock, PAGAT, suitOf } from '../../../decks/deck-54.ts';
import type { PlayRule as AnyPlayRule } from '../../../play/rules.ts';
import type { RefusalCode } from '../refusals.ts';

/** A rule whose refusal has a sentence. */
type PlayRule = AnyPlayRule & { readonly code: RefusalCode };

/** Farbzwang: follow suit. */
export const followSuit: PlayRule = {
  code: 'follow-suit',
  rule: 'tirol §7.2',
  keep: (cards, { trick: [lead] }) =>
    lead === undefined ? cards : cards.filter((card) => suitOf(card) === suitOf(lead)),
};

/** Tarockzwang: who cannot follow must play a tarock. */
export const elseTarock: PlayRule = {
  code: 'play-tarock',
  rule: 'tirol §7.2',
  keep: (cards, { trick: [lead] }) =>
    lead === undefined || cards.some((card) => suitOf(card) === suitOf(lead)) ? cards : cards.filter(isTarock),
};

/** Farbenspiele: nobody leads a tarock while he holds a suit card (tirol §7.4). */
export const suitsFirst: PlayRule = {
  code: 'suits-first',
  rule: 'tirol §7.4',
  keep: (cards, { trick }) => (trick.length > 0 ? cards : cards.filter((card) => !isTarock(card))),
};

/** Negative games: the Pagat only as the last tarock in hand. Outranks the Stichzwang. */
export const pagatLast: PlayRule = {
  code: 'pagat-last',
  rule: 'tirol §7.3',
  keep: (cards, { hand }) => (hand.filter(isTarock).length > 1 ? cards.filter((card) => card !== PAGAT) : cards),
};

/** Stichzwang: beat the winning card if a legal card can. */
export const mustHead: PlayRule = {
  code: 'must-head',
  rule: 'tirol §7.3',
  keep: (cards, { trick, winner }) =>
    trick.length === 0 ? cards : cards.filter((card) => winner([...trick, card]) === trick.length),
};

/** A card that was promised for a trick: an announced bird, or the called king for the last trick. */
export interface Promise {
  readonly card: Card;
  /** The number of the trick it is promised for; afterwards it is free. */
  readonly trick: number;
  /** Birds are given up from the highest (tirol §7.6). */
  readonly bird: boolean;
}

/**
 * Announced cards are played in their trick. Before it they are locked while another card is legal (`hard`, tirol §7.6),
 * or may go, which loses the bonus, but not to win a trick with them (`warn`, §14: that would be a revoke). A player who
 * is not the last of a trick cannot know that he will win it.
 */
export function promised(promises: readonly Promise[], lock: 'hard' | 'warn'): readonly PlayRule[] {
  const find = (card: Card): Promise | undefined => promises.find((promise) => promise.card === card);
  const early = (card: Card, number: number): boolean => (find(card)?.trick ?? 0) > number;
  return [
    {
      code: 'announced-now',
      rule: 'tirol §7.6',
      keep: (cards, { number }) => cards.filter((card) => find(card)?.trick === number),
    },
    lock === 'hard'
      ? {
          code: 'announced-later',
          rule: 'tirol §7.6',
          keep: (cards, { number }) => cards.filter((card) => !early(card, number)),
        }
      : {
          code: 'announced-wins-early',
          rule: 'tirol §14',
          keep: (cards, { number, trick, winner }) =>
            cards.filter((card) => !(early(card, number) && trick.length === 3 && winner([...trick, card]) === 3)),
        },
    {
      code: 'highest-bird-first',
      rule: 'tirol §7.6',
      keep: (cards, { number }) => {
        if (!cards.every((card) => early(card, number))) return cards;
        const birds = cards
          .filter((card) => find(card)?.bird)
          .sort((a, b) => (find(a)?.trick ?? 0) - (find(b)?.trick ?? 0));
        return birds.slice(0, 1);
      },
    },
  ];
}
