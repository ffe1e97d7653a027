import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SeenEvent } from '#engine/kernel/deal/view.ts';
import { receiveScene, sendScene } from './scene-updates.ts';
import type { TableScene } from './table-scene.ts';

const event = fc.oneof(
  fc.record({ type: fc.constant('entered' as const), phase: fc.constantFrom('auction', 'tricks') }),
  fc.record({ type: fc.constant('said' as const), by: fc.nat(3), action: fc.constantFrom(null, { type: 'pass' }) }),
);
const moment = fc.record({ deal: fc.integer({ min: 1, max: 2 }), history: fc.array(event, { maxLength: 6 }) });
const sceneOf = ({ deal, history }: { deal: number; history: readonly SeenEvent[] }): TableScene =>
  ({ evening: 'e', round: 1, table: 1, view: { now: { deal }, viewer: 0, history } }) as unknown as TableScene;

test('a client that receives one scene after the other always has the whole one', () => {
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 8 }), (moments) => {
      let [sent, received]: (TableScene | undefined)[] = [];
      for (const scene of moments.map(sceneOf)) {
        received = receiveScene(
          received,
          JSON.parse(JSON.stringify(sendScene(sent, scene))) as ReturnType<typeof sendScene>,
        );
        sent = scene;
        expect(received).toEqual(scene);
      }
    }),
  );
});

test('only what is new is sent', () => {
  const entered: SeenEvent = { type: 'entered', phase: 'auction' };
  const before = sceneOf({ deal: 1, history: [entered] });
  const after = sceneOf({ deal: 1, history: [entered, { type: 'said', by: 1, action: { type: 'pass' } }] });
  expect(sendScene(before, after)).toMatchObject({ from: 1, scene: { view: { history: [{ type: 'said' }] } } });
});
