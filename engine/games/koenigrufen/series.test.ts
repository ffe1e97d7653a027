import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { add, multiply, type Rational, rational, showRational, sum, ZERO } from '#engine/core/rational.ts';
import { ok } from '#engine/core/result.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import { resolveRules } from '#engine/kernel/family/resolve-rules.ts';
import { countsAsDeal, type Row } from '#engine/kernel/score.ts';
import { foldSeries, setupOf } from '#engine/series/fold.ts';
import { runningSheet, type SheetLine } from '#engine/series/sheet.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { koenigrufen } from './game.ts';

interface Case {
  readonly id: string;
  readonly why: string;
  readonly options: Notes;
  readonly table?: number;
  readonly planned?: number;
  readonly pot?: number;
  readonly deals: readonly {
    readonly entry: Json;
    /** The product of the factors. */
    readonly times?: number;
    readonly payments?: readonly string[];
    readonly totals?: readonly string[];
    readonly kassa?: readonly string[];
    readonly pot?: string;
    readonly number?: number;
    readonly dealer?: number;
  }[];
}

const { cases } = JSON.parse(readFileSync(new URL('./cases/series.json', import.meta.url), 'utf8')) as {
  readonly cases: readonly Case[];
};

function rulesWith(options: Notes): Rules {
  const table = tableOf(koenigrufen, 'tirol-speisezettel', options);
  return koenigrufen.rules(table);
}

function rowOf(rules: Rules, entry: Json, table: number, dealer: number): Row {
  const row = rules.check(entry, table, dealer);
  if (!row.ok) throw new Error(JSON.stringify(row.error));
  return row.value;
}

/** The next dealer is this deal's forehand (tirol §2). */
const nextDealer = (dealer: number, table: number): number => (dealer + 1) % table;

function sheetOf({ options, table = 4, planned, pot = 0, deals }: Case): readonly SheetLine[] {
  const rules = rulesWith(options);
  // At a table of four the last seat deals first, so that seat 0 is forehand; at five the first one pauses.
  let dealer = table === 4 ? 3 : 0;
  const rows: Row[] = [];
  for (const { entry } of deals) {
    const row = rowOf(rules, entry, table, dealer);
    rows.push(row);
    if (countsAsDeal(row)) dealer = nextDealer(dealer, table);
  }
  const series = foldSeries(rules, setupOf(table, planned ?? null, rational(pot)), rows);
  return runningSheet(series.deals, rational(pot));
}

/** What was moved into and out of the pot, the ante before the deal included. */
const kassaOf = ({ before, kassa }: SheetLine): readonly Rational[] =>
  kassa.map((amount, seat) => add(amount, before?.kassa[seat] ?? ZERO));

const shown = (amounts: readonly Rational[]): readonly string[] => amounts.map(showRational);

describe.each(cases)('$id: $why', (one) => {
  const lines = sheetOf(one);
  test.each(one.deals.map((deal, i) => ({ deal, i })))('deal $i', ({ deal, i }) => {
    const line = lines[i];
    if (!line) throw new Error('no such line');
    if (deal.times !== undefined)
      expect(showRational(line.factors.reduce((all, { by }) => multiply(all, by), rational(1)))).toBe(
        String(deal.times),
      );
    if (deal.payments) expect(shown(line.payments)).toEqual(deal.payments);
    if (deal.totals) expect(shown(line.totals)).toEqual(deal.totals);
    if (deal.kassa) expect(shown(kassaOf(line))).toEqual(deal.kassa);
    if (deal.number !== undefined) expect(line.deal).toBe(deal.number);
    if (deal.dealer !== undefined) expect(line.dealer).toBe(deal.dealer);
    if (deal.pot !== undefined) expect(showRational(line.pot)).toBe(deal.pot);
  });
});

test('a line is drawn when everybody has dealt once more, whatever was dealt again', () => {
  const again = [{ entry: { contract: 'redeal' } }, { entry: { contract: 'annulled' } }];
  const deals = Array.from({ length: 10 }, () => again).flat();
  const ends = (table: number) =>
    sheetOf({ id: '', why: '', options: {}, table, deals }).flatMap(({ deal, endsRadl }) => (endsRadl ? [deal] : []));
  expect(ends(4)).toEqual([4, 8]);
  expect(ends(5)).toEqual([5, 10]);
});

test('evenings of the third version know the flag only', () => {
  const table = tableOf(koenigrufen, 'tirol-speisezettel', { 'double-rounds': true });
  // As it was stored before there was an option.
  const { fensterbrettl: _, ...options } = table.options;
  const zero = {
    ...{ contract: 'rufer', declarer: 0, partner: 1, thirds: 125 },
    silent: [{ id: 'trull', by: 2, made: true }],
  };
  const next = (rulesVersion: number, entry: Json) => {
    const ready = resolveRules(() => ok(koenigrufen), { ...table, options, rulesVersion });
    if (!ready.ok) throw new Error(ready.error.code);
    const { rules } = ready.value;
    const row = rowOf(rules, entry, 4, 3);
    const said = (rules.remarks?.(row) ?? []).map(({ id, n }) => [id, n]);
    return { doubled: foldSeries(rules, setupOf(4, null), [row]).next.factors.length > 0, said };
  };
  expect(next(3, zero)).toEqual({ doubled: false, said: [] });
  expect(next(3, { ...zero, fensterbankl: true })).toEqual({ doubled: true, said: [] });
  expect(next(4, zero)).toEqual({ doubled: true, said: [['fensterbrettl', 4]] });
});

const ENTRIES: readonly Json[] = [
  { contract: 'annulled' },
  { contract: 'trischaken', thirds: [60, 70, 50, 30] },
  { contract: 'solorufer', declarer: 0, partner: 2, won: true, fensterbankl: true },
  {
    contract: 'besserrufer-1',
    declarer: 1,
    partner: null,
    won: false,
    announced: [{ id: 'pagat', by: 1, made: false }],
  },
  { contract: 'dreier', declarer: 2, won: true, announced: [{ id: 'pagat', by: 3, made: true, kontra: 2 }] },
];

test('whatever is played, score and pot add up, and a correction changes nothing before it', () => {
  const rules = rulesWith({ 'double-rounds': true, pagatkassa: { ante: 5, floor: 20, cap: 40 } });
  const fold = (entries: readonly Json[]) => {
    let dealer = 3;
    const rows = entries.map((entry) => {
      const row = rowOf(rules, entry, 4, dealer);
      dealer = nextDealer(dealer, 4);
      return row;
    });
    return foldSeries(rules, setupOf(4, null), rows);
  };
  const entry = fc.constantFrom(...ENTRIES);
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 14 }), fc.nat(), entry, (entries, at, other) => {
      const series = fold(entries);
      const lines = runningSheet(series.deals);
      for (const { payments, kassa, pot, before } of lines) {
        expect(sum(payments).n).toBe(0);
        expect(kassa.every(({ d }) => d === 1)).toBe(true);
        expect(pot.n).toBeGreaterThanOrEqual(0);
        expect(before?.codes ?? ['pot-ante'], 'an ante is a line of its own').toEqual(['pot-ante']);
      }
      const kassa = lines.flatMap(kassaOf);
      expect(sum([...kassa, lines.at(-1)?.pot ?? ZERO]).n).toBe(0);
      const i = at % entries.length;
      const corrected = fold(entries.with(i, other));
      expect(corrected.deals.slice(0, i)).toEqual(series.deals.slice(0, i));
    }),
    { numRuns: 60 },
  );
});
