import { add, countable, multiply, negate, type Rational, subtract, ZERO } from '../core/rational.ts';
import type { Seat } from '../core/seat.ts';
import { membersOf, otherSide, type Side } from '../judging/sides.ts';
import { agreedAlone, agreedIn, agreedItems } from '../kernel/entry/common-entries.ts';
import type {
  Balance,
  Doubling,
  Factor,
  Game,
  Item,
  LineItem,
  Purse,
  Row,
  ScoreAccount,
  Situation,
} from '../kernel/score.ts';

/**
 * What any deal costs: payments that were agreed as they were, everything else by the family's `price`; what the series lends
 * multiplies all of it. `balance`: that of the family's rules.
 */
export function settled(
  row: Row,
  now: Situation,
  price: (row: Row) => readonly LineItem[],
  balance: Balance = 'zero-sum',
): readonly LineItem[] {
  const agreed = agreedIn(row);
  const items = agreed ? (balance === 'one-sided' ? agreedAlone : agreedItems)(agreed.payments) : price(row);
  return items.map((item) => ({ ...item, factors: [...item.factors, ...now.factors] }));
}

/** One payment whose reason is not yet named. */
export interface Transfer<Who extends Purse = Purse> {
  readonly from: Who;
  readonly to: Who;
  readonly base: Rational;
}

/** A line item that has an amount, or none. */
export const lineOf = (
  code: string,
  { from, to, base }: Transfer,
  factors: readonly Factor[] = [],
): readonly LineItem[] => (base.n === 0 ? [] : [{ code, from, to, base, factors }]);

/** What a line item moves from `from` to `to` in an account; zero if it does not belong there. */
export function amountOf(item: LineItem, account: ScoreAccount = 'score'): Rational {
  if ((item.only ?? account) !== account) return ZERO;
  if (account === 'kassa' && item.only !== 'kassa') return ZERO;
  return countable(
    item.factors
      .filter(({ only }) => only === undefined || only === account)
      .reduce((amount, { by }) => multiply(amount, by), item.base),
  );
}

/** What these items pay for in any of these accounts, each reason once: what is paid in another one is none of theirs. */
export const reasonsIn = (items: readonly LineItem[], ...accounts: readonly ScoreAccount[]): readonly string[] => [
  ...new Set(
    items
      .filter(({ only }) =>
        accounts.some((account) => (account === 'kassa' ? only === account : (only ?? account) === account)),
      )
      .map(({ code }) => code),
  ),
];

/** The items of a deal itself: what is paid beside it (an ante, a bonus for a series) is part of every total and of no deal. */
export const ownItems = (settlement: readonly LineItem[]): readonly LineItem[] =>
  settlement.filter(({ beside }) => beside === undefined);

/** What a purse wins (or, if negative, loses) by these items. */
export function balanceOf(purse: Purse, items: readonly LineItem[], account: ScoreAccount = 'score'): Rational {
  return items.reduce((total, item) => {
    const amount = amountOf(item, account);
    const won = item.to === purse ? add(total, amount) : total;
    return item.from === purse ? subtract(won, amount) : won;
  }, ZERO);
}

/** The payments of seats 0 to `seats` - 1. */
export const paymentsOf = (items: readonly LineItem[], seats: number, account: ScoreAccount = 'score'): Rational[] =>
  Array.from({ length: seats }, (_, seat) => balanceOf(seat, items, account));

/**
 * The doublings of an item as two seats settle it: who protests a step is bound by those before it only, and a pair by what
 * binds both. `factorOf`: what one step multiplies by.
 */
export function factorsBetween(
  { doublings, protests = [] }: Pick<Item, 'doublings' | 'protests'>,
  one: Seat,
  other: Seat,
  factorOf: (doubling: Doubling) => Factor,
): readonly Factor[] {
  const steps = protests.filter(({ by }) => by === one || by === other).map(({ of }) => of - 1);
  return doublings.slice(0, Math.min(doublings.length, ...steps)).map(factorOf);
}

/**
 * `amount` for each winner from the losers: one to one if both sides are equal in number, else everybody with everybody
 * (one against three: three times the amount, tirol §8.1). A negative amount goes the other way.
 */
export function between(
  winners: readonly Seat[],
  losers: readonly Seat[],
  amount: Rational,
): readonly Transfer<Seat>[] {
  if (amount.n < 0) return between(losers, winners, negate(amount));
  if (winners.length === losers.length)
    return winners.map((to, i) => ({ from: losers[i] ?? to, to, base: amount })).filter(({ from, to }) => from !== to);
  return losers.flatMap((from) => winners.map((to) => ({ from, to, base: amount })));
}

/** `amount` for each member of a side from the other one. */
export const betweenSides = (
  game: Game,
  winner: Side,
  active: readonly Seat[],
  amount: Rational,
): readonly Transfer<Seat>[] =>
  between(membersOf(game, winner, active), membersOf(game, otherSide(winner), active), amount);
