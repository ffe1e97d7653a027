import { add, compare, negate, rational, subtract, type Rational } from '../../../core/rational.ts';
import type { LineItem } from '../../../kernel/score.ts';
import { HALF } from '../counted.ts';
import { lineOf } from '../../../settlement/payments.ts';
import type { Payment, Settled } from './payment.ts';

/** At least one point is paid, also where a tie is lost or won (R26). */
const overshoot = (points: number): number => Math.max(1, Math.abs(points - HALF));

/** Points above or below half of them: a winner is paid by the pot, a loser pays the defenders (bavarian §7.2). */
export const points: Payment = (game) => (game.made ? won(game) : lost(game));

/** The next multiple of the rounding that is not below so many half-cents, in cents (R15). */
const up = ({ options: { rounding } }: Settled, halfCents: number): number =>
  rounding * Math.ceil(halfCents / (2 * rounding));

function won(game: Settled): readonly LineItem[] {
  const { options, contract, price, declarer, defenders, durch, factors, times, pot } = game;
  const bare = overshoot(game.points) * price.point;
  const single = bare * (durch ? 2 : 1);
  const whole = up(game, single * times);
  // A kontra that was wrong is paid by those who said it, where that is agreed (R22, B2).
  const shared = options['kontra-pot'] === 'defenders' ? whole - up(game, single) : 0;
  const said = shared > 0 ? [] : factors;
  const exact = rational(single * (shared > 0 ? 1 : times), 2);
  const owed = rational(whole - shared);
  return [
    ...lineOf(contract, 'pot', declarer, rational(bare, 2), said),
    ...(durch ? lineOf('durch', 'pot', declarer, rational(bare, 2), said) : []),
    ...lineOf('rounding', 'pot', declarer, subtract(owed, exact)),
    ...defenders.flatMap((defender, i) =>
      lineOf('kontra-share', defender, declarer, rational(i === 0 ? Math.ceil(shared / 2) : Math.floor(shared / 2))),
    ),
    ...(isShort(game, owed) ? lineOf('pot-short', declarer, 'pot', subtract(owed, pot)) : []),
  ];
}

function lost(game: Settled): readonly LineItem[] {
  const { contract, price, declarer, defenders, durch, factors, times, pot } = game;
  const bare = overshoot(game.points) * price.point;
  const exact = bare * (durch ? 2 : 1) * times;
  const paid = up(game, exact);
  const share = up(game, paid);
  const added = subtract(rational(share), rational(paid, 2));
  const short = isShort(game, add(added, added));
  // Reason by reason: what both get for the same one stands side by side.
  return [
    ...defenders.flatMap((defender) => lineOf(contract, declarer, defender, rational(bare, 4), factors)),
    ...(durch ? defenders.flatMap((defender) => lineOf('durch', declarer, defender, rational(bare, 4), factors)) : []),
    ...defenders.flatMap((to) => lineOf('rounding', declarer, to, subtract(rational(paid, 2), rational(exact, 4)))),
    ...defenders.flatMap((defender) => lineOf('pot-top-up', 'pot', defender, added)),
    ...(short
      ? defenders.flatMap((from, i) =>
          lineOf('pot-short', from, 'pot', subtract(rational(share), part(add(rational(paid), pot), i))),
        )
      : []),
  ];
}

/** The first or the second half of an amount in whole cents, an odd cent being the first defender's (R29, B11). */
const part = ({ n, d }: Rational, i: number): Rational =>
  rational(i === 0 ? Math.ceil(n / d / 2) : Math.floor(n / d / 2));

/** Whether the pot holds less than it owes, and nobody fills it up (bavarian §8). */
const isShort = ({ options, pot }: Settled, owed: Rational): boolean =>
  options['pot-short'] === 'cap' && compare(add(owed, negate(pot)), rational(0)) > 0;
