import { expect, test } from 'vitest';
import { type Parts, rational, showRational } from '#engine/core/rational.ts';
import type { Scoring } from '#page/i18n/numbers.ts';
import { TotalForm } from './total-form.svelte.ts';

const SHARED: Scoring = { language: 'de', parts: 'shares' };

test('the last seat is suggested as the remainder, can be overwritten, and is suggested again when it is cleared', () => {
  const form = new TotalForm({ seats: 3, deals: 16, balance: 'zero-sum' }, SHARED);
  form.type(0, '10');
  expect([form.text(2), form.offered, form.complete]).toEqual(['', false, undefined]);
  form.type(1, '-2 1/3');
  expect([form.text(2), form.offered]).toEqual(['-7 2/3', true]);
  expect(form.complete?.map(showRational)).toEqual(['10', '-7/3', '-23/3']);
  form.type(2, '-7');
  expect([form.offered, showRational(form.sum)]).toEqual([false, '2/3']);
  form.type(2, '');
  expect(form.text(2)).toBe('');
  form.leave(2);
  expect(form.text(2)).toBe('-7 2/3');
});

test.each(['one-sided', 'with-pot'] as const)('where points are %s, nothing follows from the others', (balance) => {
  const form = new TotalForm({ seats: 2, deals: 4, balance }, SHARED);
  form.type(0, '10');
  expect([form.text(1), form.offered, form.complete]).toEqual(['', false, undefined]);
});

test('stored points are shown, and no suggestion overwrites them', () => {
  const form = new TotalForm({ seats: 2, deals: 4, balance: 'zero-sum' }, SHARED, [rational(7, 2), rational(-7, 2)]);
  expect([form.text(0), form.text(1), form.offered]).toEqual(['3 1/2', '-3 1/2', false]);
  form.type(0, 'x');
  expect([form.isBad(0), form.complete]).toEqual([true, undefined]);
});

test.each([
  ['16', 16],
  [' 20 ', 20],
  ['0', undefined],
  ['1001', undefined],
  ['x', undefined],
])('%j deals are %s', (text, count) => {
  const form = new TotalForm({ seats: 4, deals: 16, balance: 'zero-sum' }, SHARED);
  form.deals = text;
  expect(form.dealCount).toBe(count);
});

test('the remainder is suggested to the hundredth', () => {
  const form = new TotalForm({ seats: 4, deals: 1, balance: 'zero-sum' }, { language: 'de', parts: 'hundredths' });
  for (const seat of [0, 1, 2]) form.type(seat, '165,29');
  expect([form.text(3), form.isRight]).toEqual(['-495,87', true]);
});

test('a fraction is marked where points are whole, and taken where they are shared', () => {
  const badIn = (parts: Parts) => {
    const form = new TotalForm({ seats: 3, deals: 4, balance: 'with-pot' }, { language: 'de', parts });
    ['7 1/3', '7,5', '-7'].forEach((text, seat) => {
      form.type(seat, text);
    });
    return [0, 1, 2].map((seat) => form.isBad(seat));
  };
  expect(badIn('whole')).toEqual([true, true, false]);
  expect(badIn('shares')).toEqual([false, false, false]);
  expect(badIn('hundredths')).toEqual([true, false, false]);
});
