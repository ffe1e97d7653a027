import { expect, test } from 'vitest';
import { Lasting } from './lasting.ts';

test('one lasts as long as its key; the next is made with the one before it, also when a key comes back', () => {
  const made: (object | undefined)[] = [];
  const lasting = new Lasting<number, object>((before) => {
    made.push(before);
    return {};
  });
  const first = lasting.at(5);
  expect(lasting.at(5)).toBe(first);
  const second = lasting.at(6);
  expect(second).not.toBe(first);
  expect(lasting.at(5)).not.toBe(first);
  expect(made.map((before) => (before === first ? 'first' : before === second ? 'second' : before))).toEqual([
    undefined,
    'first',
    'second',
  ]);
});
