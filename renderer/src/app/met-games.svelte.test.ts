import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/page.ts';
import { MetGames } from './met-games.svelte.ts';

beforeEach(() => void vi.stubGlobal('localStorage', new MemoryStorage()));

test('a game that was met on this device is not new after a restart, nor in another window', () => {
  const [here, there] = [new MetGames(), new MetGames()];
  here.add('reform', 'artist');
  there.add('reform', 'rufer');
  expect([here.has('reform', 'artist'), here.has('reform', 'rufer'), here.has('koenigrufen', 'rufer')]).toEqual([
    true,
    false,
    false,
  ]);
  const later = new MetGames();
  expect([later.has('reform', 'artist'), later.has('reform', 'rufer')]).toEqual([true, true]);
});

test('what is kept and cannot be read is nothing', () => {
  for (const kept of ['{', '{"a":1}', '[1]']) {
    localStorage.setItem('tarockabend.met', kept);
    expect(new MetGames().has('reform', 'artist'), kept).toBe(false);
  }
});
