import { expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { showRational, ZERO } from '#engine/core/rational.ts';
import { start } from '#engine/kernel/deal/apply.ts';
import { foldSeries, setupOf } from '#engine/series/fold.ts';
import { runningSheet } from '#engine/series/sheet.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { illustrated } from './game.ts';

const NOTHING = { deal: 1, factors: [], pot: ZERO, notes: {} };

/** What three players have after each deal, won by agreement so that any total can be had. */
function raced(options: Notes, ...deals: readonly (readonly [number, number, number])[]) {
  const table = tableOf(illustrated, 'mayr-sedlaczek-2016', options);
  const rules = illustrated.rules(table);
  const rows = deals.map((_, i) => {
    const row = rules.check({ contract: 'annulled' }, 3, i % 3);
    if (!row.ok) throw new Error('refused');
    return row.value;
  });
  const points = new Map(rows.map((row, i) => [row, deals[i] ?? [0, 0, 0]]));
  const settle: typeof rules.settle = (row) =>
    (points.get(row) ?? []).map((base, to) => ({
      ...{ code: 'dreiblatt', to, base: { n: base, d: 1 }, factors: [], only: 'score' },
      from: 'nobody',
    }));
  return foldSeries({ ...rules, settle }, setupOf(3, null), rows);
}

const shown = (items: Parameters<typeof paymentsOf>[0], account: 'score' | 'money') =>
  paymentsOf(items, 3, account).map(showRational);

test('I35, I36: who has 100 gets 10 more, and everybody pays everybody the difference', () => {
  const { deals, ends, closing } = raced({}, [104, 100, 57]);
  expect(deals.map(({ totals }) => totals.map(showRational))).toEqual([['114', '110', '57']]);
  expect(shown(deals[0]?.settlement ?? [], 'money')).toEqual(['61', '49', '-110']);
  expect(ends).toEqual([{ after: 1, why: 'target' }]);
  expect(closing).toEqual([]);
});

test('a sheet names what is paid beside a deal in its own account only', () => {
  const { deals } = raced({}, [104, 100, 57]);
  const codes = (account: 'score' | 'money') => runningSheet(deals, ZERO, account).map(({ after }) => after?.codes);
  expect(codes('score')).toEqual([['target']]);
  expect(codes('money')).toEqual([['difference']]);
});

test('the next series begins at nothing, and a series that is broken off is paid as it stands (I3)', () => {
  const { deals, closing } = raced({}, [104, 20, 30], [10, 4, 0]);
  expect(deals[1]?.totals.map(showRational)).toEqual(['10', '4', '0']);
  expect(shown(closing, 'score')).toEqual(['0', '0', '0']);
  expect(shown(closing, 'money')).toEqual(['16', '-2', '-14']);
});

test('where more than 100 is needed, 100 is not the end, but has its 10 (I4)', () => {
  const { ends, deals } = raced({ 'end-trigger': 'exceed' }, [100, 50, 50], [0, 51, 0]);
  expect(ends).toEqual([{ after: 2, why: 'target' }]);
  expect(deals[1]?.totals.map(showRational)).toEqual(['110', '111', '50']);
});

test('where ties are played off, the 10 is given once, at the first end (I5)', () => {
  const options = { 'tie-break': 'play-on', 'end-trigger': 'reach' };
  const { ends, deals } = raced(options, [100, 100, 95], [0, 0, 6], [5, 0, 0]);
  expect(deals.map(({ totals }) => totals.map(showRational))).toEqual([
    ['110', '110', '95'],
    ['110', '110', '101'],
    ['115', '110', '101'],
  ]);
  expect(ends).toEqual([{ after: 3, why: 'target' }]);
  expect(deals.map(({ settlement }) => shown(settlement, 'money'))).toEqual([
    ['0', '0', '0'],
    ['0', '0', '0'],
    ['19', '4', '-23'],
  ]);
});

test('the bonus may be another, or none', () => {
  expect(raced({ 'series-bonus': 0 }, [100, 0, 0]).deals[0]?.totals.map(showRational)).toEqual(['100', '0', '0']);
});

test('by Mayr and Sedlaczek a series ends beyond 100, unless something else was agreed (R23)', () => {
  expect(raced({}, [100, 50, 50]).ends).toEqual([]);
  expect(raced({}, [100, 50, 50], [1, 0, 0]).ends).toEqual([{ after: 2, why: 'target' }]);
  expect(raced({ 'end-trigger': 'reach' }, [100, 50, 50]).ends).toEqual([{ after: 1, why: 'target' }]);
});

test('what may be looked at again: one’s own tricks, and by Mayr and Sedlaczek the last one of all (§5)', () => {
  const review = (profile: string, rulesVersion = illustrated.rulesVersion, phase = 'tricks') => {
    const table = tableOf(illustrated, profile);
    const rules = illustrated.rules({ ...table, rulesVersion });
    const dealt = start(rules, { table: 3, dealer: 0, deck: rules.pack.cards, now: NOTHING });
    if (!dealt.ok) throw new Error(dealt.error.code);
    return rules.review({ ...dealt.value, phase });
  };
  for (const profile of ['loew-1954', 'beck-1956']) {
    expect(review(profile)).toEqual({ tricks: 'own-only', talon: false });
    expect(review(profile, 1)).toEqual({ tricks: 'own', talon: false });
  }
  expect(review('mayr-sedlaczek-2016')).toEqual({ tricks: 'own', talon: true });
});
