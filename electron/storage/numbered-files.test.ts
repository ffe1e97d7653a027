import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newestOf, writeNext } from './numbered-files.ts';

let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'tarockabend-numbered-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));
const files = (most = 10) => ({ folder: join(root, 'Tarockabend', 'Cup'), name: 'Cup', most });

test('files are numbered on and on, and the last ones are kept', async () => {
  for (let i = 1; i <= 13; i++) expect((await writeNext(files(), [`${String(i)}\n`])).n).toBe(i);
  expect(readdirSync(files().folder).sort()).toEqual(
    [4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((n) => `Cup 00${n < 10 ? '0' : ''}${String(n)}.json`),
  );
  const newest = await newestOf(files());
  expect([newest?.n, readFileSync(newest?.path ?? '', 'utf8')]).toEqual([13, '13\n']);
  expect(newest?.at).toMatch(/^\d{4}-/);
  if (process.platform !== 'win32') expect(statSync(newest?.path ?? '').mode & 0o777).toBe(0o600);
});

test('if names ignore case, no file of another name is overwritten', async () => {
  await writeNext(files(), ['first']);
  expect((await writeNext({ ...files(), name: 'CUP' }, ['second'])).n).toBe(2);
  expect((await newestOf({ ...files(), name: 'cup' }))?.n).toBe(2);
  expect(readFileSync(join(files().folder, 'Cup 0001.json'), 'utf8')).toBe('first');
});

test("other people's files in the folder stay, and do not count", async () => {
  mkdirSync(files().folder, { recursive: true });
  for (const other of ['Cup.json', 'Cup 12.json', 'Cup 0001.txt', 'Notes 0007.json', 'Cup 0003 (copy).json'])
    writeFileSync(join(files().folder, other), 'mine');
  expect(await newestOf(files(1))).toBeUndefined();
  await writeNext(files(1), ['a']);
  await writeNext(files(1), ['b']);
  expect(readdirSync(files().folder)).toHaveLength(6);
});

test('half-written files of a killed program are removed later; those of a running one stay', async () => {
  await writeNext(files(), ['a']);
  for (const other of ['.Cup.1.half', '.Cup.2.half', '.Club.3.half']) writeFileSync(join(files().folder, other), '{');
  for (const other of ['.Cup.1.half', '.Club.3.half']) utimesSync(join(files().folder, other), 0, 0);
  await writeNext(files(), ['b']);
  expect(readdirSync(files().folder).sort()).toEqual(['.Club.3.half', '.Cup.2.half', 'Cup 0001.json', 'Cup 0002.json']);
});

test('a failure half way leaves nothing behind and harms no existing file', async () => {
  await writeNext(files(1), ['whole']);
  function* breaks() {
    yield 'half';
    throw new Error('out of words');
  }
  await expect(writeNext(files(1), breaks())).rejects.toThrow('out of words');
  expect(readdirSync(files().folder)).toEqual(['Cup 0001.json']);
  expect(readFileSync(join(files().folder, 'Cup 0001.json'), 'utf8')).toBe('whole');
  writeFileSync(join(root, 'file'), '');
  await expect(writeNext({ ...files(), folder: join(root, 'file', 'Cup') }, ['x'])).rejects.toThrow('ENOTDIR');
});

/** Writes 8 kB as the next file where no file may be longer than 2 kB: the first part fits, without an error. */
const TOO_LONG = `
  const { writeNext } = await import(process.argv[1]);
  await writeNext({ folder: process.argv[2], name: 'Cup', most: 1 }, ['x'.repeat(8192)]);
`;

test.skipIf(process.platform === 'win32')('a file that the disk takes only in part does not count', async () => {
  await writeNext(files(1), ['whole']);
  const program = fileURLToPath(new URL('./numbered-files.ts', import.meta.url));
  const node = [process.execPath, '--input-type=module', '-e', TOO_LONG, program, files().folder];
  const { status } = spawnSync('/bin/sh', ['-c', 'ulimit -f 4; exec "$0" "$@"', ...node]);
  expect(status).not.toBe(0);
  expect(readdirSync(files().folder)).toEqual(['Cup 0001.json']);
  expect(readFileSync(join(files().folder, 'Cup 0001.json'), 'utf8')).toBe('whole');
});
