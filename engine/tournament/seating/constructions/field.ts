import { range } from '../cells.ts';

/** A finite field of q elements, 0 to q-1: 0 is zero and 1 is one. */
export interface Field {
  readonly q: number;
  readonly plus: (a: number, b: number) => number;
  readonly times: (a: number, b: number) => number;
}

/** By q = p^d: the coefficients c of x^d = c0 + c1 x + ..., from an irreducible polynomial over the numbers modulo p. */
const REDUCTIONS: Readonly<Record<number, { readonly p: number; readonly powers: readonly number[] }>> = {
  4: { p: 2, powers: [1, 1] },
  8: { p: 2, powers: [1, 1, 0] },
  9: { p: 3, powers: [2, 0] },
  16: { p: 2, powers: [1, 1, 0, 0] },
  25: { p: 5, powers: [2, 0] },
  27: { p: 3, powers: [2, 1, 0] },
  32: { p: 2, powers: [1, 0, 1, 0, 0] },
  49: { p: 7, powers: [3, 0] },
};

const isPrime = (n: number): boolean => n > 1 && range(n).every((d) => d < 2 || d * d > n || n % d !== 0);

/** The field of q elements, where q is a prime or one of the small prime powers. */
export function fieldOf(q: number): Field | undefined {
  if (isPrime(q)) return { q, plus: (a, b) => (a + b) % q, times: (a, b) => (a * b) % q };
  const reduction = REDUCTIONS[q];
  return reduction && extension(q, reduction.p, reduction.powers);
}

/** Elements are polynomials; a number is its coefficients, written in base p. */
function extension(q: number, p: number, powers: readonly number[]): Field {
  const degree = powers.length;
  const digits = (a: number): number[] => range(degree).map((i) => Math.floor(a / p ** i) % p);
  const number = (coefficients: readonly number[]): number =>
    coefficients.reduce((total, digit, i) => total + (digit % p) * p ** i, 0);
  const plus = (a: number, b: number): number => {
    const other = digits(b);
    return number(digits(a).map((digit, i) => digit + (other[i] ?? 0)));
  };
  const product = (a: number, b: number): number => {
    let result = Array<number>(degree).fill(0);
    // Horner: the highest power of b first, a times x in between.
    for (const digit of digits(b).reverse()) {
      const highest = result.at(-1) ?? 0;
      result = powers.map((power, i) => (i === 0 ? 0 : (result[i - 1] ?? 0)) + highest * power);
      result = result.map((value, i) => (value + digit * (digits(a)[i] ?? 0)) % p);
    }
    return number(result);
  };
  const table = Int32Array.from(range(q * q), (i) => product(Math.floor(i / q), i % q));
  return { q, plus, times: (a, b) => table[a * q + b] ?? 0 };
}
