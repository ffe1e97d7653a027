import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { dealOut } from '#engine/testing/dealt.ts';
import type { App } from '#page/app/app.svelte.ts';
import { REST } from './guard.ts';
import { StageState } from './stage.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const deal = dealOut({}, {});
const PLACE = { evening: 'e', round: 1, table: 1, prompt: 1 };
const running = { ...PLACE, view: deal.seenBy(0), last: null } as unknown as TableScene;
const over = { ...PLACE, view: null, last: null } as unknown as TableScene;
const begun = () => new StageState({ settings: { click: false, pace: 'at-once' } } as unknown as App);

test('a press that was meant for the last trick is none for the result that takes its place', () => {
  const stage = begun();
  stage.receive(running);
  expect(stage.rests).toBe(false);
  stage.receive(over);
  expect([stage.rests, stage.guard.rests]).toEqual([true, true]);
  vi.advanceTimersByTime(REST);
  expect([stage.rests, stage.guard.rests]).toEqual([false, false]);
  stage.end();
});

test('a result that is come back to can be left at once', () => {
  const stage = begun();
  stage.receive(over);
  stage.receive({ ...over, prompt: 2 });
  expect(stage.rests).toBe(false);
  stage.end();
});
