import { expect, test } from 'vitest';
import { TABLE_KEYS, tableKey } from './keys.ts';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test('every single key means one thing, in upper and lower case', () => {
  expect(new Set(Object.values(TABLE_KEYS)).size).toBe(Object.keys(TABLE_KEYS).length);
  for (const [name, key] of Object.entries(TABLE_KEYS)) {
    expect(tableKey(press(key), true, false)).toBe(name);
    expect(tableKey(press(key.toUpperCase(), { shiftKey: true }), true, false)).toBe(name);
  }
});

test('single keys do nothing if they are turned off or somebody is typing; Ctrl+Z cannot be turned off', () => {
  expect(tableKey(press('h'), false, false)).toBeNull();
  expect(tableKey(press('h'), true, true)).toBeNull();
  expect(tableKey(press('z', { ctrlKey: true }), false, false)).toBe('back');
  expect(tableKey(press('y', { metaKey: true }), false, false)).toBe('again');
  expect(tableKey(press('Z', { ctrlKey: true, shiftKey: true }), false, false)).toBe('again');
  expect(tableKey(press('z', { ctrlKey: true }), true, true)).toBeNull();
  expect(tableKey(press('h', { altKey: true }), true, false)).toBeNull();
});
