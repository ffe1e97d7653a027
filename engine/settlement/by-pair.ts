import { groupedBy } from '../core/lists.ts';
import { divide, multiply, negate, type Rational, rational, subtract } from '../core/rational.ts';
import type { Seat } from '../core/seat.ts';
import type { Doubling, Factor, Item, LineItem } from '../kernel/score.ts';
import { balanceOf, between, factorsBetween, lineOf } from './payments.ts';

/** Two seats that settle with each other, and what part of the amount. */
interface Pair {
  readonly one: Seat;
  readonly other: Seat;
  readonly part: Rational;
}

/**
 * Who of two sides settles with whom: one with one, in their order, if there are as many on both; else everybody with everybody.
 * `isSplit`: sides of the same number settle everybody with everybody, too, each pair for its part (reform §8).
 */
export function pairsOf(side: readonly Seat[], others: readonly Seat[], isSplit = false): readonly Pair[] {
  const isEqual = side.length === others.length;
  return side.flatMap((one, i) =>
    others.flatMap((other, j) => {
      if (!isEqual) return [{ one, other, part: rational(1) }];
      if (isSplit) return [{ one, other, part: rational(1, side.length) }];
      return i === j ? [{ one, other, part: rational(1) }] : [];
    }),
  );
}

/** What every pair of two sides settles for one reason, each by what binds both of its seats. */
export interface Due extends Pick<LineItem, 'code' | 'stage' | 'proof'> {
  readonly side: readonly Seat[];
  readonly others: readonly Seat[];
  /** What each of `side` gets; negative: what each pays. */
  readonly amount: Rational;
  /** What multiplies it for everybody. */
  readonly factors: readonly Factor[];
  /** What was said of it. */
  readonly doubled: Pick<Item, 'doublings' | 'protests'>;
}

/** What a step multiplies by, and what is said of a pair that settles only a part. */
interface Ways {
  readonly factorOf: (doubling: Doubling) => Factor;
  readonly split: string;
}

/** The line items of an amount that is settled pair by pair; a protest splits the pairs of equal sides. */
export function byPair(due: Due, { factorOf, split }: Ways): readonly LineItem[] {
  const { code, stage, proof, side, others, amount, factors, doubled } = due;
  return pairsOf(side, others, (doubled.protests ?? []).length > 0).flatMap(({ one, other, part }) => {
    const shared: readonly Factor[] = part.n === part.d ? [] : [{ code: split, by: part }];
    return between([one], [other], amount).flatMap((transfer) =>
      lineOf(code, transfer, [...shared, ...factors, ...factorsBetween(doubled, one, other, factorOf)]).map((line) => ({
        ...line,
        ...(stage !== undefined && { stage }),
        ...(proof !== undefined && { proof }),
      })),
    );
  });
}

/** The multiple of `step` that is nearest to an amount; of two, the one that is farther from zero. */
export function nearest(amount: Rational, step: Rational): Rational {
  const { n, d } = divide(amount, step);
  return multiply(rational(Math.sign(n) * Math.floor((2 * Math.abs(n) + d) / (2 * d))), step);
}

/**
 * Line items with what is missing from, or over, a multiple of `step` in what two seats settle with each other in all: a line of its
 * own for each pair that has a rest. It comes last, after everything that multiplies.
 */
export function roundedByPair(items: readonly LineItem[], step: Rational, code = 'rounding'): readonly LineItem[] {
  const seated = items.flatMap((item) => {
    const { from, to } = item;
    return typeof from === 'number' && typeof to === 'number'
      ? [{ item, one: Math.min(from, to), other: Math.max(from, to) }]
      : [];
  });
  const pairs = [...groupedBy(seated, ({ one, other }) => `${one} ${other}`).values()];
  const rests = pairs.flatMap((some) => {
    const [{ one, other } = { one: 0, other: 0 }] = some;
    const exact = balanceOf(
      one,
      some.map(({ item }) => item),
    );
    const rest = subtract(nearest(exact, step), exact);
    return rest.n < 0
      ? lineOf(code, { from: one, to: other, base: negate(rest) })
      : lineOf(code, { from: other, to: one, base: rest });
  });
  return [...items, ...rests];
}
