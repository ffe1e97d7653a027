import { expect, test } from 'vitest';
import { Guard } from './guard.ts';

const click = (detail = 1) => ({ type: 'click', detail });
const key = (key: string, repeat = false) => ({ type: 'keydown', detail: 0, key, repeat });

test('nothing else is done for 400 ms after a deed', () => {
  let now = 1000;
  const guard = new Guard(() => now);
  expect(guard.stops(click())).toBe(false);
  guard.acted();
  now += 180;
  expect([guard.rests, guard.stops(click())]).toEqual([true, true]);
  now += 220;
  expect([guard.rests, guard.stops(click())]).toEqual([false, false]);
});

test('the second click of a double click does nothing, however slow it is', () => {
  const guard = new Guard(() => 0);
  expect(guard.stops(click(2))).toBe(true);
  expect(guard.stops(click(3))).toBe(true);
});

test('a key that is held down presses once; what it does beside pressing goes on', () => {
  const guard = new Guard(() => 0);
  expect(guard.stops(key('Enter'))).toBe(false);
  expect(guard.stops(key('Enter', true))).toBe(true);
  expect(guard.stops(key(' ', true))).toBe(true);
  expect(guard.stops(key('ArrowLeft', true))).toBe(false);
});

test('a click by key is one like any other', () => {
  let now = 0;
  const guard = new Guard(() => now);
  expect(guard.stops(click(0))).toBe(false);
  guard.acted();
  now = 399;
  expect(guard.stops(click(0))).toBe(true);
});
