import { must } from '#engine/core/assert-never.ts';
import { add, type Rational, rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { Game, Situation } from '#engine/kernel/score.ts';
import type { Contract, KingWay } from '../contracts/contract.ts';
import { GAME } from '../items.ts';
import type { Noted } from '../noted.ts';
import type { Ruleset } from '../ruleset.ts';
import { factorOf, lentTo } from '../settlement/factors.ts';
import { birdWorth } from '../settlement/prices.ts';
import { fixedIn, gameWorth, half, multiplied, type Worth, worthOf } from '../settlement/worth.ts';
import { amountText } from './amounts.ts';
import type { At } from './said.ts';

/** A game that has got so far, as it is settled. */
function notedOf({ declarer = 0, with: terms = {} }: Partial<Game>, contract: Noted['contract']): Noted {
  const { exchanged, kingTalon } = terms;
  const isAlone = kingTalon !== undefined && kingTalon !== PARTNER;
  return {
    ...{ contract, declarer, declared: [], silent: [] },
    ...(typeof exchanged === 'number' && { exchanged }),
    ...(isAlone && { partner: 'king-in-talon' as const }),
    ...(kingTalon === EITHER && { kingTalon }),
  };
}
/** With the called king in the talon: with a partner after all, and alone for either the game or the bird (reform §7.4). */
const PARTNER: KingWay = 'pratermaessig';
const EITHER: KingWay = 'steinhofmaessig';

const worthIn = (ruleset: Ruleset, game: Partial<Game>, now: Situation): Worth => {
  const contract = must(ruleset.find(game.contract), 'a contract');
  return worthOf(ruleset, contract, notedOf(game, contract.id), now);
};

/** What a game brings each pair if it is won, with what was exchanged and how its declarer went on. */
export function valueIn(ruleset: Ruleset, game: Partial<Game>, now: Situation): Rational {
  const { base, factors } = gameWorth(worthIn(ruleset, game, now), true);
  const value = multiplied(base, factors);
  return game.with?.['kingTalon'] === 'schleifen-king' ? half(value) : value;
}

/** What bonuses are reckoned by that count a number of times the game: the same without a bird that belongs to it. */
export function unitNow({ ruleset, view: { games, now } }: At): Rational {
  const { won, factors } = worthIn(ruleset, games[0] ?? {}, now);
  return multiplied(won, factors);
}

/**
 * What each pair settles for a game that is given up because the king lies in the talon: half of it, and of its bird, each with the kontra
 * said before the exchange, which stands, and with whatever multiplies the deal (reform §5.4, §6.5, §8).
 */
export function givenUpAt(at: At): Rational {
  const { games, items, now } = at.view;
  const doubled = (worth: Rational, isGame: boolean): Rational => {
    const item = items.find(({ about }) => (about === GAME) === isGame);
    return multiplied(worth, [...(item?.doublings ?? []).map(factorOf), ...lentTo(games[0]?.declarer ?? null, now)]);
  };
  return add(
    doubled(valueWith(at, { kingTalon: 'schleifen-king' }), true),
    doubled(half(rational(birdWorth(contractAt(at)))), false),
  );
}

/** Whether anything has been doubled so far, and whether somebody has protested against that. */
export const doubledAt = ({ view: { items } }: At): { readonly kontra: boolean; readonly protest: boolean } => ({
  kontra: items.some(({ doublings }) => doublings.length > 0),
  protest: items.some(({ protests = [] }) => protests.length > 0),
});

/** The contract that is played. */
export const contractAt = ({ ruleset, view: { games } }: At): Contract =>
  must(ruleset.find(games[0]?.contract), 'a contract');

/** What its game is worth, with something said besides. */
export const valueWith = ({ ruleset, view: { games, now } }: At, terms: Game['with']): Rational =>
  valueIn(ruleset, { ...games[0], with: { ...games[0]?.with, ...terms } }, now);

/** And as things stand. */
export const valueNow = (at: At): Rational => valueWith(at, {});

/** What a purchase costs each pair, as it is said: of a game that is worth what it comes to, nobody knows the amount before (reform §3.3). */
export function priceText(at: At, buyer: Seat | undefined): Text {
  const contract = contractAt(at);
  const isOpen = contract.kind === 'positive' && contract.squared === true && fixedIn(at.view.now) === undefined;
  return isOpen
    ? text('die Hälfte dessen, was das Spiel am Ende wert ist', 'half of what the game is worth in the end')
    : amountText(priceFor(at, buyer));
}

/** What a buyer pays each of the others: half of what the table plays it for, by whatever multiplies the buyer's deal (reform §3.3, §8). */
function priceFor(at: At, buyer: Seat | undefined): Rational {
  const { games, now } = at.view;
  const contract = contractAt(at);
  const { table } = worthOf(at.ruleset, contract, notedOf(games[0] ?? {}, contract.id), now);
  return multiplied(half(table), lentTo(buyer ?? null, now));
}
