import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

/** What waits for the next frame. */
let frames: (() => void)[] = [];
const paint = () => frames.splice(0).forEach((frame) => frame());

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the time of a picture begins when it has been painted, however late that is', () => {
  const then = vi.fn();
  afterPaint(then, 800);
  vi.advanceTimersByTime(200);
  paint();
  paint();
  vi.advanceTimersByTime(799);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledOnce();
});

test('a window that is not painted holds nothing up', () => {
  const then = vi.fn();
  afterPaint(then, 800);
  vi.advanceTimersByTime(1050);
  expect(then).toHaveBeenCalledOnce();
  paint();
  paint();
  vi.advanceTimersByTime(2000);
  expect(then).toHaveBeenCalledOnce();
});

test('what was called off does not come, painted or not', () => {
  const then = vi.fn();
  const callOff = afterPaint(then, 800);
  callOff();
  paint();
  paint();
  vi.advanceTimersByTime(2000);
  expect(then).not.toHaveBeenCalled();
});
