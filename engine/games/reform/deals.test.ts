import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { showRational } from '#engine/core/rational.ts';
import { parseRecord } from '#engine/kernel/deal/formats.ts';
import { replay } from '#engine/kernel/deal/replay.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { naiveReform } from '#engine/testing/naive/reform.ts';
import { CONTRACT_IDS } from './contracts/contract.ts';
import { reform } from './game.ts';

/** A whole deal made by hand, and what it pays, counted on paper (`why`). */
interface WholeDeal {
  readonly why: string;
  readonly payments: readonly string[];
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
  const table = tableOf(reform, parsed.value.profile, parsed.value.options);
  return { ...parsed.value, ...table };
}

describe('whole deals made by hand', () => {
  test('there is one for each contract', () =>
    expect(CONTRACT_IDS.filter((id) => !FILES.includes(`${id}.json`))).toEqual([]));

  test.each(FILES)('%s replays to the payments counted on paper', (file) => {
    const deal = read(file);
    const record = recordOf(deal);
    const rules = reform.rules(record);
    const end = replay(rules, record, record.actions);
    if (!end.ok) throw new Error(JSON.stringify(end.error));
    expect(end.value.end).toBe('settle');
    const items = rules.settle(rules.read(end.value), record.now);
    expect(paymentsOf(items, record.table).map(showRational)).toEqual(deal.payments);
    const naive = naiveReform(end.value, record.profile, record.options, 'score');
    expect(naive.map(showRational)).toEqual(deal.payments);
  });

  test('the row says who really spoke: B, not whoever sits first of the opponents', () => {
    const record = recordOf(read('dreier.json'));
    const rules = reform.rules(record);
    const end = replay(rules, record, record.actions);
    if (!end.ok) throw new Error(JSON.stringify(end.error));
    expect(rules.read(end.value).items[0]?.doublings).toEqual([
      { step: 'kontra', by: 1, early: true },
      { step: 'rekontra', by: 3 },
    ]);
  });
});
