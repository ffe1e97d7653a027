import { beforeEach, expect, test, vi } from 'vitest';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { DUMMY } from '#engine/testing/games/ways/dummy.ts';
import { PILES } from '#engine/testing/games/ways/piles.ts';
import { App } from '#page/app/app.svelte.ts';
import { MemoryStorage, TestHost, TestWindow } from '#page/testing/page.ts';
import { type Deed, probeDeal } from '#page/testing/probe-deal.ts';
import type { StageState } from '../stage/stage.svelte.ts';
import { BoardState } from './board.svelte.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

/** The board of seat 0 while the trick lies there, or is gone. */
function boardOf({ words, table, seenBy }: ReturnType<typeof probeDeal>, trick: StageState['trick']): BoardState {
  const host = new TestHost();
  const app = new App(host.transport, new TestWindow('#/evening/e1/table/1/1').seen);
  const scene = { rules: table, names: ['Anna', 'Bert', 'Cilli'], prompt: 1 } as unknown as TableScene;
  const route = { page: 'table', evening: 'e1', round: 1, table: 1 } as const;
  return new BoardState(app, { trick } as unknown as StageState, () => ({ scene, view: seenBy(0), words, route }));
}

const HANDS = 'T22 CK HK H4 T5 C10 C9 HQ T21 T1 CQ H1';
const FIRST_TRICK: readonly Deed[] = [
  [0, { type: 'play', card: 'CK' }],
  [0, { type: 'play', card: 'C10' }],
  [2, { type: 'play', card: 'CQ' }],
];

test('a trick has its place before it is led and until the last one is taken away', () => {
  const isPlayed = (trick: StageState['trick'], ...more: readonly Deed[]) =>
    boardOf(probeDeal(DUMMY, HANDS, ...more), trick).isPlay;
  expect(isPlayed('open')).toBe(true);
  expect([isPlayed('stands', ...FIRST_TRICK), isPlayed('swept', ...FIRST_TRICK)]).toEqual([true, true]);
  expect(isPlayed('open', ...FIRST_TRICK)).toBe(true);
});

test('a pile has its place as one before anything lies there, and when it was won', () => {
  const played = (...done: readonly Deed[]) => probeDeal(PILES, 'CK CQ C10 C9 HK HQ H1 H4 DK DQ D1 D4', ...done);
  const won = played([0, { type: 'add', card: 'CK' }], [1, { type: 'add', card: 'HQ' }]);
  expect(boardOf(played(), 'open').as).toBe('pile');
  expect(boardOf(won, 'stands').as).toBe('pile');
  expect(boardOf(won, 'open').as).toBe('pile');
});

test('when the last trick was won it keeps its place until it is taken away', () => {
  // Forehand plays all but the cards of seat 2.
  const rest = 'T22 T5 T21 H4 HQ H1 C9 T1 HK'.split(' ');
  const done = rest.map((card): Deed => [['T21', 'H1', 'T1'].includes(card) ? 2 : 0, { type: 'play', card }]);
  const deal = probeDeal(DUMMY, HANDS, ...FIRST_TRICK, ...done);
  expect(deal.seenBy(0).phase).toBeNull();
  const isPlayed = (trick: StageState['trick']) => boardOf(deal, trick).isPlay;
  expect([isPlayed('stands'), isPlayed('swept'), isPlayed('open')]).toEqual([true, true, false]);
});
