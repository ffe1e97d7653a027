import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { canonical } from '#engine/core/json.ts';
import { rational } from '#engine/core/rational.ts';
import { type Book, dealOf, drawn } from '#engine/testing/evenings.ts';
import { SHA256 } from '#engine/testing/sha256.ts';
import type { DealResult, RoundTotal } from './types.ts';
import { dealVersion, totalVersion, VERSION_FORM, versionKept } from './versions.ts';

const PLACE = { round: 1, table: 1 } as const;
const result = (book: Book): DealResult => must(book.now.rounds[0]?.tables[0]?.results[0], 'the deal');
const total = (book: Book): RoundTotal => must(book.now.rounds[0]?.tables[0]?.total, 'the total');
const correction = (base: string, to: number) =>
  ({ type: 'correct-deal', reason: 'misread', base, ...dealOf(1, 1, 0, to, 1) }) as const;

test('of two corrections based on the same version, the second is refused until it is based on the first', () => {
  const book = drawn();
  book.run({ type: 'enter-deal', ...dealOf(1, 1, 0, 0, 1) });
  const base = dealVersion(result(book), SHA256);
  expect(book.run(correction(base, 1))).toEqual([]);
  const first = result(book);
  expect(book.run(correction(base, 2))).toEqual(['stale-entry @ 1']);
  expect(result(book)).toBe(first);
  expect(book.run(correction(dealVersion(first, SHA256), 2))).toEqual([]);
});

test('a result corrected in the meantime is not confirmed', () => {
  const book = drawn();
  book.run({ type: 'enter-deal', ...dealOf(1, 1, 0, 0, 1), by: 'Resi' });
  const base = dealVersion(result(book), SHA256);
  book.run(correction(base, 1));
  const confirm = { type: 'confirm-deal', ...PLACE, deal: 1, by: 'Sepp' } as const;
  expect(book.run({ ...confirm, base })).toEqual(['stale-entry @ 1']);
  expect(book.run({ ...confirm, base: dealVersion(result(book), SHA256) })).toEqual([]);
});

test('a total is replaced or confirmed only by somebody who has seen it', () => {
  const book = drawn(1);
  book.run({ type: 'change-format', format: { ...book.now.format, deals: 1, entry: 'totals' }, reason: 'x' });
  const enter = (n: number, more: object = {}) =>
    book.run({ type: 'enter-total', ...PLACE, points: [n, -n, 0, 0].map((p) => rational(p)), deals: 1, ...more });
  expect(enter(3, { by: 'Resi' })).toEqual([]);
  const base = totalVersion(total(book), SHA256);
  expect(enter(4, { reason: 'misread' })).toEqual(['stale-entry @ round 1, table 1']);
  expect(enter(4, { reason: 'misread', base })).toEqual([]);
  expect(enter(5, { reason: 'misread', base })).toEqual(['stale-entry @ round 1, table 1']);
  const confirm = { type: 'check-total', ...PLACE, points: total(book).points, by: 'Sepp' } as const;
  expect(book.run({ ...confirm, base })).toEqual(['stale-entry @ round 1, table 1']);
  expect(book.run({ ...confirm, base: totalVersion(total(book), SHA256) })).toEqual([]);
});

test('it is the same for a guest and in any order of fields, and differs after every change of wording', () => {
  const book = drawn();
  book.run({ type: 'enter-deal', ...dealOf(1, 1, 0, 0, 1), by: 'Resi' });
  const one = result(book);
  const base = dealVersion(one, SHA256);
  const backwards = JSON.parse(JSON.stringify(one), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value,
  ) as DealResult;
  expect(dealVersion(backwards, SHA256)).toBe(base);
  expect(dealVersion({ ...one, settlement: [], check: { by: 'Sepp', agrees: true } }, SHA256)).toBe(base);
  for (const changed of [{ by: 'Sepp' }, { at: '2026-01-01T00:00:00.000Z' }, { reason: 'misread' }, { entry: 1 }])
    expect(dealVersion({ ...one, ...changed }, SHA256)).not.toBe(base);
});

test('it is as short for the longest result, and what an earlier page has kept of one means the same', () => {
  const book = drawn();
  book.run({ type: 'enter-deal', ...dealOf(1, 1, 0, 0, 1), by: 'Resi' });
  const one = { ...result(book), entry: { contract: 'renonce', reason: 'x'.repeat(40_000) } };
  const base = dealVersion(one, SHA256);
  expect(base).toMatch(VERSION_FORM);
  const { row, entry, source, at, by, reason } = one;
  expect(versionKept(canonical({ row, entry, source, at, by, reason }), SHA256)).toBe(base);
  expect(versionKept(base, SHA256)).toBe(base);
});
