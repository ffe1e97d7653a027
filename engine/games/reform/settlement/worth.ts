import { add, divide, multiply, type Rational, rational } from '#engine/core/rational.ts';
import type { Factor, Situation } from '#engine/kernel/score.ts';
import type { Contract } from '../contracts/contract.ts';
import { birdInGame, type Noted } from '../noted.ts';
import type { Ruleset } from '../ruleset.ts';
import { birdWorth, priceOf } from './prices.ts';

/** What a game is worth to each pair, before kontra. */
export interface Worth {
  /** What it is bought at (reform §3.3). */
  readonly table: Rational;
  /** If it is won; bonuses that are a number of times the game follow it. */
  readonly won: Rational;
  readonly lost: Rational;
  /** What changes the game and whatever follows it (reform §5.3). */
  readonly factors: readonly Factor[];
  /** What its bird adds to it, whatever was exchanged, where both are one item (reform §7.4); missing: nothing. */
  readonly bird?: Rational;
}

/** Every card more than the contract allows takes a fifth from the value, every card fewer adds one (reform §5.3). */
const CARD = 5;

/** By how much a game with an exchange of `cards` is worth more if none is taken. */
export const mostMortgaged = (cards: number): number => 1 + cards / CARD;

/** The value of a game in this round, which may have one of its own for every contract (reform §9). */
export function worthOf({ options }: Ruleset, contract: Contract, noted: Noted, now: Situation): Worth {
  const { talon, worth } = contract;
  const { exchanged = talon.cards } = noted;
  const more = rational(CARD + talon.cards - exchanged, CARD);
  const factors = options.mortgage && more.n !== more.d ? [{ code: 'mortgage', by: more }] : [];
  const fixed = fixedIn(now);
  if (fixed !== undefined) return { table: fixed, won: fixed, lost: fixed, factors };
  const { won, lost } = priceOf(options, contract, noted);
  const bird = birdInGame(contract, noted) === undefined ? {} : { bird: rational(birdWorth(contract)) };
  // Of a game that is worth what it comes to, that is bought (reform §3.3).
  const table = contract.kind === 'positive' && contract.squared ? won : rational(worth);
  return { table, won, lost, factors, ...bird };
}

/** What the game itself comes to, and what multiplies it besides; with a bird in it one sum, for the exchange changes only a part of it. */
export function gameWorth(
  { won, lost, factors, bird }: Worth,
  isWon: boolean,
): Pick<Worth, 'factors'> & { base: Rational } {
  const base = isWon ? won : lost;
  return bird === undefined ? { base, factors } : { base: add(multiplied(base, factors), bird), factors: [] };
}

/** What every game is worth in a round of a fixed value; missing: it is none. */
export function fixedIn({ notes: { fixed } }: Situation): Rational | undefined {
  return typeof fixed === 'number' ? rational(fixed) : undefined;
}

/** An amount by all that multiplies it. */
export const multiplied = (amount: Rational, factors: readonly Factor[]): Rational =>
  factors.reduce((product, { by }) => multiply(product, by), amount);

export const half = (amount: Rational): Rational => divide(amount, rational(2));

/** Points, or a number of times the game. */
export function bonusWorth(amount: { readonly points: number } | { readonly times: number }, { won }: Worth): Rational {
  return 'points' in amount ? rational(amount.points) : multiply(won, rational(2 * amount.times, 2));
}
