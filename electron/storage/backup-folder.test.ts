import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupFolder } from './backup-folder.ts';

let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'tarockabend-backup-folder-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A file of an evening, in one piece. */
// eslint-disable-next-line @typescript-eslint/require-await
async function* file(id: string): AsyncGenerator<string> {
  yield `{"id": ${JSON.stringify(id)}}`;
}

test.each(['COM¹', 'lpt³', 'com2', 'NUL'])(
  '%s is a name that Windows does not accept, and gets a word added',
  (name) => {
    expect(basename(backupFolder(root).place({ id: 'x', name }))).toBe(`Abend ${name}`);
  },
);

test('a long name ends with a whole character, so that its files are found again', async () => {
  const evening = { id: 'x', name: `${'a'.repeat(59)}𝕬𝕬` };
  const { folder } = await backupFolder(root).write(evening, file('x'));
  await backupFolder(root).write(evening, file('x'));
  expect(readdirSync(folder)).toHaveLength(2);
  const other = await backupFolder(root).write({ ...evening, id: 'y' }, file('y'));
  expect(other.folder).not.toBe(folder);
});
