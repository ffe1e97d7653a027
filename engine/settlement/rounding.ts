import { divide, multiply, type Rational, rational } from '../core/rational.ts';
import type { Seat } from '../core/seat.ts';

/** The next multiple of `step` that is not below an amount. */
export function roundedUp(amount: Rational, step: number): Rational {
  const { n, d } = divide(amount, rational(step));
  return multiply(rational(Math.ceil(n / d)), rational(step));
}

/** The whole units of an amount, shared by some seats; those that are left over go one by one to the first of them. */
export function wholeShares({ n, d }: Rational, seats: readonly Seat[]): readonly (readonly [Seat, Rational])[] {
  const whole = Math.floor(n / d);
  const share = Math.floor(whole / seats.length);
  return seats.map((seat, i) => [seat, rational(share + (i < whole - share * seats.length ? 1 : 0))]);
}
