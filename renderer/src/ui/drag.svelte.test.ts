import { beforeEach, expect, test, vi } from 'vitest';
import { draggable } from './drag.ts';

/** A page that hears events, and a card on it that a finger takes up, moves and lets go again in the hand. */
function page() {
  const heard = new EventTarget();
  const part = { style: {}, classList: { add: vi.fn(), remove: vi.fn() }, remove: vi.fn(), setAttribute: vi.fn() };
  const card = Object.assign(new EventTarget(), {
    ...{ ...part, offsetHeight: 200 },
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 100, height: 200 }),
    cloneNode: () => ({ ...part, getBoundingClientRect: () => ({}) }),
  });
  vi.stubGlobal('HTMLElement', EventTarget);
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
  vi.stubGlobal('removeEventListener', heard.removeEventListener.bind(heard));
  vi.stubGlobal('document', { body: { append: vi.fn() }, elementFromPoint: () => null });
  draggable(true, vi.fn(), { thrown: 'felt' })(card as unknown as HTMLElement);
  const pointer = (type: string, x: number) =>
    Object.assign(new Event(type), {
      ...{ button: 0, isPrimary: true, pointerId: 1, pointerType: 'touch', clientX: x, clientY: 0 },
    });
  const say = (type: string): Event => {
    const event = new Event(type, { cancelable: true });
    heard.dispatchEvent(event);
    return event;
  };
  return {
    say,
    drag: (): void => {
      card.dispatchEvent(pointer('pointerdown', 0));
      heard.dispatchEvent(pointer('pointermove', 60));
      heard.dispatchEvent(pointer('pointerup', 60));
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
