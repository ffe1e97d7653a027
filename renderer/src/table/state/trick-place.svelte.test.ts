import { beforeEach, expect, test, vi } from 'vitest';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { DUMMY } from '#engine/testing/games/ways/dummy.ts';
import { PILES } from '#engine/testing/games/ways/piles.ts';
import { App } from '#page/app/app.svelte.ts';
import { MemoryStorage, TestHost, TestWindow } from '#page/testing/page.ts';
import { probeDeal } from '#page/testing/probe-deal.ts';
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

test('a trick that was won keeps its place until it is taken away, where only what lies there has one', () => {
  const deal = probeDeal(
    DUMMY,
    'T22 CK HK H4 T5 C10 C9 HQ T21 T1 CQ H1',
    [0, { type: 'play', card: 'CK' }],
    [0, { type: 'play', card: 'C10' }],
    [2, { type: 'play', card: 'CQ' }],
  );
  expect(boardOf(deal, 'stands').isPlay).toBe(true);
  expect(boardOf(deal, 'swept').isPlay).toBe(true);
  expect(boardOf(deal, 'open').isPlay).toBe(false);
});

test('a pile that was won stays a pile', () => {
  const deal = probeDeal(
    PILES,
    'CK CQ C10 C9 HK HQ H1 H4 DK DQ D1 D4',
    [0, { type: 'add', card: 'CK' }],
    [1, { type: 'add', card: 'HQ' }],
  );
  expect(boardOf(deal, 'stands').pile?.as).toBe('pile');
  expect(boardOf(deal, 'open').pile).toBeUndefined();
});
