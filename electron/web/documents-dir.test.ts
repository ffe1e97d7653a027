import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentsDir } from './documents-dir.ts';

let home = '';
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'tarockabend-home-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));
const make = (name: string): string => {
  mkdirSync(join(home, name), { recursive: true });
  return join(home, name);
};

test('the documents are where the desktop says, else in the folder of the usual name, else at home', () => {
  expect(documentsDir('linux', {}, home)).toBe(home);
  const usual = make('Dokumente');
  expect(documentsDir('linux', {}, home)).toBe(usual);
  expect(documentsDir('win32', {}, home)).toBe(usual);
  const papers = make('Papiere');
  make('.config');
  writeFileSync(
    join(home, '.config', 'user-dirs.dirs'),
    '# one line each\nXDG_MUSIC_DIR="$HOME/Musik"\nXDG_DOCUMENTS_DIR="$HOME/Papiere"\n',
  );
  expect(documentsDir('linux', {}, home)).toBe(papers);
  expect(documentsDir('darwin', {}, home)).toBe(usual);
  const elsewhere = make('elsewhere');
  expect(documentsDir('linux', { XDG_DOCUMENTS_DIR: elsewhere }, home)).toBe(elsewhere);
  expect(documentsDir('linux', { XDG_DOCUMENTS_DIR: join(home, 'gone') }, home)).toBe(usual);
});
