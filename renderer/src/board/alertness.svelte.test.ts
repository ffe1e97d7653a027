import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Alertness } from './alertness.svelte.ts';

let blurred = 0;
class Field {
  blur = (): void => {
    blurred++;
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  blurred = 0;
  vi.stubGlobal('HTMLElement', Field);
  vi.stubGlobal('document', { activeElement: new Field() });
});
afterEach(() => void vi.useRealTimers());

test('the controls disappear 4 seconds after the mouse moved, and lose the focus', () => {
  const alertness = new Alertness();
  alertness.wake('mouse');
  vi.advanceTimersByTime(3999);
  expect([alertness.awake, blurred]).toEqual([true, 0]);
  vi.advanceTimersByTime(1);
  expect([alertness.awake, blurred]).toEqual([false, 1]);
});

test('the keyboard keeps them for 20 seconds after the last key', () => {
  const alertness = new Alertness();
  alertness.wake('mouse');
  vi.advanceTimersByTime(3000);
  alertness.wake('keys');
  vi.advanceTimersByTime(19_999);
  expect(alertness.awake).toBe(true);
  vi.advanceTimersByTime(1);
  expect(alertness.awake).toBe(false);
});

test('a board that is gone does nothing any more', () => {
  const alertness = new Alertness();
  alertness.wake('mouse');
  alertness.stop();
  vi.advanceTimersByTime(60_000);
  expect([alertness.awake, blurred]).toEqual([true, 0]);
});
