import { expect, test } from 'vitest';
import { type Rational, rational, showRational } from '#engine/core/rational.ts';
import type { ScoreSheet } from '#page/scoresheet/sheet/rows.ts';
import { curveOf } from './ending/curve.ts';
import { bestDeal, standing, totalsAfter } from './standing.ts';

const points = (...all: readonly number[]): readonly Rational[] => all.map((n) => rational(n, 1));

/** A sheet of deals that brought this, by seat; `closing`: what was paid once the table had ended. */
function sheetOf(deals: readonly (readonly number[])[], closing: readonly number[] = []) {
  const totals = deals.map((_, i) =>
    (deals[0] ?? []).map((_, seat) => deals.slice(0, i + 1).reduce((sum, deal) => sum + (deal[seat] ?? 0), 0)),
  );
  const rows = deals.map((deal, i) => ({
    deal: i + 1,
    written: { payments: points(...deal), totals: points(...(totals[i] ?? [])), after: null },
  }));
  const end = (totals.at(-1) ?? []).map((total, seat) => total + (closing[seat] ?? 0));
  // A row that is still to come.
  const all = [...rows, { deal: deals.length + 1, written: null }];
  return { rows: all, totals: points(...end), closing: closing.length > 0 ? [{}] : [] } as unknown as ScoreSheet;
}
const shown = (sheet: ScoreSheet) =>
  standing(sheet).map(({ seat, rank, total, change }) => [rank, seat, showRational(total), showRational(change)]);

test('players stand by their totals, equal ones share a rank and stay as they sit', () => {
  expect(shown(sheetOf([[3, -1, -1, -1]]))).toEqual([
    [1, 0, '3', '3'],
    [2, 1, '-1', '-1'],
    [2, 2, '-1', '-1'],
    [2, 3, '-1', '-1'],
  ]);
});

test('the change is what the last deal itself brought', () => {
  const deals = [
    [3, -1, -1, -1],
    [-2, 2, 2, -2],
  ];
  expect(shown(sheetOf(deals)).map(([rank, seat, , change]) => [rank, seat, change])).toEqual([
    [1, 0, '-2'],
    [1, 1, '2'],
    [1, 2, '2'],
    [4, 3, '-2'],
  ]);
  // What is paid for the end of the table counts in the totals alone.
  expect(shown(sheetOf(deals, [0, 0, 4, -4]))[0]).toEqual([1, 2, '5', '2']);
});

test('what was paid before and after the deal is no part of what it brought', () => {
  const written = {
    payments: points(5, 0),
    totals: points(-95, -100),
    before: { totals: points(-100, -100) },
    after: { totals: points(-85, -100) },
  };
  const rows = [{ deal: 1, written }];
  expect(shown({ rows, totals: points(-85, -100) } as unknown as ScoreSheet)).toEqual([
    [1, 0, '-85', '5'],
    [2, 1, '-100', '0'],
  ]);
});

test('the best deal is the first that brought anybody most; without winnings there is none', () => {
  const best = bestDeal(
    sheetOf([
      [3, -1, -1, -1],
      [-4, 12, -4, -4],
      [12, -4, -4, -4],
    ]),
  );
  expect(best && [best.deal, best.seat, showRational(best.amount)]).toEqual([2, 1, '12']);
  expect(bestDeal(sheetOf([[0, 0, 0, 0]]))).toBeUndefined();
});

test('the curve ends at the totals, with what was paid for the end of the table', () => {
  const deals = [
    [3, -1],
    [-2, 2],
  ];
  const last = (closing: readonly number[]) => totalsAfter(sheetOf(deals, closing)).map((row) => row.map(showRational));
  expect(last([])).toEqual([
    ['3', '-1'],
    ['1', '1'],
  ]);
  expect(last([50, 50])).toEqual([
    ['3', '-1'],
    ['51', '51'],
  ]);
});

test('the curve begins at nothing, ends at the totals and fills its box', () => {
  const { lines, zero } = curveOf(
    totalsAfter(
      sheetOf([
        [3, -1],
        [-6, 1],
      ]),
    ),
    100,
    60,
  );
  expect(zero).toBe(30);
  expect(lines.map(({ points: at }) => at.map(({ x, y }) => [x, y]))).toEqual([
    [
      [0, 30],
      [50, 0],
      [100, 60],
    ],
    [
      [0, 30],
      [50, 40],
      [100, 30],
    ],
  ]);
});
