import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { useFolder } from '#electron/host/testing/laptop.ts';
import { failedStart, LEAVE_OUT, ownDisk, type Within } from './running-server.ts';

// Each starts several processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000 });

const folder = useFolder();

/** One sentence with the folder, what to do, and the code; no stack. */
async function expectSentence(dataDir: string, about: string, code: string, within?: Within): Promise<void> {
  const failed = await failedStart(dataDir, within);
  const sentence = new RegExp(`^[A-ZÄÖÜ][^\\n]+: [^\\n]*${about}[^\\n]*\\. Bitte [^\\n]+\\. \\[${code}\\]\\n$`);
  expect(failed.said).toMatch(sentence);
  expect(failed.code).toBe(2);
}

describe('if the program cannot start it says why in one sentence', () => {
  test('the data folder is a file', async () => {
    const path = join(folder.path, 'data');
    writeFileSync(path, 'a file');
    await expectSentence(path, path, 'folder-is-file');
  });

  test('the data folder is to lie in a file', async () => {
    const path = join(folder.path, 'file');
    writeFileSync(path, 'a file');
    await expectSentence(join(path, 'data'), path, 'folder-is-file');
  });

  test.each(['config.json', 'rooms.json', 'journal.sqlite'])('%s is a folder', async (name) => {
    mkdirSync(join(folder.path, name));
    await expectSentence(folder.path, folder.path, 'file-is-folder');
  });

  test.skipIf(LEAVE_OUT).each([
    ['the disk is read-only', 'mount -o remount,ro "$0"', 'folder-read-only'],
    ['the disk is full', 'head -c 9000000 /dev/zero > "$0/filler" || true', 'no-space'],
  ])('%s', async (_, before, code) => {
    const disk = mkdtempSync(join(tmpdir(), 'disk-'));
    try {
      const { command } = ownDisk(disk, 1000);
      const within = {
        command: command.map((part) => part.replace('&& exec', `&& { ${before}; } 2>/dev/null && exec`)),
      };
      await expectSentence(disk, disk, code, within);
      await expectSentence(join(disk, 'data'), disk, code, within);
    } finally {
      rmSync(disk, { recursive: true });
    }
  });
});
