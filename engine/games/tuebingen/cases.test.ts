import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '../../core/json.ts';
import { printPlace } from '../../core/place.ts';
import { rational, showRational } from '../../core/rational.ts';
import { paymentsOf } from '../../settlement/payments.ts';
import refused from './cases/refused.json' with { type: 'json' };
import settled from './cases/settlement.json' with { type: 'json' };
import { tuebingen } from './game.ts';
import { REFUSALS } from './refusals.ts';

/** A deal from paper; the dealer sits at 3 if nothing else is said. */
interface Entered {
  readonly entry: Json;
  readonly options?: Notes;
  readonly dealer?: number;
}

interface Case extends Entered {
  readonly id: string;
  readonly deal: string;
  /** How it was worked out by hand, where no vector of tuebingen §11 says it. */
  readonly why?: string;
  /** By seat. */
  readonly expect: readonly string[];
}

const SETTLED = settled as readonly Case[];
const REFUSED = refused as readonly (Entered & { readonly name: string; readonly errors: readonly string[] })[];

function checked({ entry, options = {}, dealer = 3 }: Entered) {
  const agreed = tuebingen.tableRules('tuebingen', options);
  if (!agreed.ok) throw new Error(agreed.error.code);
  const rules = tuebingen.rules(agreed.value);
  return { rules, row: rules.check(entry, 4, dealer) };
}

test.each(SETTLED.map((one) => [one.id, one.deal, one] as const))('%s: %s', (_id, _deal, one) => {
  const { rules, row } = checked(one);
  if (!row.ok) throw new Error(JSON.stringify(row.error));
  const items = rules.settle(row.value, { deal: 1, factors: [], pot: rational(0), notes: {} });
  expect(paymentsOf(items, 4).map(showRational)).toEqual(one.expect);
  const money = paymentsOf(items, 4, 'money').map(showRational);
  expect(money).toEqual(one.options?.['scoring'] === 'natural' ? one.expect : ['0', '0', '0', '0']);
  const again = rules.check(rules.note(row.value) ?? null, row.value.table, row.value.dealer);
  expect(again).toEqual(row);
});

/** Those of §11 that are about one deal; 32 is an entry between two (series.test.ts). */
const VECTORS = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 13, 14, 16, 17, 18, 19, 20, 21, 23, 26, 28, 29, 30, 31];

test('all vectors are there in both scorings, and the others say why', () => {
  const ids = SETTLED.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const numbers = (scoring: string) =>
    new Set(ids.flatMap((id) => (id.endsWith(` ${scoring}`) ? [Number(/^TU(\d+)/.exec(id)?.[1])] : [])));
  for (const scoring of ['classic', 'natural'])
    expect(VECTORS.filter((number) => !numbers(scoring).has(number))).toEqual([]);
  for (const { id, why } of SETTLED.filter((one) => !/^TU\d/.test(one.id)))
    expect(`${id} ${why ?? ''}`).toMatch(/§\d|R\d|TU\d/);
});

describe('entries that cannot be are refused at their place', () => {
  test.each(REFUSED.map((one) => [one.name, one] as const))('%s', (_name, one) => {
    const { row } = checked(one);
    const errors = row.ok ? [] : row.error.map(({ code, at }) => `${code} ${at ? printPlace(at) : ''}`);
    expect(errors).toEqual(one.errors);
  });

  test('every reason of the score entry is among them', () => {
    const codes = Object.keys(REFUSALS);
    const entry = codes.slice(codes.indexOf('option-off'), codes.indexOf('unknown-profile'));
    const given = new Set(REFUSED.flatMap(({ errors }) => errors.map((error) => error.split(' ')[0])));
    expect(entry.filter((code) => !given.has(code))).toEqual([]);
  });
});
