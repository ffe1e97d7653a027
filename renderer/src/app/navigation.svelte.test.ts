import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Route } from '../route.ts';
import { TestWindow } from '../testing/page.ts';
import { Navigation } from './navigation.svelte.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begun(hash = '') {
  const window = new TestWindow(hash);
  const before: Route[] = [];
  return { window, before, navigation: new Navigation(window.seen, (route) => before.push(route)) };
}

test('it starts where the address says, and follows it', () => {
  const { window, before, navigation } = begun('#/evening/e1/board');
  expect(navigation.route).toEqual({ page: 'board', evening: 'e1' });
  window.goTo('#/register');
  expect(navigation.route).toEqual({ page: 'register' });
  expect(before).toEqual([{ page: 'board', evening: 'e1' }]);
});

test('a notice is shown on the page that follows, for 15 seconds', () => {
  const { window, navigation } = begun();
  navigation.go({ page: 'register' }, 'Done.');
  expect([window.hash, navigation.notice]).toEqual(['#/register', 'Done.']);
  vi.advanceTimersByTime(14_999);
  expect(navigation.notice).toBe('Done.');
  vi.advanceTimersByTime(1);
  expect(navigation.notice).toBe('');
});

test('the next page does not repeat it', () => {
  const { navigation } = begun();
  navigation.go({ page: 'register' }, 'Done.');
  navigation.go({ page: 'lobby' });
  expect(navigation.notice).toBe('');
});

test('from the settings and the cards, back leads to the page before both', () => {
  const { window, navigation } = begun('#/evening/e1/table/1/2');
  window.goTo('#/settings');
  window.goTo('#/cards');
  expect(navigation.origin).toEqual({ page: 'table', evening: 'e1', round: 1, table: 2 });
});

test('leaving shows the lobby before the address follows', () => {
  const { window, before, navigation } = begun('#/evening/e1');
  navigation.leave();
  expect(navigation.route).toEqual({ page: 'lobby' });
  expect(window.hash).toBe('#/');
  expect(before).toEqual([{ page: 'lobby' }]);
});

test('settings beside the table close when the page is left', () => {
  const { window, navigation } = begun('#/evening/e1/table/1/2');
  navigation.sets = true;
  window.goTo('#/cards');
  expect(navigation.sets).toBe(false);
});
