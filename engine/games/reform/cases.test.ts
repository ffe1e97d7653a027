import { expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { rational, showRational } from '#engine/core/rational.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { checkerOf, expectSaidWhy, type SettledCase, statedErrors, testRefused } from '#engine/testing/case-files.ts';
import refused from './cases/refused.json' with { type: 'json' };
import settled from './cases/settlement.json' with { type: 'json' };
import { reform } from './game.ts';
import { ENTRY } from './refusals/entry.ts';

/** `now`: what the series lends to the deal (reform §9). */
interface Case extends SettledCase {
  readonly now?: Notes;
}

const SETTLED = settled as readonly Case[];
/** A sits at 0 as forehand, if nothing else is said. */
const checked = checkerOf(reform, { profile: 'reform', table: 4, dealer: 3 });

test.each(SETTLED.map((one) => [one.id, one.deal, one] as const))('%s: %s', (_id, _deal, one) => {
  const { rules, table, row } = checked(one);
  if (!row.ok) throw new Error(JSON.stringify(row.error));
  const items = rules.settle(row.value, { deal: 1, factors: [], pot: rational(0), notes: one.now ?? {} });
  expect(paymentsOf(items, table).map(showRational)).toEqual(one.expect);
  const again = rules.check(rules.note(row.value) ?? null, row.value.table, row.value.dealer);
  expect(again).toEqual(row);
});

/** Those of §11 that are about one deal of these contracts. */
const VECTORS = [
  '1',
  '3',
  '4',
  '5',
  '6',
  '7',
  '9',
  '10',
  '11',
  '12',
  '14',
  '15',
  '17',
  '20',
  '21',
  '22',
  '23',
  '24',
  '25',
  '26',
  '27',
  '28',
  '29',
  '30a',
  '30b',
  '32',
  '33',
  '34',
  '35',
  '36a',
  '36b',
  '37',
  '38',
  '39',
  '40',
  '41',
  '42a',
  '42b',
  '43',
  '44',
  '45a',
  '45b',
  '48a',
  '48b',
  '49a',
  '49b',
  '50',
  '51',
  '52a',
  '52b',
  '52c',
  '53a',
  '53b',
  '54',
  '55',
  '56',
  '59',
  '60',
  '63a',
  '63b',
  '64',
  '65a',
  '65b',
  '66a',
  '66b',
  '67',
  '68a',
  '68b',
  '71',
  '72',
].map((number) => `V${number}`);

test('all vectors are there, and the others say why', () => {
  expect(SETTLED.map(({ id }) => id).filter((id) => /^V\d/.test(id))).toEqual(VECTORS);
  expectSaidWhy(SETTLED, (id) => /^V\d/.test(id), /§\d|R\d/);
});

/** What is refused at the table, too, and what cannot be put together to anything that was said. */
const BESIDES = [
  'bonus-not-in-contract',
  'kontra-above-limit',
  'excluded-by-volat',
  'nothing-to-protest',
  'side-not-known',
  'option-off',
];

testRefused(
  refused,
  (one) => {
    const { row } = checked(one);
    return row.ok ? [] : statedErrors(row.error);
  },
  [...Object.keys(ENTRY), ...BESIDES, 'unknown-profile'],
  'declarer-sits-out',
);
