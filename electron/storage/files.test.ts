import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openIdentity } from '../lan/identity.ts';
import { LogFile } from '../supervisor/log-file.ts';
import { ExitReport } from '../supervisor/report.ts';
import { SessionFile } from '../web/session-file.ts';
import { replaceFile } from './files.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'tarockabend-files-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a replaced file has the new text and mode, and nothing is left beside it', () => {
  const path = join(folder, 'kept.json');
  writeFileSync(path, 'before', { mode: 0o644 });
  replaceFile(path, 'after', 0o600);
  expect(readFileSync(path, 'utf8')).toBe('after');
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(existsSync(`${path}.new`)).toBe(false);
});

test('what a crash has left where it is prepared does not stop the next time', () => {
  const path = join(folder, 'kept.json');
  writeFileSync(`${path}.new`, 'half of it');
  replaceFile(path, 'whole', 0o600);
  expect(readFileSync(path, 'utf8')).toBe('whole');
});

describe.skipIf(process.platform === 'win32')(
  'a link that somebody else has put in the folder is not followed by',
  () => {
    const target = (): string => join(folder, 'target');
    /** What is written with a link in its way; the name of the file. */
    const writers: readonly (readonly [name: string, link: string, write: () => unknown])[] = [
      ['browser.json', 'browser.json.new', () => new SessionFile(folder).keep({ port: 4711 })],
      ['room-identity.json', 'room-identity.json.new', () => openIdentity(folder)],
      ['logs/tarockabend.log', 'logs/tarockabend.log', () => new LogFile(folder).write('entry')],
      ['logs/report.txt', 'logs/report.txt.new', () => died()],
      ['logs/report.txt', 'logs/report.txt', () => died()],
    ];
    const died = (): unknown =>
      new ExitReport(folder, new LogFile(folder), '1.2.3').record({ how: 'SIGKILL', lived: 1, words: [] });

    test.each(writers)('%s, at %s', async (name, link, write) => {
      writeFileSync(target(), 'somebody’s own');
      new LogFile(folder).write('so that the folder is there');
      rmSync(join(folder, 'logs', 'tarockabend.log'));
      symlinkSync(target(), join(folder, link));
      await write();
      expect(readFileSync(target(), 'utf8')).toBe('somebody’s own');
      expect(lstatSync(join(folder, name)).isFile()).toBe(true);
      expect(lstatSync(join(folder, name)).size).toBeGreaterThan(0);
    });
  },
);
