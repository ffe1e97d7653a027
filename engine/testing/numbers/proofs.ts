import { expect } from 'vitest';
import type { Json } from '#engine/core/json.ts';
import { type At, type Beside, type Paid, settledAt } from './at.ts';

/** What shows that a number in a sentence is right: `n` as it is said, at a place where it is said. */
export type Proof = (n: number, at: At) => void;

/** A number by which nothing is decided or paid, and what it is. */
interface DecidesNothing {
  readonly decidesNothing: string;
}

/**
 * The sentences of a family that have a number, in German with `#` for each, and what proves each of its numbers in their
 * order. The deals are made from the number that is said, so a sentence that is changed is settled again.
 */
export interface NumberCases {
  /** Numbers that are names of cards: they may stand as words of one language and as digits of the other. */
  readonly cardNames: readonly number[];
  readonly sentences: Readonly<Record<string, readonly (Proof | DecidesNothing)[]>>;
}

/** What deals made from the number come to, against what the rules of the table say. */
export const agrees =
  (found: (n: number, at: At) => unknown, expected: (n: number, at: At) => unknown): Proof =>
  (n, at) =>
    expect(found(n, at)).toEqual(expected(n, at));

/** The rules, or the deal that is taught, have this number. */
export const counts = (of: (at: At) => number): Proof =>
  agrees(
    (n) => n,
    (_, at) => of(at),
  );

/** The one size of a table where this holds. */
export const tableWhere = (holds: (at: At, table: number) => boolean): Proof =>
  agrees(
    (n, { game }) => game.tables.map((table) => table === n),
    (_, at) => at.game.tables.map((table) => holds(at, table)),
  );

/** The size of table where the dealer plays, or does not. */
const withDealer = (isPlaying: boolean): Proof =>
  tableWhere(({ rules }, table) => rules.active(table, 0).includes(0) === isPlaying);
export const everybodyPlays = withDealer(true);
export const dealerPauses = withDealer(false);

/** A number at which something changes: two deals made from it, and what each comes to. */
export const changes =
  (
    deals: (n: number, at: At) => readonly [before: Json, from: Json],
    what: (paid: Paid, at: At) => unknown,
    expected: readonly [before: unknown, from: unknown],
    beside: Beside = {},
  ): Proof =>
  (n, at) => {
    expect(expected[0]).not.toEqual(expected[1]);
    expect(deals(n, at).map((entry) => what(settledAt(at, entry, beside), at))).toEqual(expected);
  };
