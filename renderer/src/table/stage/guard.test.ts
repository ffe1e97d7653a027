import { expect, test } from 'vitest';
import { Guard } from './guard.ts';

const click = (detail = 1, x = 100, y = 100) => ({ type: 'click', detail, clientX: x, clientY: y });
const key = (key: string, repeat = false) => ({ type: 'keydown', detail: 0, key, repeat });

/** A guard with a clock that can be advanced, after a press that did something. */
function after(press: ReturnType<typeof click>) {
  const at = { now: 1000 };
  const guard = new Guard(() => at.now);
  expect(guard.stops(press)).toBe(false);
  guard.acted();
  return { guard, at };
}

test('the same spot does nothing else for 400 ms after an action, not even for a trembling finger', () => {
  const { guard, at } = after(click());
  at.now += 180;
  expect([guard.rests, guard.stops(click()), guard.stops(click(1, 120, 85))]).toEqual([true, true, true]);
  at.now += 220;
  expect([guard.rests, guard.stops(click())]).toEqual([false, false]);
});

test('a press elsewhere is intended, however soon it comes', () => {
  const { guard, at } = after(click());
  at.now += 180;
  expect(guard.stops(click(1, 100, 160))).toBe(false);
});

test('after an action without a press, nothing else can be done anywhere', () => {
  const { guard, at } = after(click());
  guard.acted();
  at.now += 180;
  expect(guard.stops(click(1, 500, 500))).toBe(true);
});

test('the second click of a double click does nothing, however slow it is, and the next one counts again', () => {
  const guard = new Guard(() => 0);
  expect([1, 2, 3, 4, 5].map((detail) => guard.stops(click(detail)))).toEqual([false, true, false, true, false]);
});

test('a key that is held down presses once; its other effects go on', () => {
  const guard = new Guard(() => 0);
  expect(guard.stops(key('Enter'))).toBe(false);
  expect(guard.stops(key('Enter', true))).toBe(true);
  expect(guard.stops(key(' ', true))).toBe(true);
  expect(guard.stops(key('ArrowLeft', true))).toBe(false);
});

test('a key pressed twice presses once, unless another key moved the focus in between', () => {
  const { guard, at } = after(click(0));
  at.now += 399;
  expect(guard.stops(key('Enter'))).toBe(false);
  expect(guard.stops(click(0))).toBe(true);
  expect(guard.stops(key('ArrowRight'))).toBe(false);
  expect(guard.stops(click(0))).toBe(false);
});

test('a key that was meant to take a trick plays no card when the trick has just gone by itself', () => {
  const at = { now: 1000 };
  const guard = new Guard(() => at.now);
  guard.cleared();
  at.now += 399;
  expect([guard.stops(click(0)), guard.stops(click(1))]).toEqual([true, false]);
  at.now += 1;
  expect(guard.stops(click(0))).toBe(false);
  guard.cleared();
  expect([guard.stops(key('ArrowRight')), guard.stops(click(0))]).toEqual([false, false]);
});
