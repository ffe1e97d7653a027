import { expect, test } from 'vitest';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import type { Viewer } from '#engine/core/seat.ts';
import type { SeenEvent } from '#engine/kernel/deal/view.ts';
import { HotSeat } from './hotseat.svelte.ts';

/** Three people at one laptop, and what it shows. */
function begun() {
  const stage = { isNow: true, guard: { rests: false }, acted: () => undefined };
  const shown = {
    viewer: 'spectator' as Viewer,
    must: [0] as readonly number[],
    may: [1, 2] as readonly number[],
    history: [] as readonly SeenEvent[],
    isOver: false,
  };
  const people = { holders: ['person', 'person', 'person'], devices: [null, null, null] };
  const seat = new HotSeat({
    scene: () => {
      const { viewer, must, may, history, isOver } = shown;
      return { ...people, view: isOver ? null : { viewer, history, turn: { must, may } } } as unknown as TableScene;
    },
    isGuest: () => false,
    stage,
    watchAs: (viewer) => (shown.viewer = viewer),
  });
  const show = (more: Partial<typeof shown>) => {
    Object.assign(shown, more);
    seat.follow();
  };
  return { seat, stage, show };
}
const saysSomething = (by: number): SeenEvent => ({ type: 'said', by, action: { type: 'good' } });

test('a hand is uncovered by its owner, and covered once they have acted', () => {
  const { seat, show } = begun();
  expect([seat.covered, seat.next, seat.others, seat.below]).toEqual([true, 0, [1, 2], 0]);
  seat.lift(0);
  show({});
  expect([seat.covered, seat.next, seat.below]).toEqual([false, null, 0]);
  show({ must: [1], may: [], history: [saysSomething(0)] });
  expect([seat.covered, seat.next]).toEqual([true, null]);
  show({ viewer: 'spectator' });
  expect([seat.covered, seat.next, seat.below]).toEqual([true, 1, 1]);
});

test('whoever asks for the laptop is to have it until they have spoken, and not once more after that', () => {
  const { seat, show } = begun();
  seat.pass(2);
  show({});
  expect(seat.next).toBe(2);
  seat.lift(2);
  show({});
  expect([seat.covered, seat.viewer]).toEqual([false, 2]);
  show({ history: [saysSomething(2)] });
  show({ viewer: 'spectator' });
  expect([seat.covered, seat.next]).toEqual([true, 0]);
  // What they had said is taken back.
  show({ history: [] });
  expect(seat.next).toBe(0);
});

test('a deal that ends takes with it whose hand was open, and who had asked for the laptop', () => {
  const { seat, show } = begun();
  seat.lift(0);
  show({});
  show({ isOver: true });
  show({ isOver: false });
  expect(seat.covered).toBe(true);
  show({ viewer: 'spectator' });
  seat.pass(2);
  show({});
  show({ isOver: true });
  show({ isOver: false });
  expect(seat.next).toBe(0);
});

test('nobody takes the laptop right after an action, nor before what was played has been shown', () => {
  const { seat, stage, show } = begun();
  stage.guard.rests = true;
  seat.lift(0);
  seat.pass(1);
  show({});
  expect([seat.covered, seat.next]).toEqual([true, 0]);
  stage.isNow = false;
  const later = begun();
  later.stage.isNow = false;
  expect([later.seat.next, later.seat.others]).toEqual([null, []]);
});
