import { expect, test } from 'vitest';
import { rational, showRational } from '#engine/core/rational.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { checkerOf, expectSaidWhy, type SettledCase, statedErrors, testRefused } from '#engine/testing/case-files.ts';
import refused from './cases/refused.json' with { type: 'json' };
import settled from './cases/settlement.json' with { type: 'json' };
import { tuebingen } from './game.ts';
import { REFUSALS } from './refusals.ts';

const SETTLED = settled as readonly SettledCase[];
const checked = checkerOf(tuebingen, { profile: 'tuebingen', table: 4, dealer: 3 });

test.each(SETTLED.map((one) => [one.id, one.deal, one] as const))('%s: %s', (_id, _deal, one) => {
  const { rules, row } = checked(one);
  if (!row.ok) throw new Error(JSON.stringify(row.error));
  const items = rules.settle(row.value, { deal: 1, factors: [], pot: rational(0), notes: {} });
  expect(paymentsOf(items, 4).map(showRational)).toEqual(one.expect);
  const money = paymentsOf(items, 4, 'money').map(showRational);
  expect(money).toEqual(one.options?.['scoring'] === 'natural' ? one.expect : ['0', '0', '0', '0']);
  // What several get for the same reason stands side by side.
  const codes = items.map(({ code }) => code);
  expect(codes.filter((code, i) => code !== codes[i - 1])).toEqual([...new Set(codes)]);
  const again = rules.check(rules.note(row.value) ?? null, row.value.table, row.value.dealer);
  expect(again).toEqual(row);
});

/** Those of §11 that are about one deal; 32 is an entry between two (series.test.ts). */
const VECTORS = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 13, 14, 16, 17, 18, 19, 20, 21, 23, 26, 28, 29, 30, 31];

test('all vectors are there in both scorings, and the others say why', () => {
  const ids = SETTLED.map(({ id }) => id);
  const numbers = (scoring: string) =>
    new Set(ids.flatMap((id) => (id.endsWith(` ${scoring}`) ? [Number(/^TU(\d+)/.exec(id)?.[1])] : [])));
  for (const scoring of ['classic', 'natural'])
    expect(VECTORS.filter((number) => !numbers(scoring).has(number))).toEqual([]);
  expectSaidWhy(SETTLED, (id) => /^TU\d/.test(id), /§\d|R\d|TU\d/);
});

testRefused(
  refused,
  (one) => {
    const { row } = checked(one);
    return row.ok ? [] : statedErrors(row.error);
  },
  Object.keys(REFUSALS),
  'option-off',
);
