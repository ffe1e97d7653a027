import { must } from '#engine/core/assert-never.ts';
import { add, type Rational, rational } from '#engine/core/rational.ts';
import type { Game, Situation } from '#engine/kernel/score.ts';
import { BONUSES } from '../bonuses/index.ts';
import type { Contract } from '../contracts/contract.ts';
import type { Noted } from '../noted.ts';
import type { Ruleset } from '../ruleset.ts';
import { half, multiplied, worthOf } from '../settlement/worth.ts';
import type { At } from './said.ts';

/** A game that has got so far, as it is settled. */
function notedOf({ declarer = 0, with: terms = {} }: Partial<Game>, contract: Noted['contract']): Noted {
  const { exchanged, kingTalon } = terms;
  return {
    ...{ contract, declarer, declared: [], silent: [] },
    ...(typeof exchanged === 'number' && { exchanged }),
    ...(kingTalon !== undefined && { partner: 'king-in-talon' as const }),
  };
}

/** What a game brings each pair if it is won, with what was exchanged and how its declarer went on. */
export function valueIn(ruleset: Ruleset, game: Partial<Game>, now: Situation): Rational {
  const contract = must(ruleset.find(game.contract), 'a contract');
  const { won, factors } = worthOf(ruleset, contract, notedOf(game, contract.id), now);
  const value = multiplied(won, factors);
  return game.with?.['kingTalon'] === 'schleifen-king' ? half(value) : value;
}

/** What the bird of a bid brings, or costs, beside its game (reform §4); 0 without one. */
export function birdWorth({ bird, times }: Contract): number {
  const amount = bird && BONUSES[bird].declared;
  return amount && 'points' in amount ? times * amount.points : 0;
}

/** What each pair settles for a game that is given up because the king lies in the talon: half of it, and of its bird (reform §6.5). */
export const givenUpAt = (at: At): Rational =>
  add(valueWith(at, { kingTalon: 'schleifen-king' }), half(rational(birdWorth(contractAt(at)))));

/** The contract that is played. */
export const contractAt = ({ ruleset, view: { games } }: At): Contract =>
  must(ruleset.find(games[0]?.contract), 'a contract');

/** What its game is worth, with something said besides. */
export const valueWith = ({ ruleset, view: { games, now } }: At, terms: Game['with']): Rational =>
  valueIn(ruleset, { ...games[0], with: { ...games[0]?.with, ...terms } }, now);

/** And as things stand. */
export const valueNow = (at: At): Rational => valueWith(at, {});

/** What it is bought for: half of what the table plays it for, to each of the others (reform §3.3). */
export function priceOf(at: At): Rational {
  const { games, now } = at.view;
  const contract = contractAt(at);
  return half(worthOf(at.ruleset, contract, notedOf(games[0] ?? {}, contract.id), now).table);
}
