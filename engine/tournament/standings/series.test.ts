import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { rational, showRational, sum } from '#engine/core/rational.ts';
import { BESIDE, type LineItem, type Row } from '#engine/kernel/score.ts';
import { dealOf, drawn } from '#engine/testing/evenings.ts';
import { endMoved } from '../deciders/race.ts';
import { besideCodes, bonusAt, hasEnded, inPotAt, sumsOf } from '../state/tables.ts';
import type { EveningState, TableState } from '../state/types.ts';
import { eveningStandings } from './evening-standings.ts';

/*
 * What a series adds to the deals of a table: antes, a price without a deal, the end of a series, what is left in the pot.
 */

const PLACE = { round: 1, table: 1 };
const item = (code: string, from: LineItem['from'], to: LineItem['to'], points: number): LineItem => ({
  code,
  from,
  to,
  base: rational(points),
  factors: [],
});
const ANTES = [0, 1, 2, 3].map((seat): LineItem => ({ ...item('pot-ante', seat, 'pot', 10), beside: 'before' }));
const SHARES = [0, 1, 2, 3].map((seat): LineItem => ({ ...item('pot-share', 'pot', seat, 9), beside: 'after' }));

const table = (state: EveningState): TableState => must(state.rounds[0]?.tables[0], 'a table');
const lineOf = (state: EveningState, seat: number) =>
  must(
    eveningStandings(state).lines.find(({ id }) => id === table(state).players[seat]),
    'a line',
  );

/** A deal that seat 0 wins with 4 out of the pot. */
const fromPot = (deal: number, dealer: number, more: readonly LineItem[] = []) => ({
  ...dealOf(1, deal, dealer, 0, 1),
  settlement: [...more, item('game', 'pot', 0, 4)],
});

test('an ante is paid, but is no deal lost; a deal won out of the pot is won', () => {
  const book = drawn(2);
  expect(book.run({ type: 'enter-deal', ...fromPot(1, 0, ANTES) })).toEqual([]);
  expect([0, 1].map((seat) => showRational(lineOf(book.now, seat).total))).toEqual(['-6', '-10']);
  expect([0, 1].map((seat) => lineOf(book.now, seat).dealsWon)).toEqual([1, 0]);
  expect(lineOf(book.now, 1)).toMatchObject({ minusDeals: 0 });
  expect(showRational(inPotAt(book.now.format, table(book.now)))).toBe('36');
  expect(besideCodes(book.now.format, table(book.now))).toEqual(['pot-ante']);
});

test('what is left in the pot is shared once the last deal is written, or the rest is struck', () => {
  const book = drawn(2);
  const first = { ...fromPot(1, 0, ANTES), closing: SHARES };
  expect(book.run({ type: 'enter-deal', ...first })).toEqual([]);
  expect(showRational(lineOf(book.now, 1).total), 'another deal may come').toBe('-10');
  expect(book.run({ type: 'strike-deals', ...PLACE, reason: 'time' })).toEqual([]);
  expect([0, 1].map((seat) => showRational(lineOf(book.now, seat).total))).toEqual(['3', '-1']);
  expect(sum(sumsOf(book.now.format, table(book.now)))).toEqual(rational(0));
  expect(inPotAt(book.now.format, table(book.now))).toEqual(rational(0));
  expect(besideCodes(book.now.format, table(book.now))).toEqual(['pot-ante', 'pot-share']);
});

test('what is paid in money alone, or into a pot of its own, is no reason for points', () => {
  const book = drawn(2);
  const bonus: LineItem = { ...item('target', 'nobody', 0, 10), only: 'score', beside: 'after' };
  const difference: LineItem = { ...item('difference', 1, 0, 30), only: 'money', beside: 'after' };
  const ante: LineItem = { ...item('pot-ante', 1, 'pot', 5), only: 'kassa', beside: 'before' };
  const deal = dealOf(1, 1, 0, 0, 1);
  const settlement = [ante, ...deal.settlement, bonus, difference];
  expect(book.run({ type: 'enter-deal', ...deal, settlement })).toEqual([]);
  expect(besideCodes(book.now.format, table(book.now))).toEqual(['target']);
});

test('an entry between two deals costs its price and is no deal', () => {
  const book = drawn(2);
  book.run({ type: 'enter-deal', ...dealOf(1, 1, 0, 0, 1) });
  const row: Row = {
    ...{ table: 4, dealer: 1, outcome: BESIDE, games: [], items: [] },
    notes: { beside: { code: 'misdeal', by: 2 } },
  };
  const settlement: readonly LineItem[] = [{ ...item('misdeal', 2, 'nobody', 10), beside: 'after' }];
  expect(book.run({ type: 'enter-deal', ...dealOf(1, 2, 1, 0, 1), row, settlement })).toEqual([]);
  expect(table(book.now).results).toHaveLength(1);
  expect(table(book.now).redeals).toMatchObject([{ deal: 2, settlement }]);
  const before = showRational(lineOf(book.now, 2).total);
  expect(before).toBe('-11');
  expect(lineOf(book.now, 2)).toMatchObject({ minusDeals: 1, dealsPlayed: 1 });
});

test('where a round is one series, its table ends with it, and a correction moves the end', () => {
  const book = drawn(9);
  book.run({ type: 'change-format', format: { ...book.now.format, oneSeries: true }, reason: 'series' });
  book.run({ type: 'enter-deal', ...dealOf(1, 1, 0, 0, 1) });
  expect(book.run({ type: 'enter-deal', ...dealOf(1, 2, 1, 0, 1), ends: 'pot-empty' })).toEqual([]);
  expect(hasEnded(book.now.format, table(book.now))).toBe(true);
  expect(book.run({ type: 'enter-deal', ...dealOf(1, 3, 2, 0, 1) })).toEqual(['round-finished @ 3']);
  const { settlement } = dealOf(1, 1, 0, 0, 1);
  const moved = (deal: number, ends?: string) =>
    endMoved(book.now, PLACE, table(book.now), [{ deal, settlement, ...(ends !== undefined && { ends }) }]);
  expect(moved(1, 'pot-empty')).toMatchObject({ beyond: [2] });
  expect(moved(2)).toMatchObject({ beyond: [], ends: false });
});

test('without that agreement the next series begins at the same table', () => {
  const book = drawn(9);
  book.run({ type: 'enter-deal', ...dealOf(1, 1, 0, 0, 1), ends: 'pot-empty' });
  expect(book.run({ type: 'enter-deal', ...dealOf(1, 2, 1, 0, 1) })).toEqual([]);
});

test('the bonus for a target is a line item, paid by nobody', () => {
  const book = drawn(9);
  book.run({ type: 'change-format', format: { ...book.now.format, target: { points: 3, bonus: 10 } }, reason: 'race' });
  book.run({ type: 'enter-deal', ...dealOf(1, 1, 0, 0, 1) });
  expect(bonusAt(book.now.format, table(book.now))).toMatchObject([
    { code: 'target', from: 'nobody', to: 0, base: rational(10), beside: 'after' },
  ]);
  expect(lineOf(book.now, 0)).toMatchObject({ dealsWon: 1, total: rational(13) });
});
