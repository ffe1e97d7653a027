import { expect, test } from 'vitest';
import { rational, showRational } from '#engine/core/rational.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { checkerOf, expectSaidWhy, type SettledCase, statedErrors, testRefused } from '#engine/testing/case-files.ts';
import refused from './cases/refused.json' with { type: 'json' };
import settled from './cases/settlement.json' with { type: 'json' };
import { illustrated } from './game.ts';
import { REFUSALS } from './refusals.ts';

const SETTLED = settled as readonly SettledCase[];
/** A sits at 0 as forehand, B at 1, C at 2, if nothing else is said. */
const checked = checkerOf(illustrated, { profile: 'loew-1954', table: 3, dealer: 2 });

test.each(SETTLED.map((one) => [one.id, one.deal, one] as const))('%s: %s', (_id, _deal, one) => {
  const { rules, table, row } = checked(one);
  if (!row.ok) throw new Error(JSON.stringify(row.error));
  const items = rules.settle(row.value, { deal: 1, factors: [], pot: rational(0), notes: {} });
  expect(paymentsOf(items, table).map(showRational)).toEqual(one.expect);
  expect(paymentsOf(items, table, 'money').every(({ n }) => n === 0)).toBe(true);
  const again = rules.check(rules.note(row.value) ?? null, row.value.table, row.value.dealer);
  expect(again).toEqual(row);
});

/** Those of §12 that are about one deal; I35 and I36 are a series (series.test.ts). */
const VECTORS = [
  ...['1', '2', '3', '2o', '3o', '4', '5', '6', '7', '8', '9', '11', '12', '13', '14', '16', '17', '18', '18o'],
  ...['20', '21', '22', '23', '24', '26', '27', '28', '30', '31', '32', '34'],
].map((number) => `I${number}`);

test('all vectors are there, and the others say why', () => {
  expect(SETTLED.map(({ id }) => id).filter((id) => /^I\d/.test(id))).toEqual(VECTORS);
  expectSaidWhy(SETTLED, (id) => /^I\d/.test(id), /§\d|R\d|I\d/);
});

testRefused(
  refused,
  (one) => {
    const { row } = checked(one);
    return row.ok ? [] : statedErrors(row.error);
  },
  Object.keys(REFUSALS),
  'points-wrong-thirds',
);
