import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { add, type Rational, rational, showRational, sum, ZERO } from '#engine/core/rational.ts';
import { foldSeries, setupOf } from '#engine/series/fold.ts';
import { runningSheet } from '#engine/series/sheet.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import cases from './cases/series.json' with { type: 'json' };
import { bavarian } from './game.ts';

/** Amounts by seat, in cents; what is missing is not checked, except lines beside a deal, which then must not be there. */
interface Deal {
  readonly entry: Json;
  readonly before?: readonly string[];
  readonly payments?: readonly string[];
  readonly after?: readonly string[];
  readonly totals?: readonly string[];
  /** In the pot after all of it. */
  readonly pot?: string;
  readonly ends?: string;
  /** Who gets what if the evening ends here. */
  readonly shared?: readonly string[];
}

interface Case {
  readonly id: string;
  readonly why: string;
  readonly profile?: string;
  readonly options?: Notes;
  readonly table?: number;
  readonly deals: readonly Deal[];
}

const CASES = cases as readonly Case[];

/** The first dealer sits at 0. */
function foldedFor({ profile = 'simple-points', options = {}, table = 3, deals }: Omit<Case, 'id' | 'why'>) {
  const agreed = tableOf(bavarian, profile, options);
  const rules = bavarian.rules(agreed);
  const rows = deals.map(({ entry }, i) => {
    const row = rules.check(entry, table, i % table);
    if (!row.ok) throw new Error(JSON.stringify(row.error));
    return row.value;
  });
  return foldSeries(rules, setupOf(table, null), rows);
}

const shown = (amounts: readonly Rational[] | undefined): readonly string[] | undefined => amounts?.map(showRational);

describe.each(CASES)('$id: $why', (one) => {
  const { deals } = foldedFor(one);
  const lines = runningSheet(deals);
  test.each(one.deals.map((expected, i) => ({ expected, i })))('deal $i', ({ expected, i }) => {
    const line = lines[i];
    const deal = deals[i];
    if (!line || !deal) throw new Error('no such line');
    expect(shown(line.before?.payments)).toEqual(expected.before);
    if (expected.payments) expect(shown(line.payments)).toEqual(expected.payments);
    expect(shown(line.after?.payments)).toEqual(expected.after);
    if (expected.totals) expect(shown((line.after ?? line).totals)).toEqual(expected.totals);
    if (expected.pot) expect(showRational((line.after ?? line).pot)).toBe(expected.pot);
    expect(line.ends).toBe(expected.ends);
    if (expected.shared) expect(shown(paymentsOf(deal.closing, line.row.table))).toEqual(expected.shared);
  });
});

test('what the players have won and what lies in the pot is nothing together, and shared out it is nothing at all', () => {
  for (const { deals } of CASES.map(foldedFor)) {
    const line = runningSheet(deals).at(-1);
    if (!line) throw new Error('no line');
    const { totals, pot } = line.after ?? line;
    expect(showRational(add(sum(totals), pot))).toBe('0');
    const shares = paymentsOf(deals.at(-1)?.closing ?? [], line.row.table);
    expect(showRational(sum(totals.map((total, seat) => add(total, shares[seat] ?? ZERO))))).toBe('0');
  }
});

test('a corrected deal moves the end of the round', () => {
  const won = { contract: 'solo', declarer: 0, points: 120, allTricks: 'declarer' };
  const entries = (second: Json) => [{ entry: won }, { entry: second }, { entry: won }, { entry: won }];
  expect(foldedFor({ deals: entries(won) }).ends).toEqual([{ after: 3, why: 'pot-empty' }]);
  const series = foldedFor({ deals: entries({ contract: 'frage', declarer: 0, points: 60 }) });
  expect(series.ends).toEqual([{ after: 4, why: 'pot-empty' }]);
  expect(shown(paymentsOf(series.due, 3))).toEqual(['-100', '-100', '-100']);
});

test('money that lay in the pot before is played for', () => {
  const agreed = tableOf(bavarian, 'simple-points');
  const { next, due } = foldSeries(bavarian.rules(agreed), setupOf(3, null, rational(45)), []);
  expect(showRational(next.pot)).toBe('45');
  expect(due).toEqual([]);
});

test('nothing is due after the last deal, whatever the pot holds', () => {
  const agreed = tableOf(bavarian, 'simple-points');
  const rules = bavarian.rules(agreed);
  const row = rules.check({ contract: 'solo', declarer: 1, points: 120, allTricks: 'declarer', kontra: 2 }, 3, 0);
  if (!row.ok) throw new Error(JSON.stringify(row.error));
  const dueOf = (planned: number) => foldSeries(rules, setupOf(3, planned), [row.value]).due.length;
  expect([dueOf(2), dueOf(1)]).toEqual([3, 0]);
});
