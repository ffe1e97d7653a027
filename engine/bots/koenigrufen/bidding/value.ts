import type { Card } from '../../../core/card.ts';
import { isBird, birdsOf, promisedCard, type House, type RankedContract } from '../../../games/koenigrufen/house.ts';
import { chanceDealt } from '../estimates.ts';
import { tarocksOf } from '../hand.ts';
import { strengthOf } from '../../../decks/deck-54.ts';

/** Whose points: with a partner each plays against one, alone against three. */
const opponents = ({ parties }: RankedContract): number => (parties === 'calls-partner' ? 1 : 3);

/** What a game is expected to bring its declarer with this hand, in points on the sheet. */
export function expectation(house: House, contract: RankedContract, hand: readonly Card[]): number {
  const won = chanceDealt(contract, hand);
  const lost = 1 - won;
  const game = contract.value * (won - lost * (contract.lostTimes ?? 1));
  return opponents(contract) * (game + birdExpectation(house, contract, hand));
}

/** The announced bird of a bid, at its best. */
function birdExpectation(house: House, contract: RankedContract, hand: readonly Card[]): number {
  const birds = birdsOf(house, contract).filter((bird) => isBird(bird) && hand.includes(promisedCard(bird, undefined) ?? ''));
  const worths = birds.map(({ id, promise }) => (house.amount(id, 'announced') ?? 0) * (2 * birdChance(hand, promise?.trick ?? 12) - 1));
  return worths.length > 0 ? Math.max(...worths) * (contract.solo ? 2 : 1) : 0;
}

/** How likely a bird is to win its trick: it takes long tarocks, and high ones to draw those of the others. */
export function birdChance(hand: readonly Card[], trick: number): number {
  const tarocks = tarocksOf(hand);
  const high = tarocks.reduce((sum, card) => sum + ((strengthOf(card) - 1) / 21) ** 3, 0);
  const early = 12 - trick;
  const odds = -6.2 + 0.72 * tarocks.length + 0.35 * high - 0.75 * early;
  return 1 / (1 + Math.exp(-odds));
}
