import type { Card } from '#engine/core/card.ts';
import { isTarock, PACK_54 } from '#engine/decks/deck-54.ts';
import type { PlayRule as AnyPlayRule } from '#engine/play/rules.ts';
import { elseTrump, followSuit, mustHead } from '#engine/play/suits.ts';
import type { Contract } from '../contracts/contract.ts';
import type { PLAY } from '../refusals/play.ts';
import type { Promises } from './promised.ts';

/** What a card can be refused with, each with its sentence. */
export type PlayCode = keyof typeof PLAY;
type PlayRule = AnyPlayRule<PlayCode>;

const FOLLOW: readonly PlayRule[] = [
  followSuit(PACK_54, 'must-follow-suit', 'reform §7.1'),
  elseTrump(PACK_54, 'must-play-tarock', 'reform §7.1'),
];

/** A tarock is led only by whoever has nothing else (reform §7.2). */
const NO_TAROCK_LEAD: PlayRule = {
  code: 'no-tarock-lead',
  rule: 'reform §7.2',
  keep: (cards, { trick }) => (trick.length > 0 ? cards : cards.filter((card) => !isTarock(card))),
};

/**
 * Follow suit, else a tarock; H adds the duty to beat, and where tarocks are a suit like the others they are not led. There is no rule
 * for the Pagat (reform §7.1, §7.2, §7.6).
 */
const BY_MODE: Readonly<Record<Contract['mode'], readonly PlayRule[]>> = {
  T: FOLLOW,
  H: [...FOLLOW, mustHead('must-head', 'reform §7.1')],
  suits: [NO_TAROCK_LEAD, ...FOLLOW],
};

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

/** By what cards are played: the mode of the contract, and what was announced. */
export const playRules = ({ mode }: Pick<Contract, 'mode'>, promises: Promises): readonly PlayRule[] => [
  ...BY_MODE[mode],
  ...kept(promises),
];
