import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { showRational } from '#engine/core/rational.ts';
import { parseRecord } from '#engine/kernel/deal/formats.ts';
import { replay } from '#engine/kernel/deal/replay.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { balanceOf, paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { FAMILY_CHECKS } from '#engine/testing/family-checks.ts';
import { bavarian } from './game.ts';

/** A whole deal made by hand, and what it pays, counted on paper (`why`). */
interface WholeDeal {
  readonly why: string;
  readonly payments: readonly string[];
  /** The change of the pot; missing: there is none. */
  readonly pot?: string;
  readonly codes: readonly string[];
  /** Its options are those that differ from the profile's. */
  readonly record: unknown;
}

const FOLDER = new URL('./cases/deals/', import.meta.url);
const FILES = readdirSync(FOLDER);
const read = (file: string): WholeDeal => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as WholeDeal;

/** The record with the rules that it was played by, complete. */
function recordOf({ record }: WholeDeal): DealRecord {
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const table = tableOf(bavarian, parsed.value.profile, parsed.value.options);
  return { ...parsed.value, ...table };
}

/** Those of simple Tarock are told by the examples of its source (settlement.json). */
const SIMPLE = ['simple-points', 'simple-fixed'];
/** The same contracts as there, only bid otherwise. */
const AS_IN_SIMPLE = ['bettel solo', 'bettel herzsolo'];
/** The same contracts as in Haferltarock, only that the dealer alone may use the stock. */
const AS_IN_HAFERL = ['berliner pickup', 'berliner hand'];

describe('whole deals made by hand', () => {
  test('there is one for each contract that the simple games do not have', () => {
    const played = new Set(
      FILES.map((file) => {
        const deal = read(file);
        return `${recordOf(deal).profile} ${deal.codes[0] ?? ''}`;
      }),
    );
    const missing = bavarian.profiles
      .filter(({ id }) => !SIMPLE.includes(id))
      .flatMap(({ id, contracts }) => contracts.map((contract) => `${id} ${contract.id}`))
      .filter((name) => !played.has(name));
    expect(missing).toEqual([...AS_IN_SIMPLE, ...AS_IN_HAFERL]);
  });

  test.each(FILES)('%s replays to the payments counted on paper', (file) => {
    const deal = read(file);
    const record = recordOf(deal);
    const rules = bavarian.rules(record);
    const end = replay(rules, record, record.actions);
    if (!end.ok) throw new Error(JSON.stringify(end.error));
    expect(end.value.end).toBe('settle');
    const items = rules.settle(rules.read(end.value), record.now);
    expect(paymentsOf(items, 3).map(showRational)).toEqual(deal.payments);
    expect(showRational(balanceOf('pot', items))).toBe(deal.pot ?? '0');
    expect(items.map(({ code }) => code)).toEqual(deal.codes);
    const naive = FAMILY_CHECKS.bavarian.scorer(end.value, record.profile, record.options, 'score');
    expect(naive.map(showRational)).toEqual(deal.payments);
  });
});
