import { multiply, type Rational, rational } from '#engine/core/rational.ts';
import type { Language } from '#engine/core/text.ts';

/** Whole euro cents; negative if the money goes the other way. */
export type Cents = number;

/** The nearest multiple of `step` cents; a half is rounded away from zero, so that both sides are rounded alike. */
export function roundCents(exact: Rational, step: Cents = 1): Cents {
  const { n, d } = multiply(exact, rational(1, step));
  const size = Math.floor((2 * Math.abs(n) + d) / (2 * d));
  return Math.sign(n) * size * step || 0;
}

/** The largest multiple of `step` cents that is not above it. */
export function roundDown(exact: Rational, step: Cents): Cents {
  const { n, d } = multiply(exact, rational(1, step));
  return Math.floor(n / d) * step || 0;
}

/** The value of points at `perPoint` cents each, rounded to `step` cents. */
export const centsOf = (points: Rational, perPoint: Cents, step: Cents = 1): Cents =>
  roundCents(multiply(points, rational(perPoint)), step);

/** The sum of whole cents. */
export const sumCents = (all: readonly Cents[]): Cents => all.reduce((a, b) => a + b, 0);

/** `1.234,50 €` in German, `€1,234.50` in English; a true minus sign in front. */
export function showCents(cents: Cents, language: Language): string {
  const euros = String(Math.floor(Math.abs(cents) / 100));
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  const grouped = euros.replace(/\B(?=(?:\d{3})+$)/g, language === 'de' ? '.' : ',');
  const amount = language === 'de' ? `${grouped},${rest}\u00a0€` : `€${grouped}.${rest}`;
  return cents < 0 ? `−${amount}` : amount;
}
