import { beforeEach, expect, test, vi } from 'vitest';
import { draggable } from './drag.ts';

/** A page that hears events, and a card on it, 12 px out of its hand, that is taken up, moved and let go again over the felt. */
function page() {
  const heard = new EventTarget();
  const part = { style: {}, classList: { add: vi.fn(), remove: vi.fn() }, remove: vi.fn(), setAttribute: vi.fn() };
  const card = Object.assign(new EventTarget(), {
    ...{ ...part, offsetHeight: 200 },
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 100, height: 200 }),
    parentElement: { closest: () => ({ getBoundingClientRect: () => ({ top: 12 }) }) },
    cloneNode: () => ({ ...part, getBoundingClientRect: () => ({}) }),
  });
  const felt = Object.assign(new EventTarget(), { dataset: { drop: 'felt' }, closest: (): unknown => felt });
  const ondrop = vi.fn();
  vi.stubGlobal('HTMLElement', EventTarget);
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
  vi.stubGlobal('removeEventListener', heard.removeEventListener.bind(heard));
  vi.stubGlobal('document', { body: { append: vi.fn() }, elementFromPoint: () => felt });
  draggable(true, ondrop, { thrown: 'felt' })(card as unknown as HTMLElement);
  const pointer = (type: string, pointerType: string, clientX: number, clientY: number) =>
    Object.assign(new Event(type), { button: 0, isPrimary: true, pointerId: 1, pointerType, clientX, clientY });
  const say = (type: string): Event => {
    const event = new Event(type, { cancelable: true });
    heard.dispatchEvent(event);
    return event;
  };
  return {
    say,
    /** From 90 px below its upper edge; gives where it was dropped. */
    drag: (by = 'touch', right = 60, up = 0): unknown => {
      card.dispatchEvent(pointer('pointerdown', by, 0, 90));
      heard.dispatchEvent(pointer('pointermove', by, right, 90 - up));
      heard.dispatchEvent(pointer('pointerup', by, right, 90 - up));
      return (ondrop.mock.calls[0] as unknown[] | undefined)?.[0];
    },
  };
}

beforeEach(() => void vi.unstubAllGlobals());

/** All that waits is done. */
const later = async () => new Promise((resolve) => void setTimeout(resolve, 1));

test('a card that is let go in the hand is not played by a click that comes late', async () => {
  const { drag, say } = page();
  drag();
  await later();
  expect(say('click').defaultPrevented).toBe(true);
  expect(say('click').defaultPrevented).toBe(false);
});

test.each(['pointerdown', 'keydown'])('a click after another %s is one of its own', async (next) => {
  const { drag, say } = page();
  drag();
  await later();
  say(next);
  expect(say('click').defaultPrevented).toBe(false);
});

test.each(['mouse', 'touch'])(
  'what sticks out of the hand belongs to it, and what is above it does not; by %s',
  (by) => {
    expect(page().drag(by, 200, 80)).toBeUndefined();
    expect(page().drag(by, 200, 90)).toBeUndefined();
    expect(page().drag(by, 200, 91)).toBe('felt');
  },
);

test('a card that a finger throws upwards need not leave the hand', () => {
  expect(page().drag('touch', 5, 70)).toBe('felt');
  expect(page().drag('mouse', 5, 70)).toBeUndefined();
});
