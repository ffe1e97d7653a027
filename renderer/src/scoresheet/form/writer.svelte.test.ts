import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '#page/testing/page.ts';

/** The page as it begins: with what its tab has kept. */
async function begun() {
  vi.resetModules();
  return (await import('./writer.svelte.ts')).writer;
}
beforeEach(() => vi.stubGlobal('sessionStorage', new MemoryStorage()));

test('nobody writes at a new window', async () => {
  expect((await begun()).name).toBe('');
});

test('who writes is kept while the page is loaded anew, and is gone with the window', async () => {
  const writer = await begun();
  writer.name = 'Anna';
  expect(writer.name).toBe('Anna');
  writer.name = 'Berta';
  expect((await begun()).name).toBe('Berta');
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  expect((await begun()).name).toBe('');
});
