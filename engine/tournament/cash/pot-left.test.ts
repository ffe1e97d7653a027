import { expect, test } from 'vitest';
import type { Json } from '#engine/core/json.ts';
import { showRational } from '#engine/core/rational.ts';
import { bavarian } from '#engine/games/bavarian/game.ts';
import { foldSeries, setupOf } from '#engine/series/fold.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { DEFAULT_FORMAT } from '../format/format.ts';
import type { TableState } from '../state/types.ts';
import { leftInPot } from './pot-left.ts';

/** A table of four at Haferltarock where these deals were entered; the first dealer sits at 3. */
function haferl(...entries: readonly Json[]) {
  const agreed = tableOf(bavarian, 'haferl');
  const rules = bavarian.rules(agreed);
  const rows = entries.map((entry, i) => {
    const row = rules.check(entry, 4, (3 + i) % 4);
    if (!row.ok) throw new Error(row.error.map(({ code }) => code).join());
    return row.value;
  });
  const series = foldSeries(rules, setupOf(4, null), rows);
  const results = series.deals.map((deal) => ({ ...deal, deal: deal.now.deal }));
  const table = { players: ['a', 'b', 'c', 'd'], deals: 20, results, redeals: [] } as unknown as TableState;
  return { series, left: (seat: number) => showRational(leftInPot(DEFAULT_FORMAT, table, seat)) };
}

const PASSED = { contract: 'passed-out' };
const WON = { contract: 'pickup', declarer: 1, points: 72 };

test('whoever leaves leaves their ante in the pot, and not what their share would be', () => {
  const { series, left } = haferl(PASSED, WON);
  expect([0, 1, 2, 3].map(left)).toEqual(['50', '50', '50', '50']);
  expect(paymentsOf(series.closing, 4).map(showRational)).toEqual(['47', '47', '47', '47']);
});

test('no more than is still in it, and nothing once a round is over', () => {
  const big = { contract: 'pickup', declarer: 1, points: 120 };
  const some = haferl({ ...big, declarer: 0 }, { ...big, declarer: 1 }, { ...big, declarer: 2 });
  expect([some.left(3), showRational(some.series.next.pot)]).toEqual(['20', '20']);
  const over = haferl(
    { ...big, declarer: 0 },
    { ...big, declarer: 1 },
    { ...big, declarer: 2 },
    { ...big, declarer: 1 },
  );
  expect(over.series.ends).toHaveLength(1);
  expect(over.left(3)).toBe('0');
});

test('nothing before the first deal, or where there is no pot', () => expect(haferl().left(0)).toBe('0'));
