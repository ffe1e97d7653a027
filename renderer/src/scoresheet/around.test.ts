import { describe, expect, test } from 'vitest';
import type { Json } from '#engine/core/json.ts';
import { type Rational, rational, showRational, ZERO } from '#engine/core/rational.ts';
import { bavarian } from '#engine/games/bavarian/game.ts';
import { foldSeries, setupOf } from '#engine/series/fold.ts';
import { runningSheet } from '#engine/series/sheet.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { standing } from '../table/result/standing.ts';
import { aroundDeal, moneyAroundDeal } from './around.ts';
import type { ScoreSheet } from './sheet/rows.ts';

const shown = (amounts: readonly Rational[]): string => amounts.map(showRational).join(' ');

/** Haferltarock of three: deals of one table, which ends with the last of them. */
function haferl(...entries: readonly Json[]) {
  const table = tableOf(bavarian, 'haferl');
  const rules = bavarian.rules(table);
  const rows = entries.map((entry, i) => {
    const row = rules.check(entry, 3, (2 + i) % 3);
    if (!row.ok) throw new Error(row.error.map(({ code }) => code).join());
    return row.value;
  });
  return foldSeries(rules, setupOf(3, rows.length), rows);
}

const HAND = { contract: 'hand', declarer: 0, points: 120 };

describe('a table with a pot that ends', () => {
  test('shares it in a line of its own, and all of them add up to the totals', () => {
    const { deals, closing } = haferl(HAND);
    const [deal] = deals;
    if (!deal) throw new Error('a deal');
    const { own, besides, together } = aroundDeal(deal.settlement, [closing], 3);
    expect(shown(own)).toBe('240 -120 -120 0');
    expect(
      besides.map(({ codes, payments, pot }) => `${codes.join()} ${shown(payments)} ${showRational(pot)}`),
    ).toEqual(['pot-ante -50 -50 -50 150', 'pot-shared 50 50 50 -150']);
    expect(shown(together)).toBe('240 -120 -120 0');
  });

  test.each([[[HAND]], [[HAND, HAND]]])('has a last deal that brought what it brought (%j)', (entries) => {
    const { deals, closing } = haferl(...entries);
    const lines = runningSheet(deals);
    const last = lines.at(-1);
    const deal = deals.at(-1);
    if (!last || !deal) throw new Error('a deal');
    const shares = aroundDeal([], [closing], 3).together;
    const totals = last.totals.map((total, seat) => ({
      n: total.n + (shares[seat] ?? ZERO).n,
      d: 1,
    }));
    const sheet = { rows: lines.map((written) => ({ written })), totals } as unknown as ScoreSheet;
    const changes = standing(sheet)
      .toSorted((a, b) => a.seat - b.seat)
      .map(({ change }) => change);
    expect(shown(changes)).toBe(shown(aroundDeal(deal.settlement, [], 3).own.slice(0, 3)));
    expect(shown(changes)).toContain('240');
  });
});

test('what is paid in money alone is added to the money of the deal, and not to its points', () => {
  const line = { from: 1, to: 0, base: rational(2), factors: [] } as const;
  const deal = [
    { ...line, code: 'game', factors: [{ code: 'kontra', by: rational(2), only: 'money' as const }] },
    { ...line, code: 'target', beside: 'after' as const },
  ];
  const closing = [{ ...line, code: 'difference', base: rational(7), only: 'money' as const }];
  expect(shown(aroundDeal(deal, [closing], 2).together)).toBe('4 -4 0');
  const { besides, together } = moneyAroundDeal(deal, [closing], 2);
  expect(besides.map(({ codes, payments }) => `${codes.join()} ${shown(payments)}`)).toEqual(['difference 7 -7']);
  expect(shown(together)).toBe('13 -13');
  expect(moneyAroundDeal(deal.slice(0, 1), [], 2), 'the deal alone has a row of its own').toEqual({
    besides: [],
    together: [],
  });
});

test('a deal around which nothing was paid has no further sum', () =>
  expect(aroundDeal([], [], 3)).toMatchObject({ besides: [], together: [] }));
