import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { showRational } from '../../core/rational.ts';
import { parseRecord } from '../../kernel/formats.ts';
import { replay } from '../../kernel/replay.ts';
import { paymentsOf } from '../../settlement/payments.ts';
import { naiveScore } from '../../testing/naive.ts';
import { CONTRACTS } from './contracts/index.ts';
import { koenigrufen } from './game.ts';

/** A whole deal made by hand, and what it pays, counted on paper (`why`). */
interface WholeDeal {
  readonly why: string;
  readonly payments: readonly string[];
  readonly codes: readonly string[];
  readonly record: unknown;
}

const FOLDER = new URL('./cases/deals/', import.meta.url);
const files = readdirSync(FOLDER);
const read = (file: string): WholeDeal => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as WholeDeal;

describe('whole deals made by hand', () => {
  test('there is one for each contract', () =>
    expect(files.sort()).toEqual(
      Object.keys(CONTRACTS)
        .map((id) => `${id}.json`)
        .sort(),
    ));

  test.each(files)('%s replays to the payments counted on paper', (file) => {
    const deal = read(file);
    const record = parseRecord(deal.record);
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    const rules = koenigrufen.rules(record.value);
    const end = replay(rules, record.value, record.value.actions);
    if (!end.ok) throw new Error(JSON.stringify(end.error));
    expect(end.value.end).toBe('settle');
    const items = rules.settle(rules.read(end.value), record.value.now);
    expect(paymentsOf(items, 4).map(showRational)).toEqual(deal.payments);
    expect(items.map(({ code }) => code)).toEqual(deal.codes);
    expect(naiveScore('koenigrufen', end.value, record.value.options)?.map(showRational)).toEqual(deal.payments);
  });
});
