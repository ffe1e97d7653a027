import { expect, test } from 'vitest';
import { releases } from './released.ts';

test('what would move a button waits until it has been pressed', async () => {
  const heard = new EventTarget();
  const released = releases(heard);
  const course: string[] = [];
  await released().then(() => course.push('at once'));
  heard.dispatchEvent(new Event('pointerdown'));
  const moved = released().then(() => course.push('moved'));
  await Promise.resolve();
  heard.dispatchEvent(new Event('pointerup'));
  heard.addEventListener('click', () => course.push('clicked'));
  await Promise.resolve();
  heard.dispatchEvent(new Event('click'));
  await moved;
  expect(course).toEqual(['at once', 'clicked', 'moved']);
});

test.each(['pointercancel', 'blur'])('a press that ends with %s holds nothing up', async (end) => {
  const heard = new EventTarget();
  const released = releases(heard);
  heard.dispatchEvent(new Event('pointerdown'));
  const moved = released();
  heard.dispatchEvent(new Event(end));
  await moved;
  await released();
});
