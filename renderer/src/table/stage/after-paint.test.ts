import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

/** Callbacks waiting for the next frame. */
let waiting: (() => void)[] = [];
const paint = () => waiting.splice(0).forEach((then) => then());
const later = afterPaint((then) => waiting.push(then));

beforeEach(() => {
  vi.useFakeTimers();
  waiting = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test('the time of a frame starts when it has been painted, however late that is', () => {
  const then = vi.fn();
  later(then, 800);
  vi.advanceTimersByTime(200);
  paint();
  vi.advanceTimersByTime(799);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledOnce();
});

test('a window that is not painted holds nothing up', () => {
  const then = vi.fn();
  later(then, 800);
  vi.advanceTimersByTime(1050);
  expect(then).toHaveBeenCalledOnce();
  paint();
  vi.advanceTimersByTime(2000);
  expect(then).toHaveBeenCalledOnce();
});

test('a cancelled callback does not run, painted or not', () => {
  const then = vi.fn();
  const callOff = later(then, 800);
  callOff();
  paint();
  vi.advanceTimersByTime(2000);
  expect(then).not.toHaveBeenCalled();
});
