import { groupedBy } from '#engine/core/lists.ts';
import { multiply, type Rational, rational, subtract, sum, ZERO } from '#engine/core/rational.ts';
import type { PrizeScheme } from '../format/cash-rules.ts';
import { type Cents, roundDown, sumCents } from '../format/money.ts';
import type { Payer, SharedGoods } from './types.ts';

/** One player's prize: their share, plus the remainder of rounding if they are first. */
export interface Prize {
  readonly player: string;
  readonly cents: Cents;
  readonly remainder: Cents;
}

/** Players of equal rank with the places they share, from 1, best first. */
interface Sharing {
  readonly players: readonly string[];
  readonly places: readonly number[];
}

/** Who shares which places. Ranks may have gaps: places are counted by players. */
function sharings(players: readonly Payer[]): readonly Sharing[] {
  const byRank = groupedBy(
    players.filter(({ rank }) => rank !== undefined),
    ({ rank }) => rank ?? 0,
  );
  let taken = 0;
  return [...byRank]
    .sort(([a], [b]) => a - b)
    .map(([, equals]) => {
      const places = equals.map((_, i) => taken + i + 1);
      taken += equals.length;
      return { players: equals.map(({ id }) => id).sort(), places };
    });
}

const amountsOf = ({ places }: PrizeScheme, fund: Cents): readonly Rational[] =>
  places.type === 'fixed'
    ? places.cents.map((cents) => rational(cents))
    : places.percent.map((percent) => multiply(rational(Math.max(0, fund)), hundredths(percent)));

/** Per cent as a share, exact to two decimals: 12.5 is 1/8. */
const hundredths = (percent: number): Rational => rational(Math.round(percent * 100), 10_000);

/** Everybody's prize; `house` is the part of the remainder that goes to the club. */
export function prizesOf(
  scheme: PrizeScheme,
  players: readonly Payer[],
  fund: Cents,
): { readonly prizes: readonly Prize[]; readonly house: Cents } {
  const amounts = amountsOf(scheme, fund);
  const shares = sharings(players).map(({ players: equals, places }) => {
    const together = sum(places.map((place) => amounts[place - 1] ?? ZERO));
    const each = roundDown(multiply(together, rational(1, equals.length)), scheme.step);
    return { equals, each, left: subtract(together, rational(each * equals.length)) };
  });
  // Percentages of odd sums may leave less than a cent, which stays in the till.
  const left = roundDown(sum(shares.map((share) => share.left)), 1);
  const firsts = shares[0]?.equals ?? [];
  const toEach = scheme.remainder === 'first' && firsts.length > 0 ? Math.floor(left / firsts.length) : 0;
  const prizes = shares.flatMap(({ equals, each }, i) =>
    equals.map((player) => ({ player, cents: each, remainder: i === 0 ? toEach : 0 })),
  );
  const house = left - toEach * firsts.length;
  return { prizes: prizes.filter(({ cents, remainder }) => cents + remainder > 0), house };
}

/** Prizes in kind by place; equal ranks share theirs. */
export const goodsOf = (goods: readonly string[], players: readonly Payer[]): readonly SharedGoods[] =>
  sharings(players)
    .map((sharing) => ({ players: sharing.players, goods: sharing.places.flatMap((place) => goods[place - 1] || []) }))
    .filter((one) => one.goods.length > 0);

/** The total cost of the prizes. */
export const costOf = (prizes: readonly Prize[]): Cents =>
  sumCents(prizes.map(({ cents, remainder }) => cents + remainder));
