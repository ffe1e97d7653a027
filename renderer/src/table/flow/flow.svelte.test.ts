import { expect, test } from 'vitest';
import type { Answer } from '#electron/protocol/answers.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import type { App } from '#page/app/app.svelte.ts';
import { RouteState } from '#page/app/route-state.svelte.ts';
import { FlowState } from './flow.svelte.ts';

const PLACE = { evening: 'e', round: 1, table: 1 };

/** A table at which something is to be settled, and a host that answers when it likes. */
function begun() {
  const answers: ((answer: Answer<'pause-table'>) => void)[] = [];
  const watch = { here: new RouteState() };
  const flow = { pause: null as { since: string; by: string } | null, question: null as { what: string } | null };
  const app = { watch, ask: () => new Promise((reply) => answers.push(reply)) };
  const scene = { ...PLACE, flow, holders: ['person', 'person'], devices: [null, null] };
  const state = new FlowState(app as unknown as App, () => scene as unknown as TableScene);
  return { state, watch, flow, answers };
}

test('why a pause could not be ended is not said of the question that comes after it', async () => {
  const { state, flow, answers } = begun();
  flow.pause = { since: '2026-01-01T20:00:00.000Z', by: 'Anna' };
  const { matter } = state;
  const asking = state.run({ type: 'pause-table', ...PLACE, on: false });
  expect(state.underWay).toBe(1);
  flow.pause = null;
  flow.question = { what: 'take-back' };
  answers[0]?.({ ok: false, error: [refuseHost('connection-lost')] });
  matter.refusals = await asking;
  expect([matter.refusals.length, state.matter.refusals, state.underWay]).toEqual([1, [], 0]);
});

test('a bot that was asked for at one table is none at the next', async () => {
  const { state, watch, answers } = begun();
  const asked = watch.here;
  const asking = state.run({ type: 'hold-seat', ...PLACE, seat: 1, holder: 'bot' });
  watch.here = new RouteState();
  answers[0]?.({ ok: true, value: null });
  await asking;
  expect([asked.stoodIn, watch.here.stoodIn]).toEqual([[1], []]);
});
