import { expect, test } from 'vitest';
import { rational, showRational } from '#engine/core/rational.ts';
import { ok } from '#engine/core/result.ts';
import { fallbacksOf } from '#engine/kernel/family/options.ts';
import { agreedRules } from '#engine/kernel/family/resolve-rules.ts';
import { balanceOf, paymentsOf } from '#engine/settlement/payments.ts';
import { checkerOf, expectSaidWhy, type SettledCase, statedErrors, testRefused } from '#engine/testing/case-files.ts';
import refused from './cases/refused.json' with { type: 'json' };
import settled from './cases/settlement.json' with { type: 'json' };
import { bavarian } from './game.ts';
import { OPTIONS } from './options/options.ts';
import { REFUSALS } from './refusals.ts';

interface Case extends SettledCase {
  /** In the pot before it, in cents; 300 if nothing is said. */
  readonly potBefore?: number;
  /** What each has won so far, in cents; missing: nothing is known of it. */
  readonly totals?: readonly string[];
  /** The change of the pot; missing: there is none. */
  readonly pot?: string;
  readonly codes?: readonly string[];
}

const SETTLED = settled as readonly Case[];
/** The declarer sits at 0 as forehand, X at 1, Y at 2, if nothing else is said. */
const checked = checkerOf(bavarian, { profile: 'simple-points', table: 3, dealer: 2 });

test.each(SETTLED.map((one) => [one.id, one.deal, one] as const))('%s: %s', (_id, _deal, one) => {
  const { rules, table, row } = checked(one);
  if (!row.ok) throw new Error(JSON.stringify(row.error));
  const now = {
    ...{ deal: 1, factors: [], pot: rational(one.potBefore ?? 300), notes: {} },
    ...(one.totals && { totals: one.totals.map((total) => rational(Number(total))) }),
  };
  const items = rules.settle(row.value, now);
  expect(paymentsOf(items, table).map(showRational)).toEqual(one.expect);
  expect(paymentsOf(items, table, 'money').map(showRational)).toEqual(one.expect);
  expect(showRational(balanceOf('pot', items))).toBe(one.pot ?? '0');
  if (one.codes) expect(items.map(({ code }) => code)).toEqual(one.codes);
});

test('all vectors are there, and the others say why', () => {
  const vectors = [
    1,
    2,
    3,
    4,
    '5a',
    '5b',
    7,
    8,
    9,
    10,
    11,
    13,
    '14a',
    '14b',
    15,
    '16a',
    '16b',
    '17a',
    '17b',
    '18a',
    '18b',
    19,
    21,
    22,
    23,
    ...['24a', '24b', '25a', '25b', '26a', '26b', '27a', '27b', '28', '30', '31', '32', '33', '34', '35'],
    ...['37a', '37b', '37c', '37d', '39', '40', '42', '43'],
    ...['44', '45', '46a', '46b', '47a', '47b', '48', '50'],
  ];
  expect(SETTLED.map(({ id }) => id).filter((id) => /^\d/.test(id))).toEqual(vectors.map(String));
  expectSaidWhy(SETTLED, (id) => /^\d/.test(id), /§\d|R\d|B\d/);
});

test.each([{ 'frage-schneider': 20 }, { 'solo-schneider': 49 }])(
  'a table at fixed prices does not agree on a Schneider that costs less: %o',
  (cheap) => {
    const options = { tariff: { ...fallbacksOf(OPTIONS).tariff, ...cheap } };
    const agreed = (profile: string) => agreedRules(() => ok(bavarian), { family: 'bavarian', profile, options });
    const refused = agreed('simple-fixed');
    expect(refused.ok || refused.error).toMatchObject({ code: 'schneider-too-cheap', at: { option: 'tariff' } });
    expect(agreed('simple-points').ok).toBe(true);
  },
);

test('where an older table did, a Schneider adds nothing', () => {
  const tariff = { ...fallbacksOf(OPTIONS).tariff, 'frage-schneider': 20 };
  const entry = { contract: 'frage', declarer: 0, points: 100 };
  const { rules, row } = checked({ entry, profile: 'simple-fixed', options: { tariff } });
  if (!row.ok) throw new Error(JSON.stringify(row.error));
  const items = rules.settle(row.value, { deal: 1, factors: [], pot: rational(0), notes: {} });
  expect(items.map(({ code }) => code)).toEqual(['frage', 'frage']);
});

testRefused(
  refused,
  (one) => {
    const { row } = checked(one);
    return row.ok ? [] : statedErrors(row.error);
  },
  Object.keys(REFUSALS),
  'declarer-sits-out',
);
