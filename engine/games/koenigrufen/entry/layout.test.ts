import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json } from '#engine/core/json.ts';
import { answersFor, entryOf } from '#engine/entry/entry-answers.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import tyrol from '../cases/settlement.json' with { type: 'json' };
import ooe from '../cases/settlement-ooe.json' with { type: 'json' };
import surprising from '../cases/surprising.json' with { type: 'json' };
import { koenigrufen } from '../game.ts';

interface Case {
  readonly profile?: string;
  readonly options?: Readonly<Record<string, Json>>;
  readonly table?: number;
  readonly dealer?: number;
  readonly entry: Json;
}

/** What the documentation shows of the format. */
const shown = readFileSync(new URL('../../../../docs/formats.md', import.meta.url), 'utf8')
  .split('```json koenigrufen-deal\n')
  .slice(1)
  .map((rest): Case => ({ entry: JSON.parse(rest.split('```')[0] ?? '') as Json }));

const all: readonly Case[] = [
  ...(tyrol as readonly Case[]),
  ...(ooe as readonly Case[]).map((one) => ({ profile: 'ooe-2023', ...one })),
  ...surprising.map(({ deal, ...one }) => ({ ...one, entry: deal as Json })),
  ...shown,
];

function rulesOf({ profile = 'tirol-speisezettel', options = {} }: Case) {
  const table = tableOf(koenigrufen, profile, options);
  return koenigrufen.rules(table);
}

describe('every deal of the cases that may be entered', () => {
  const valid = all.flatMap((one) => {
    const { table = 4, dealer = table - 1, entry } = one;
    const rules = rulesOf(one);
    const row = rules.check(entry, table, dealer);
    const isRedeal = typeof entry === 'object' && (entry as { contract?: Json } | null)?.contract === 'redeal';
    return row.ok && !isRedeal ? [{ rules, table, dealer, entry, row: row.value }] : [];
  });

  it('are many', () => expect(valid.length).toBeGreaterThan(80));

  it.each(valid)('can be said by the sheet: $entry', ({ rules, table, dealer, entry, row }) => {
    const answers = answersFor(rules, row, entry);
    if (!answers) throw new Error('something is not asked');
    expect(rules.check(entryOf(rules, answers, table, dealer), table, dealer)).toEqual({ ok: true, value: row });
  });
});

it.each([
  ['played.announced.1.by', 'bonuses.2.by'],
  ['silent.0.made', 'bonuses.1.made'],
  ['silent', 'bonuses'],
  ['won', 'result'],
  ['thirds', 'thirds'],
  ['games.1.tricks', 'games.1.tricks'],
  ['extraClaims.0.by', 'extraClaims.0.by'],
])('what is refused at %s is refused at the answer %s', (path, place) => {
  const stages = ['announced', 'silent', 'announced'];
  const bonuses = stages.map((stage, i) => ({ id: `b${i}`, stage }));
  expect(koenigrufen.rules(tirol()).layout?.placeOf(path, { bonuses })).toBe(place);
});

it("everybody's own points are not those of a side", () =>
  expect(koenigrufen.rules(tirol()).layout?.placeOf('thirds.2', { counts: [] })).toBe('counts.2'));

function tirol() {
  const table = tableOf(koenigrufen, 'tirol-speisezettel');
  return table;
}
