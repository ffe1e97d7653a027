import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TurnFocus } from './turn-focus.ts';

const body = { matches: () => false };
beforeEach(() => void vi.stubGlobal('document', { activeElement: body, body }));
afterEach(() => void vi.unstubAllGlobals());

test('the focus comes to each of two who must act at prompts of the same number, one after the other', () => {
  const status = { focus: vi.fn() };
  const places = { hand: () => undefined, status: () => status as unknown as HTMLElement, plays: () => false };
  const focus = new TurnFocus(places);
  expect(focus.arrive('0 7', true)).toBe(true);
  expect(focus.arrive('0 7', true)).toBe(false);
  expect(focus.arrive('spectator 8', false)).toBe(false);
  expect(focus.arrive('1 7', true)).toBe(true);
  expect(status.focus).toHaveBeenCalledTimes(2);
});
