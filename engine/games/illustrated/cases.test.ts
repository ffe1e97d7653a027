import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '../../core/json.ts';
import { printPlace } from '../../core/place.ts';
import { rational, showRational } from '../../core/rational.ts';
import { paymentsOf } from '../../settlement/payments.ts';
import refused from './cases/refused.json' with { type: 'json' };
import settled from './cases/settlement.json' with { type: 'json' };
import { illustrated } from './game.ts';
import { REFUSALS } from './refusals.ts';

/** A deal from paper; A sits at 0 as forehand, B at 1, C at 2, if nothing else is said. */
interface Entered {
  readonly entry: Json;
  readonly profile?: string;
  readonly options?: Notes;
  readonly table?: number;
  readonly dealer?: number;
}

interface Case extends Entered {
  readonly id: string;
  readonly deal: string;
  /** How it was worked out by hand, where no vector of illustrated §12 says it. */
  readonly why?: string;
  /** By seat. */
  readonly expect: readonly string[];
}

const SETTLED = settled as readonly Case[];
const REFUSED = refused as readonly (Entered & { readonly name: string; readonly errors: readonly string[] })[];

function checked({ entry, profile = 'loew-1954', options = {}, table = 3, dealer = 2 }: Entered) {
  const agreed = illustrated.tableRules(profile, options);
  if (!agreed.ok) throw new Error(agreed.error.code);
  const rules = illustrated.rules(agreed.value);
  return { rules, table, row: rules.check(entry, table, dealer) };
}

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
  const ids = SETTLED.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => /^I\d/.test(id))).toEqual(VECTORS);
  for (const { id, why } of SETTLED.filter((one) => !/^I\d/.test(one.id)))
    expect(`${id} ${why ?? ''}`).toMatch(/§\d|R\d|I\d/);
});

describe('entries that cannot be are refused at their place', () => {
  test.each(REFUSED.map((one) => [one.name, one] as const))('%s', (_name, one) => {
    const { row } = checked(one);
    const errors = row.ok ? [] : row.error.map(({ code, at }) => `${code} ${at ? printPlace(at) : ''}`);
    expect(errors).toEqual(one.errors);
  });

  test('every reason of the score entry is among them', () => {
    const codes = Object.keys(REFUSALS);
    const entry = codes.slice(codes.indexOf('points-wrong-thirds'), codes.indexOf('unknown-profile'));
    const given = new Set(REFUSED.flatMap(({ errors }) => errors.map((error) => error.split(' ')[0])));
    expect(entry.filter((code) => !given.has(code))).toEqual([]);
  });
});
