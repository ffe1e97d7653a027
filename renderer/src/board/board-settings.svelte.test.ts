import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/page.ts';
import { BoardSettings } from './board-settings.svelte.ts';

beforeEach(() => void vi.stubGlobal('localStorage', new MemoryStorage()));

test('the board starts with twelve seconds a page, light, with every kind', () => {
  expect(new BoardSettings()).toMatchObject({ seconds: 12, dark: false, hidden: [] });
});

test('its settings survive a restart', () => {
  const settings = new BoardSettings();
  settings.seconds = 30;
  settings.dark = true;
  settings.toggle('clock');
  settings.toggle('names');
  settings.toggle('names');
  expect(new BoardSettings()).toMatchObject({ seconds: 30, dark: true, hidden: ['clock'] });
});

test.each(['nonsense', '[]', 'null', '{"seconds":7,"dark":"yes","hidden":["nothing"]}'])(
  'stored text that is invalid is ignored: %s',
  (kept) => {
    localStorage.setItem('tarockabend.board', kept);
    expect(new BoardSettings()).toMatchObject({ seconds: 12, dark: false, hidden: [] });
  },
);
