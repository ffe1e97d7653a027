import type { Card } from '#engine/core/card.ts';
import { strengthOf } from '#engine/decks/deck-54.ts';
import { birdsOf, isBird, promisedCard, type RankedContract, type Ruleset } from '#engine/games/koenigrufen/ruleset.ts';
import { TRICKS } from '#engine/games/koenigrufen/sizes.ts';
import { chanceDealt } from '../estimates.ts';
import { tarocksOf } from '../hand.ts';

/** Whose points: with a partner each plays against one, alone against three. */
export const opponents = ({ parties }: RankedContract): number => (parties === 'calls-partner' ? 1 : 3);

/** How often the called king lies in the talon: six cards of the 42 that the declarer does not hold. */
const KING_AWAY = 1 / 7;

/** What a game is expected to bring its declarer with this hand, in points on the sheet. */
export function expectation(ruleset: Ruleset, contract: RankedContract, hand: readonly Card[]): number {
  const { parties } = contract;
  const bird = birdExpectation(ruleset, contract, hand);
  const withPartner = gameExpectation(contract, hand) + bird;
  if (parties !== 'calls-partner') return opponents(contract) * withPartner;
  const alone: RankedContract = { ...contract, parties: 'alone' };
  const without = Math.max(-contract.value, gameExpectation(alone, hand)) + bird;
  return (1 - KING_AWAY) * withPartner + KING_AWAY * opponents(alone) * without;
}

function gameExpectation(contract: RankedContract, hand: readonly Card[]): number {
  const won = chanceDealt(contract, hand);
  return contract.value * (won - (1 - won) * (contract.lostTimes ?? 1));
}

/** Below this chance nobody promises a bird. */
const LIKELY = 0.5;

/** The announced bird of a bid, at its best; far below zero where none is likely. */
function birdExpectation(ruleset: Ruleset, contract: RankedContract, hand: readonly Card[]): number {
  const promised = birdsOf(ruleset, contract);
  if (promised.length === 0) return 0;
  const worths = promised.map((bird) => {
    const held = isBird(bird) && hand.includes(promisedCard(bird, undefined) ?? '');
    const chance = held ? birdChance(hand, bird.promise?.trick ?? TRICKS, contract.talon.id === 'none') : 0;
    return chance < LIKELY ? -Infinity : (ruleset.amount(bird.id, 'announced') ?? 0) * (2 * chance - 1);
  });
  return Math.max(...worths) * (contract.solo ? 2 : 1);
}

/** How likely a bird is to win its trick: it takes long tarocks, and high ones to draw those of the others. */
export function birdChance(hand: readonly Card[], trick: number, exchanged: boolean): number {
  const tarocks = tarocksOf(hand);
  const high = tarocks.reduce((sum, card) => sum + ((strengthOf(card) - 1) / 21) ** 3, 0);
  const weights = exchanged ? PLAYED : DEALT;
  const odds = weights.one + weights.tarocks * tarocks.length + weights.high * high + weights.early * (TRICKS - trick);
  return 1 / (1 + Math.exp(-odds));
}

/** Log-odds of a bird, fitted to announced ones: by the hand that was dealt, and by the one that is played. */
const DEALT = { one: -6.3, tarocks: 0.75, high: 0.33, early: -0.45 } as const;
const PLAYED = { one: -8, tarocks: 0.87, high: 0.36, early: -0.55 } as const;
