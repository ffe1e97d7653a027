import type { Card } from '#engine/core/card.ts';
import type { RankedContract } from '#engine/games/koenigrufen/ruleset.ts';
import { FORECASTS, type Kind, type Weights } from './forecasts.ts';
import { colourLookOf, lookOf, lowLookOf, tarocksOf } from './hand.ts';

/** What sort of game a contract is, as far as a forecast is concerned. */
function kindOf({ play, parties, talon, goal }: RankedContract): Kind {
  if (play.id === 'negative') {
    const tricks = goal.tricks ?? 0;
    return tricks === 0 ? 'no-trick' : tricks === 1 ? 'one-trick' : 'few-tricks';
  }
  const cards =
    talon.id === 'none'
      ? 'solo'
      : talon.id === 'half' || talon.id === 'to-tricks'
        ? 'half'
        : talon.id === 'all-six'
          ? 'six'
          : 'one';
  if (parties === 'calls-partner')
    return play.id === 'colour' ? 'colour-king' : cards === 'solo' ? 'king-solo' : 'king-half';
  return play.id === 'colour' ? `colour-${cards}` : `alone-${cards}`;
}

/** What must be exceeded to win, in thirds: half of the points (tirol §1). */
const NEEDED = 106.5;

const dot = (weights: Weights, look: Readonly<Record<string, number>>): number =>
  Object.entries(weights).reduce((sum, [id, weight]) => sum + weight * (look[id] ?? 0), 0);

/** The chance that a game is made, judged by the hand as it was dealt. */
export function chanceDealt(contract: RankedContract, hand: readonly Card[]): number {
  const kind = kindOf(contract);
  const { dealt, spread } = FORECASTS[kind];
  if (contract.play.id === 'negative')
    return logistic(dot(dealt, lowLookOf(hand)) + openness(contract) - lowness(contract, hand));
  return logistic((dot(dealt, lookFor(contract, hand)) - NEEDED - shortness(contract, hand)) / spread);
}

/** A hand that can win nothing cannot win the tricks that its game needs either, in log-odds. */
function lowness({ goal }: RankedContract, hand: readonly Card[]): number {
  const { kings, highTarocks, midTarocks, highs } = lowLookOf(hand);
  const needed = goal.tricks ?? 0;
  return 2.5 * Math.max(0, needed - kings - highTarocks - 0.4 * midTarocks - 0.3 * highs);
}

/** Alone against three with few tarocks: what is high is soon gone, and then the others have the rest. */
function shortness({ play, parties, talon }: RankedContract, hand: readonly Card[]): number {
  if (play.id !== 'tarock' || parties !== 'alone') return 0;
  const usual = talon.id === 'all-six' ? 5 : 7;
  return 6 * Math.max(0, usual - tarocksOf(hand).length);
}

/** Thirds that a declarer's side can hope for in tricks, judged by the hand that they play. */
export function thirdsPlayed(contract: RankedContract, hand: readonly Card[]): number {
  return dot(FORECASTS[kindOf(contract)].played, lookFor(contract, hand));
}

/** The chance to win when `thirds` are expected. */
export const chanceOf = (contract: RankedContract, thirds: number): number =>
  logistic((thirds - NEEDED) / FORECASTS[kindOf(contract)].spread);

const lookFor = ({ play }: RankedContract, hand: readonly Card[]): Readonly<Record<string, number>> =>
  play.id === 'colour' ? colourLookOf(hand) : lookOf(hand);

/** Open cards make it harder to get through, in log-odds. */
const openness = ({ open }: RankedContract): number => (open === 'nobody' ? 0 : open === 'declarer' ? -0.4 : -0.5);

const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));
