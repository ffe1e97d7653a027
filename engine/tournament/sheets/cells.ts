import { equal, isDecimal, type Parts, type Rational, ZERO } from '#engine/core/rational.ts';

/**
 * One cell. Numbers are whole; a `rational` never is, nor is a `decimal`, which is counted in hundredths (use `amount`); money is in
 * cents. An empty cell is an empty text.
 */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'rational' | 'decimal'; readonly value: Rational }
  | { readonly kind: 'money'; readonly cents: number };

/** A table with heads; every row is as wide as the heads, and there is at least one column. */
export interface Spreadsheet {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** How it looks on screen; not part of files. */
  readonly look?: {
    /** Columns, from 0, whose numbers show a plus sign. */
    readonly signed?: readonly number[];
    /** Cells, by row and column from 0, that are in brackets. */
    readonly struck?: readonly (readonly [number, number])[];
  };
}

export const words = (text: string): Cell => ({ kind: 'text', text });
export const EMPTY = words('');
export const money = (cents: number): Cell => ({ kind: 'money', cents: cents || 0 });

/** Throws unless the value is a whole number. */
export function whole(value: number): Cell {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number: ${value}`);
  return { kind: 'number', value: value || 0 };
}

/** Points: a number if they are whole, else the exact fraction, or a decimal where they are divided into hundredths. */
export const amount = (value: Rational, parts: Parts): Cell =>
  value.d === 1 ? whole(value.n) : { kind: isDecimal(value, parts) ? 'decimal' : 'rational', value };

/** The same; empty if there is no value. */
export const amountOrEmpty = (value: Rational | undefined, parts: Parts): Cell =>
  value ? amount(value, parts) : EMPTY;
export const wholeOrEmpty = (value: number | undefined): Cell => (value === undefined ? EMPTY : whole(value));

/** Missing or zero: a column of such cells need not be shown. */
export const isNothing = (value: Rational | undefined): boolean => !value || equal(value, ZERO);
