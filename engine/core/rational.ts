/** An exact fraction in lowest terms with `d > 0`. Points are rationals because tied players share (tirol §8.4). */
export interface Rational {
  readonly n: number;
  readonly d: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** `n / d` in lowest terms. Throws on a zero denominator or on anything that is not a safe integer. */
export function rational(n: number, d = 1): Rational {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || d === 0)
    throw new RangeError(`not a fraction: ${n}/${d}`);
  const g = gcd(n, d) * Math.sign(d);
  return { n: n / g || 0, d: d / g };
}

export const ZERO = rational(0);
export const ONE = rational(1);

export const add = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b));
export const multiply = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);
export const divide = (a: Rational, b: Rational): Rational => rational(a.n * b.d, a.d * b.n);
export const negate = (a: Rational): Rational => rational(-a.n, a.d);
export const absolute = (a: Rational): Rational => rational(Math.abs(a.n), a.d);
/** Negative, zero or positive if a is less than, equal to or greater than b. */
export const compare = (a: Rational, b: Rational): number => a.n * b.d - b.n * a.d;
export const equal = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
export const sum = (all: readonly Rational[]): Rational => all.reduce(add, ZERO);

/**
 * Into what points are divided: what players get who share them; hundredths, as euros are; not at all, as cents are; or what they get
 * who share them, some of it rounded to hundredths (tuebingen §7.5).
 */
export const PARTS = ['shares', 'hundredths', 'whole', 'rounded'] as const;
export type Parts = (typeof PARTS)[number];

/** What every denominator divides: halves, thirds, quarters, and those divided once more; hundredths; and thirds of hundredths. */
const FINEST_PART: Readonly<Record<Parts, number>> = { shares: 12, hundredths: 100, whole: 1, rounded: 300 };

/** Whether an amount is possible where points are divided into `parts`. */
export const isPart = ({ d }: Rational, parts: Parts): boolean => FINEST_PART[parts] % d === 0;

const DECIMALS: Readonly<Record<Parts, (value: Rational) => boolean>> = {
  shares: () => false,
  hundredths: ({ d }) => d !== 1,
  whole: () => false,
  // Shares stay shares; only what was rounded is a decimal.
  rounded: (value) => !isPart(value, 'shares') && isPart(value, 'hundredths'),
};

/** Whether points that are divided like this are written with decimals, and not as a fraction. */
export const isDecimal = (value: Rational, parts: Parts): boolean => DECIMALS[parts](value);

/** Every fraction that ranking creates by further division, or rounding to hundredths, has a denominator that divides this. */
const FINEST = 25_200;

/**
 * An amount as it is added up. Older journals may hold fractions that cannot arise; they are rounded to the nearest one
 * with a common denominator. Otherwise a few of them, whose sum no number can hold, would leave an evening without
 * standings.
 */
export const countable = (a: Rational): Rational =>
  FINEST % a.d === 0 ? a : rational(Math.round((a.n / a.d) * FINEST), FINEST);

/** The form used in files: `"7"`, `"-2/3"`. */
export const showRational = (a: Rational): string => (a.d === 1 ? String(a.n) : `${a.n}/${a.d}`);

/** Reads `showRational`'s form; `undefined` for anything else, including a fraction not in lowest terms. */
export function parseRational(text: string): Rational | undefined {
  const match = /^(-?\d+)(?:\/(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [n, d] = [Number(match[1]), Number(match[2] ?? 1)];
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || d === 0) return undefined;
  const value = rational(n, d);
  return showRational(value) === text ? value : undefined;
}
