import type { Card } from '#engine/core/card.ts';
import { isTarock, PACK_54, PAGAT, strengthOf, suitOf } from '#engine/decks/deck-54.ts';
import type { PlayRule as AnyPlayRule } from '#engine/play/rules.ts';
import { elseTrump, followSuit, lastTrump, mustHead } from '#engine/play/suits.ts';
import type { Contract } from '../contracts/contract.ts';
import type { PLAY } from '../refusals/play.ts';
import type { Playing } from './declared.ts';
import type { Promises } from './promised.ts';

/** What a card can be refused with, each with its sentence. */
export type PlayCode = keyof typeof PLAY;
export type PlayRule = AnyPlayRule<PlayCode>;

const SUIT: PlayRule = followSuit(PACK_54, 'must-follow-suit', 'reform §7.1');

export const FOLLOW: readonly PlayRule[] = [SUIT, elseTrump(PACK_54, 'must-play-tarock', 'reform §7.1')];

/** A tarock is led only by whoever has nothing else (reform §7.2). */
const NO_TAROCK_LEAD: PlayRule = {
  code: 'no-tarock-lead',
  rule: 'reform §7.2',
  keep: (cards, { trick }) => (trick.length > 0 ? cards : cards.filter((card) => !isTarock(card))),
};

/** Of the suit that is led, tarocks too, the lowest card (reform §7.6, Wechselspezi). */
const LOWEST: PlayRule = {
  code: 'lowest-of-suit',
  rule: 'reform §7.6',
  keep: (cards, { trick }) => (trick.length > 0 ? cards : cards.filter((card) => !cards.some(isBelow(card)))),
};

const isBelow =
  (card: Card) =>
  (other: Card): boolean =>
    suitOf(other) === suitOf(card) && strengthOf(other) < strengthOf(card);

/**
 * Follow suit, else a tarock, or any card in B; where tarocks are a suit like the others they are not led, and in W only the lowest card of
 * a suit is (reform §7.1, §7.2, §7.6).
 */
const BY_MODE: Readonly<Record<Contract['mode'], readonly PlayRule[]>> = {
  T: FOLLOW,
  H: FOLLOW,
  B: [SUIT],
  W: [LOWEST, ...FOLLOW],
  suits: [NO_TAROCK_LEAD, ...FOLLOW],
};

/** The Pagat is neither led nor played while there is another tarock (reform §7.3, Trischaker). */
const PAGAT_LAST: PlayRule = lastTrump(isTarock, PAGAT, 'pagat-last', 'reform §7.3');

/** H adds the duty to beat (reform §7.1). */
const HEAD: PlayRule = mustHead('must-head', 'reform §7.1');

/**
 * Announced cards are played in their trick and kept before it, while another card is legal; among several of them, whoever may
 * play nothing else chooses (reform §6.2).
 */
function kept({ cards: promised, arePublic }: Promises): readonly PlayRule[] {
  if (promised.length === 0) return [];
  const trickOf = (card: Card): number => promised.find((one) => one.card === card)?.trick ?? 0;
  const rule = { rule: 'reform §6.2', ...(!arePublic && { byOwnKnowledge: true as const }) };
  return [
    {
      code: 'announced-card-due',
      ...rule,
      keep: (cards, { number }) => cards.filter((card) => trickOf(card) === number),
    },
    {
      code: 'announced-card-locked',
      ...rule,
      keep: (cards, { number }) => cards.filter((card) => trickOf(card) <= number),
    },
  ];
}

/** Who has to beat the winning card in each mode: in W everybody but the declarer (reform §7.1, §7.6). */
const HEADS: Readonly<Record<Contract['mode'], (isDeclarer: boolean) => boolean>> = {
  T: () => false,
  H: () => true,
  B: () => false,
  W: (isDeclarer) => !isDeclarer,
  suits: () => false,
};

/**
 * By what cards are played: the mode of the game, and what was announced. Only where the Pagat is kept there is a rule for it, and it
 * outranks the duty to beat (reform §7.3, §7.6). `isDeclarer`: whether the declarer plays, who has fewer duties in W; missing: not.
 */
export const playRules = (
  { mode, pagatLast }: Playing,
  promises: Promises,
  isDeclarer = false,
): readonly PlayRule[] => [
  ...BY_MODE[mode],
  ...(pagatLast ? [PAGAT_LAST] : []),
  ...(HEADS[mode](isDeclarer) ? [HEAD] : []),
  ...kept(promises),
];
