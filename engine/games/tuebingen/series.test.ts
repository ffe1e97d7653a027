import { expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { add, showRational } from '#engine/core/rational.ts';
import { foldSeries, setupOf } from '#engine/series/fold.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { tuebingen } from './game.ts';

/** Plays entries of dealers as a series and gives what they came to. */
function fold(options: Notes, entries: readonly (readonly [dealer: number, entry: Json])[]) {
  const table = tableOf(tuebingen, 'tuebingen', options);
  const rules = tuebingen.rules(table);
  const rows = entries.map(([dealer, entry]) => {
    const row = rules.check(entry, 4, dealer);
    if (!row.ok) throw new Error(JSON.stringify(row.error));
    return row.value;
  });
  return foldSeries(rules, setupOf(4, null), rows);
}

const totals = ({ deals }: ReturnType<typeof fold>) => deals.at(-1)?.totals.map(showRational);
const MISDEAL = { contract: 'misdeal' };
const RUF = { contract: 'ruf', declarer: 0, partner: 1, points: 52 };

test('32: a misdeal costs its dealer ten, which nobody gets, and is no deal', () => {
  const series = fold({}, [
    [3, MISDEAL],
    [3, RUF],
  ]);
  expect(totals(series)).toEqual(['29', '29', '0', '-10']);
  expect(series.deals.map(({ now }) => now.deal)).toEqual([1, 1]);
});

test('32: where the losers pay, each of the others gets 3.33 of the dealer', () => {
  const [misdeal] = fold({ scoring: 'natural' }, [[2, MISDEAL]]).deals;
  expect(misdeal?.settlement.map(({ code }) => code)).toContain('rounding');
  expect(paymentsOf(misdeal?.settlement ?? [], 4).map(showRational)).toEqual([
    '333/100',
    '333/100',
    '-999/100',
    '333/100',
  ]);
});

test('no penalty is agreed on: a misdeal costs nothing, and neither does Stecken or a throw-in', () => {
  expect(totals(fold({ 'misdeal-penalty': 0 }, [[0, MISDEAL]]))).toEqual(['0', '0', '0', '0']);
  expect(
    totals(
      fold({}, [
        [0, { contract: 'stecken' }],
        [0, { contract: 'throw-in' }],
      ]),
    ),
  ).toEqual(['0', '0', '0', '0']);
});

test('as money, everybody pays everybody the difference of the totals in the end (TU33)', () => {
  const series = fold({}, [
    [3, RUF],
    [0, MISDEAL],
  ]);
  const [score, money] = (['score', 'money'] as const).map((account) => paymentsOf(series.closing, 4, account));
  expect(score?.map(showRational)).toEqual(['0', '0', '0', '0']);
  // 19, 29, 0, 0: four times the own total less all 48.
  expect(money?.map(showRational)).toEqual(['28', '68', '-48', '-48']);
  expect(money?.reduce(add).n).toBe(0);
  expect(fold({ scoring: 'natural' }, [[3, RUF]]).closing).toEqual([]);
});
