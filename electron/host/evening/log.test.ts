import { expect, test } from 'vitest';
import { rational } from '#engine/core/rational.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import type { EveningEvent } from '#engine/tournament/state/types.ts';
import type { Evening } from '../state/evening-state.ts';
import { logOf } from './log.ts';

const PLACE = { round: 1, table: 1 };
const row: Row = { table: 3, dealer: 0, outcome: 'played', games: [], items: [], notes: {} };
const paid = (cents: number): readonly LineItem[] => [
  { code: 'solo', from: 'pot', to: 0, base: rational(cents), factors: [] },
];
const shared = (cents: number): readonly LineItem[] => [
  { code: 'pot-shared', from: 'pot', to: 0, base: rational(cents), factors: [], beside: 'after' },
];
const result = (deal: number, cents: number, left: number) => ({
  ...{ deal, row, settlement: paid(cents), closing: shared(left) },
  ...{ source: 'entered' as const, at: '' },
});
const again = (deal: number, cents: number, left: number, ends?: string): EveningEvent => ({
  ...{ type: 'deal-resettled', ...PLACE, deal, settlement: paid(cents), closing: shared(left) },
  ...(ends !== undefined && { ends }),
});

const logged = (steps: readonly (readonly EveningEvent[])[], undone: readonly number[] = []) =>
  logOf({
    history: steps.flatMap((events, i) => events.map((event) => ({ step: i, at: '', by: 'director', event }))),
    undone: new Set(undone),
  } as unknown as Evening).map(({ events }) => events.map(({ type, about }) => `${type} ${about.at(-1) ?? ''}`));

const ENTERED = [1, 2, 3].map((deal): readonly EveningEvent[] => [
  { type: 'deal-entered', ...PLACE, result: result(deal, 10, 300 - 10 * deal) },
]);
const corrected: EveningEvent = { type: 'deal-corrected', ...PLACE, result: { ...result(1, 20, 280), reason: 'slip' } };

test('after a correction only those later deals are told that cost something else now, or end a series', () => {
  const steps = [...ENTERED, [corrected, again(2, 10, 270), again(3, 15, 255)], [again(2, 10, 270, 'pot-empty')]];
  expect(logged(steps).slice(3)).toEqual([['deal-corrected 1', 'deal-resettled 3'], ['deal-resettled 2']]);
});

test('an undone step counts for nothing afterwards', () => {
  const steps = [...ENTERED, [corrected, again(2, 15, 270)], [corrected, again(2, 15, 270)]];
  expect(logged(steps, [3]).slice(3)).toEqual([
    ['deal-corrected 1', 'deal-resettled 2'],
    ['deal-corrected 1', 'deal-resettled 2'],
  ]);
});
