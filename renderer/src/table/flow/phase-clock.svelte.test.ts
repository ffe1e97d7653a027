import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSaidNow, PhaseClock, secondsLeft } from './phase-clock.svelte.ts';

const BEGIN = Date.parse('2026-11-20T19:30:00.000Z');
const at = (seconds: number): string => new Date(BEGIN + seconds * 1000).toISOString();

test('what is left is rounded up, so that it is 0 only when time is up', () => {
  expect([0, 1, 999, 1000, 179_999, 180_000, 200_000].map((ms) => secondsLeft(at(180), BEGIN + ms))).toEqual([
    180, 180, 180, 179, 1, 0, 0,
  ]);
});

test('it is said once at 60, 30 and 10 seconds, and not when time is up', () => {
  const looks = Array.from({ length: 71 }, (_, i) => 70 - i);
  const said = looks.filter((left, i) => isSaidNow(looks[i - 1] ?? Infinity, left) && i > 0);
  expect(said).toEqual([60, 30, 10]);
  // A page that was asleep says what is left now, and nothing when it is over.
  expect([isSaidNow(70, 20), isSaidNow(20, 5), isSaidNow(5, 4), isSaidNow(70, 0)]).toEqual([true, true, false, false]);
});

beforeEach(() => void vi.useFakeTimers({ now: BEGIN }));
afterEach(() => void vi.useRealTimers());

/** What a page shows and says at each second. */
function followed(clock: PhaseClock, seconds: number): readonly string[] {
  return Array.from({ length: seconds }, () => {
    vi.advanceTimersByTime(1000);
    return `${String(clock.left)}${clock.said === undefined ? '' : ` said ${clock.said}`}`;
  });
}

test('a clock is followed by the host’s time, however wrong the time of the device is', () => {
  const hour = 3_600_000;
  const clock = new PhaseClock(() => Date.now() + hour);
  const stop = clock.follow(new Date(BEGIN + hour + 62_000).toISOString());
  expect(clock.left).toBe(62);
  expect(followed(clock, 4)).toEqual(['61', '60 said 60', '59 said 60', '58 said 60']);
  stop();
  expect(followed(clock, 1)).toEqual(['58 said 60']);
});

test('a page that comes when little is left says nothing until the next mark, nor does one after a pause', () => {
  const clock = new PhaseClock(() => Date.now());
  const stop = clock.follow(at(12));
  expect(followed(clock, 2)).toEqual(['11', '10 said 10']);
  stop();
  const still = clock.follow(null);
  expect([clock.left, clock.said]).toEqual([undefined, undefined]);
  still();
  vi.advanceTimersByTime(60_000);
  // As much is left as before the pause.
  const stopAgain = clock.follow(at(72));
  expect(followed(clock, 3)).toEqual(['9', '8', '7']);
  stopAgain();
});
