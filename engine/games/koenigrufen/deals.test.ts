import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { showRational } from '#engine/core/rational.ts';
import { parseRecord } from '#engine/kernel/deal/formats.ts';
import { replay } from '#engine/kernel/deal/replay.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { FAMILY_CHECKS } from '#engine/testing/family-checks.ts';
import { koenigrufen } from './game.ts';
import { tirolSpeisezettel } from './profiles/tirol-speisezettel.ts';

/** A whole deal made by hand, and what it pays, counted on paper (`why`). */
interface WholeDeal {
  readonly why: string;
  readonly payments: readonly string[];
  /** Where kontra is for money only. */
  readonly money?: readonly string[];
  readonly codes: readonly string[];
  /** Its options are those that differ from the profile's. */
  readonly record: unknown;
}

const FOLDER = new URL('./cases/deals/', import.meta.url);
const filesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, FOLDER), { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
const OTHERS = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const files = [
  ...filesIn('.'),
  ...OTHERS.flatMap((folder) => filesIn(`${folder}/`).map((file) => `${folder}/${file}`)),
];
const read = (file: string): WholeDeal => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as WholeDeal;

/** The record with the rules that it was played by, complete. */
function recordOf({ record }: WholeDeal): DealRecord {
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const table = tableOf(koenigrufen, parsed.value.profile, parsed.value.options);
  return { ...parsed.value, ...table };
}

describe('whole deals made by hand', () => {
  test('there is one for each contract of the Tyrolean sheet', () =>
    expect(filesIn('.').toSorted()).toEqual(tirolSpeisezettel.ladder.map(([id]) => `${id}.json`).toSorted()));

  test.each(files)('%s replays to the payments counted on paper', (file) => {
    const deal = read(file);
    const record = recordOf(deal);
    const rules = koenigrufen.rules(record);
    const end = replay(rules, record, record.actions);
    if (!end.ok) throw new Error(JSON.stringify(end.error));
    expect(end.value.end).toBe('settle');
    const items = rules.settle(rules.read(end.value), record.now);
    expect(paymentsOf(items, 4).map(showRational)).toEqual(deal.payments);
    expect(paymentsOf(items, 4, 'money').map(showRational)).toEqual(deal.money ?? deal.payments);
    expect(items.map(({ code }) => code)).toEqual(deal.codes);
    const naive = FAMILY_CHECKS.koenigrufen.scorer(end.value, record.profile, record.options, 'score');
    expect(naive.map(showRational)).toEqual(deal.payments);
  });
});
