import type { Card } from '#engine/core/card.ts';
import { isTarock, PACK_54, PAGAT } from '#engine/decks/deck-54.ts';
import type { PlayRule as AnyPlayRule } from '#engine/play/rules.ts';
import { elseTrump, followSuit as followSuitOf, lastTrump, mustHead } from '#engine/play/suits.ts';
import type { RefusalCode } from '../refusals.ts';
import { isKaiserstich, type Kaiserstich } from './winners.ts';

type PlayCode = Extract<
  RefusalCode,
  | 'follow-suit'
  | 'play-tarock'
  | 'suits-first'
  | 'pagat-last'
  | 'must-head'
  | 'announced-now'
  | 'announced-later'
  | 'announced-wins-early'
  | 'highest-bird-first'
>;
/** A rule whose refusal has a sentence, and which the rule book tells. */
export type PlayRule = AnyPlayRule<PlayCode>;

/** Farbzwang: follow suit. */
export const followSuit: PlayRule = followSuitOf(PACK_54, 'follow-suit', 'tirol §7.2');

/** Tarockzwang: who cannot follow must play a tarock. */
export const elseTarock: PlayRule = elseTrump(PACK_54, 'play-tarock', 'tirol §7.2');

/** Farbenspiele: nobody leads a tarock while they hold a suit card (tirol §7.4). */
export const suitsFirst: PlayRule = {
  code: 'suits-first',
  rule: 'tirol §7.4',
  keep: (cards, { trick }) => (trick.length > 0 ? cards : cards.filter((card) => !isTarock(card))),
};

/**
 * Negative games: the Pagat only as the last tarock in hand. Outranks the Stichzwang, but in a Kaiserstich: where the Pagat
 * would win the Trull it is free, and the Stichzwang asks for it (tirol §7.3, §15).
 */
export function pagatLast(kaiserstich: Kaiserstich): PlayRule {
  const last: PlayRule = lastTrump(isTarock, PAGAT, 'pagat-last', 'tirol §7.3');
  return {
    ...last,
    keep: (cards, at) => (isKaiserstich(kaiserstich, [...at.trick, PAGAT]) ? cards : last.keep(cards, at)),
  };
}

/** Stichzwang: beat the winning card if a legal card can. */
export const stichzwang: PlayRule = mustHead('must-head', 'tirol §7.3');

/** A card that was promised for a trick: an announced bird, or the called king for the last trick. */
export interface Promise {
  readonly card: Card;
  /** The number of the trick it is promised for; afterwards it is free. */
  readonly trick: number;
  /** Birds are given up from the highest (tirol §7.6). */
  readonly bird: boolean;
}

/** How announced cards are kept: `warn-1` is `warn` as the first version of the rules had it. */
export type Lock = 'hard' | 'warn' | 'warn-1';

/**
 * Announced cards are played in their trick. Before it they are locked while another card is legal (`hard`, tirol §7.6),
 * or may go, which loses the bonus (`warn`). A revoke of §14 it would be to win a trick with one, where the last player
 * of a trick knows that they do, and to give up a lower bird while a higher one is held that is still promised. Birds are
 * all tarocks, so where one is legal all are, and whoever has nothing but announced cards gives up the highest bird.
 */
export function promised(promises: readonly Promise[], lock: Lock): readonly PlayRule[] {
  const find = (card: Card): Promise | undefined => promises.find((promise) => promise.card === card);
  const early = (card: Card, number: number): boolean => (find(card)?.trick ?? 0) > number;
  /** Birds before their trick; the higher the bird, the earlier that is. */
  const highest = (cards: readonly Card[], number: number): readonly Card[] =>
    cards
      .filter((card) => find(card)?.bird && early(card, number))
      .sort((a, b) => (find(a)?.trick ?? 0) - (find(b)?.trick ?? 0))
      .slice(0, 1);
  const now: PlayRule = {
    code: 'announced-now',
    rule: 'tirol §7.6',
    keep: (cards, { number }) => cards.filter((card) => find(card)?.trick === number),
  };
  const later: PlayRule = {
    code: 'announced-later',
    rule: 'tirol §7.6',
    keep: (cards, { number }) => cards.filter((card) => !early(card, number)),
  };
  const winsEarly: PlayRule = {
    code: 'announced-wins-early',
    rule: 'tirol §14',
    keep: (cards, { number, trick, winner }) =>
      cards.filter((card) => !(early(card, number) && trick.length === 3 && winner([...trick, card]) === 3)),
  };
  const forced: PlayRule = {
    code: 'highest-bird-first',
    rule: 'tirol §7.6',
    keep: (cards, { number }) => (cards.every((card) => early(card, number)) ? highest(cards, number) : cards),
  };
  const inOrder: PlayRule = {
    code: 'highest-bird-first',
    rule: 'tirol §14',
    keep: (cards, { number }) => {
      const [first] = highest(cards, number);
      return cards.filter((card) => card === first || !(find(card)?.bird && early(card, number)));
    },
  };
  const BY_LOCK = {
    hard: [now, later, forced],
    warn: [now, forced, inOrder, winsEarly],
    'warn-1': [now, winsEarly, forced],
  } as const satisfies Record<Lock, readonly PlayRule[]>;
  return BY_LOCK[lock];
}
