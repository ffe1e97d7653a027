import type { Card } from '../core/card.ts';
import { compare, equal, type Rational } from '../core/rational.ts';
import type { Seat } from '../core/seat.ts';
import { apply, offersTo, turnOf } from '../kernel/deal/apply.ts';
import { actionsOf } from '../kernel/deal/offers.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';

/** What an order of a seat's cards brings if it wins every trick with it, whatever the others play. */
export interface Ordered {
  readonly order: readonly Card[];
  /** At least. */
  readonly paid: Rational;
  /** Whether it is always as much. */
  readonly isSure: boolean;
}

/**
 * Plays the cards of a seat in every order there is, against everything that the others can play, and keeps the orders that win
 * every trick; the best one first. As plain as can be, so that what the program plays can be compared with it.
 */
export function bestOrders(rules: Rules, s: State, seat: Seat, paid: (end: State) => Rational): readonly Ordered[] {
  return ordersOf(s.zones[`hand:${seat}`] ?? [])
    .flatMap((order): readonly Ordered[] => {
      const all = endsOf(rules, s, seat, order)?.map(paid).toSorted(compare);
      const [least, most] = [all?.[0], all?.at(-1)];
      return least && most ? [{ order, paid: least, isSure: equal(least, most) }] : [];
    })
    .toSorted((one, other) => compare(other.paid, one.paid));
}

const ordersOf = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap((card) => ordersOf(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]));

/** All ends that the deal can come to; `undefined`: in one of them others get a trick, or the order cannot be played. */
function endsOf(rules: Rules, s: State, seat: Seat, order: readonly Card[]): readonly State[] | undefined {
  if (s.end === 'settle' || s.active.every((one) => s.zones[`hand:${one}`]?.length === 0)) return [s];
  const [by] = turnOf(rules, s).must;
  if (by === undefined) return undefined;
  const [first, ...left] = order;
  const plays = [...actionsOf(offersTo(rules, s, by))].filter(
    (action) => action.type === 'play' && (by !== seat || ('card' in action && action.card === first)),
  );
  if (plays.length === 0) return undefined;
  const ends: State[] = [];
  for (const action of plays) {
    const next = apply(rules, s, by, action);
    if (!next.ok) throw new Error(next.error.code);
    const isLost = next.value.log
      .slice(s.log.length)
      .some((one) => one.type === 'moved' && one.from === 'trick' && one.to !== `pile:${seat}`);
    const rest = isLost ? undefined : endsOf(rules, next.value, seat, by === seat ? left : order);
    if (!rest) return undefined;
    ends.push(...rest);
  }
  return ends;
}

/**
 * What is least of all that a seat can get if it takes no trick any more, with everybody playing every card that they may;
 * `undefined`: it cannot but take one.
 */
export function leastGiven(rules: Rules, s: State, seat: Seat, paid: (end: State) => Rational): Rational | undefined {
  // Without cards in hand something may still be claimed, or the talon be given away: only what is claimed is settled by then.
  const isPlayedOut = rules.readInFull !== undefined && s.active.every((one) => s.zones[`hand:${one}`]?.length === 0);
  if (s.end === 'settle' || isPlayedOut) return paid(s);
  const [by] = turnOf(rules, s).must;
  if (by === undefined) return undefined;
  const all = [...actionsOf(offersTo(rules, s, by))].flatMap((action): readonly Rational[] => {
    if (action.type !== 'play') return [];
    const next = apply(rules, s, by, action);
    if (!next.ok) throw new Error(next.error.code);
    const isTaken = next.value.log
      .slice(s.log.length)
      .some((one) => one.type === 'moved' && one.from === 'trick' && one.to === `pile:${seat}`);
    const least = isTaken ? undefined : leastGiven(rules, next.value, seat, paid);
    return least ? [least] : [];
  });
  return all.toSorted(compare)[0];
}
