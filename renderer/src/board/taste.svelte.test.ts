import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/page.ts';
import { Taste } from './taste.svelte.ts';

beforeEach(() => void vi.stubGlobal('localStorage', new MemoryStorage()));

test('the board begins with twelve seconds a page, light, with every face', () => {
  expect(new Taste()).toMatchObject({ seconds: 12, dark: false, hidden: [] });
});

test('how it is to look is kept over a restart', () => {
  const taste = new Taste();
  taste.seconds = 30;
  taste.dark = true;
  taste.toggle('clock');
  taste.toggle('names');
  taste.toggle('names');
  expect(new Taste()).toMatchObject({ seconds: 30, dark: true, hidden: ['clock'] });
});

test.each(['nonsense', '[]', 'null', '{"seconds":7,"dark":"yes","hidden":["nothing"]}'])(
  'what cannot be read as such is left: %s',
  (kept) => {
    localStorage.setItem('tarockabend.board', kept);
    expect(new Taste()).toMatchObject({ seconds: 12, dark: false, hidden: [] });
  },
);
