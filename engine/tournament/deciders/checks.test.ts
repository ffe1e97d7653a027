import { describe, expect, test } from 'vitest';
import { rational } from '#engine/core/rational.ts';
import type { Book } from '#engine/testing/evenings.ts';
import { confirmationOf, correctionOf, dealOf, drawn, enterDeal } from '#engine/testing/evenings.ts';
import { DEFAULT_FORMAT } from '../format/format.ts';
import type { EveningCommand } from '../state/commands.ts';

const PLACE = { round: 1, table: 1 } as const;
const correct = (book: Book, reason: string, ...deal: Parameters<typeof dealOf>): EveningCommand =>
  correctionOf(book.now, reason, dealOf(...deal));

describe('checks', () => {
  const format = { ...DEFAULT_FORMAT, deals: 1, secondEntry: true };
  const checked = (): Book => {
    const book = drawn(1);
    book.run({ type: 'change-format', format, reason: 'agreed' });
    book.run({ ...enterDeal(1, 1, 0, 0, 1), by: 'Resi' } as EveningCommand);
    book.run({ ...enterDeal(2, 1, 0, 0, 1), by: 'Resi' } as EveningCommand);
    return book;
  };
  const check = (by: string, table: number, to: number): EveningCommand => {
    const { source: _, ...deal } = dealOf(table, 1, 0, to, 1);
    return { type: 'check-deal', by, ...deal };
  };

  test('a second entry by somebody else either agrees, or both are kept until a correction', () => {
    const book = checked();
    expect(book.run({ type: 'close-round', round: 1 })).toEqual([
      'not-checked @ round 1, table 1: 1',
      'not-checked @ round 1, table 2: 1',
    ]);
    expect(book.run(check('resi', 1, 0))).toEqual(['same-writer @ resi']);
    expect(book.run(check('Sepp', 1, 0))).toEqual([]);
    const { source: _, ...other } = dealOf(2, 1, 0, 0, 1);
    const entry = { contract: 'annulled' };
    const row = { ...other.row, outcome: 'annulled' } as const;
    expect(book.run({ type: 'check-deal', by: 'Sepp', ...other, row, entry })).toEqual([]);
    // The typed entry is kept next to its result, so nobody has to type it again.
    expect(book.now.rounds[0]?.tables[1]?.results[0]?.check).toEqual({
      by: 'Sepp',
      agrees: false,
      other: { row, settlement: other.settlement, entry },
    });
    expect(book.run({ type: 'close-round', round: 1 })).toEqual(['not-checked @ round 1, table 2: 1']);
    expect(book.run(correct(book, 'typing error', 2, 1, 0, 0, 1))).toEqual([]);
    expect(book.run(confirmationOf(book.now, { ...PLACE, table: 2, deal: 1 }, 'Sepp'))).toEqual([]);
    expect(book.run({ type: 'close-round', round: 1 })).toEqual([]);
  });

  test('a second entry must be of the same table and the same deal', () => {
    const { source: _, ...again } = dealOf(1, 1, 0, 0, 1);
    const misfit = (row: object): EveningCommand => {
      return { type: 'check-deal', by: 'Sepp', ...again, row: { ...again.row, ...row } };
    };
    const book = checked();
    expect(book.run(misfit({ table: 5 }))).toEqual(['row-does-not-fit @ table']);
    expect(book.run(misfit({ dealer: 1 }))).toEqual(['row-does-not-fit @ dealer']);
  });

  test('totals are checked for zero sum, number of deals, range and against the deals', () => {
    const book = drawn(2);
    book.run({
      type: 'change-format',
      format: { ...format, deals: 2, entry: 'both', secondEntry: false },
      reason: 'x',
    });
    const total = (points: readonly number[], deals = 2): EveningCommand => ({
      type: 'enter-total',
      ...PLACE,
      points: points.map((n) => rational(n)),
      deals,
    });
    expect(book.run(total([1, 2, 3]))).toEqual(['wrong-seat-count @ 3']);
    expect(book.run(total([1, 2, 3, 4]))).toEqual(['not-zero-sum @ 10']);
    expect(book.run(total([9000, -9000, 0, 0], 3))).toEqual(['points-out-of-range @ 9000', 'wrong-deal-count @ 2']);
    book.run(enterDeal(1, 1, 0, 0, 1));
    book.run(enterDeal(1, 2, 1, 0, 1));
    expect(book.run(total([5, -2, -2, -1]))).toEqual(['totals-differ @ 6, -2, -2, -2']);
    expect(book.run(total([6, -2, -2, -2]))).toEqual([]);
    expect(book.run(total([6, -2, -2, -2]))).toEqual(['total-already-entered @ round 1, table 1']);
    const check = { type: 'check-total', ...PLACE, by: 'Sepp' } as const;
    expect(book.run({ ...check, points: [6, -6].map((n) => rational(n)) })).toEqual(['wrong-seat-count @ 2']);
    expect(book.run({ ...check, points: [6, -2, -2, -1].map((n) => rational(n)) })).toEqual([]);
    expect(book.now.rounds[0]?.tables[0]?.total?.check?.agrees).toBe(false);
    expect(book.run({ ...check, table: 2, points: [] })).toEqual(['total-not-entered @ round 1, table 2']);
  });
});

test('improbable totals are queried before they are accepted', () => {
  const book = drawn(16);
  const format = { ...DEFAULT_FORMAT, deals: 16, entry: 'both', secondEntry: true } as const;
  book.run({ type: 'change-format', format, reason: 'x' });
  const points = (n: number) => [rational(n), rational(-n), rational(0), rational(0)];
  const write = (n: number, accepted?: boolean): EveningCommand => ({
    ...{ type: 'enter-total', ...PLACE, points: points(n), deals: 16, by: 'Resi' },
    ...(accepted !== undefined && { accepted }),
  });
  expect(book.run(write(10_000))).toEqual(['points-unusual @ 10000']);
  expect(book.run(write(961, false))).toEqual(['points-unusual @ 961']);
  expect(book.run(write(20_000, true)), 'beyond what can be accepted').toEqual(['points-out-of-range @ 20000']);
  expect(book.run(write(960))).toEqual([]);
  const check = { type: 'check-total', ...PLACE, by: 'Sepp', points: points(-9600) } as const;
  expect(book.run(check)).toEqual(['points-unusual @ -9600']);
  expect(book.run({ ...check, accepted: true })).toEqual([]);
  expect(book.now.rounds[0]?.tables[0]?.total?.check?.agrees).toBe(false);
});

test('a single deal may bring what is improbable as the average of many', () => {
  const book = drawn(1);
  const total = { type: 'enter-total', ...PLACE, deals: 1 } as const;
  const points = (n: number) => [3 * n, -n, -n, -n].map((one) => rational(one));
  expect(book.run({ ...total, points: points(81) })).toEqual(['points-unusual @ 243']);
  expect(book.run({ ...total, points: points(80) })).toEqual([]);
});
