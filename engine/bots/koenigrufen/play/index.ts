import type { Card } from '#engine/core/card.ts';
import type { Mind } from '../mind.ts';
import { declareNegative, defendNegative } from './negative.ts';
import { playForPoints } from './points.ts';
import { playTrischaken } from './trischaken.ts';

/** The card to play out of the legal ones. */
export function chooseCard(mind: Mind, cards: readonly Card[]): Card | undefined {
  const { contract, declarers, me, ruleset } = mind.seen;
  if (cards.length < 2 || !contract) return cards[0];
  if (contract.play.id !== 'negative') return playForPoints(mind, cards);
  if (contract.parties === 'each-for-self')
    return ruleset.options['trischaken-positive'] ? playForPoints(mind, cards) : playTrischaken(mind, cards);
  if (!declarers.includes(me)) return defendNegative(mind, cards);
  return declareNegative(mind, cards, contract.goal.tricks ?? 0);
}
