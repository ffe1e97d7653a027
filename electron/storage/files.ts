import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Name of the journal in the data folder. */
export const JOURNAL_FILE = 'journal.sqlite';

/** Names of the files beside a journal: SQLite's log, its rollback journal, and its index of the log. */
const [WAL, ROLLBACK, INDEX] = ['-wal', '-journal', '-shm'];

export const walOf = (path: string): string => path + WAL;

/** The existing files of a journal; SQLite rebuilds its index of the log. */
const partsOf = (path: string): readonly string[] =>
  [path, path + WAL, path + ROLLBACK].filter((part) => existsSync(part));

/** Whether work is pending after an unclean end: then SQLite changes the files as soon as it opens them. */
export const isUnfinished = (path: string): boolean => existsSync(path + WAL) || existsSync(path + ROLLBACK);

/** Whether there is a log but no database to apply it to; SQLite, too, ignores a file of a single byte. */
export const isWithoutMainFile = (path: string): boolean =>
  isUnfinished(path) && (!existsSync(path) || (statSync(path).size <= 1 && !existsSync(path + ROLLBACK)));

/**
 * Copies a journal's files into a new folder, and gives the copy's path. Throws if that fails; then the folder is
 * removed.
 */
export function copyInto(path: string, folder: string): string {
  // An existing folder is somebody else's, or an earlier copy.
  mkdirSync(folder, { mode: 0o700 });
  try {
    for (const part of partsOf(path))
      copyFileSync(part, join(folder, basename(part)), constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return join(folder, basename(path));
}

/**
 * Keeps a copy of a damaged journal beside it, as `journal.damaged-<date>`, unless an identical one exists; the journal
 * itself stays as it is. A failed copy (the disk is full) does not change the refusal.
 */
export function keepEvidence(path: string, now: Date): void {
  const folder = dirname(path);
  try {
    const before = readdirSync(folder).filter((name) => name.startsWith(DAMAGED));
    if (before.some((name) => isSame(path, join(folder, name, basename(path))))) return;
    const copied = join(folder, `${DAMAGED}${stampOf(now)}`);
    copyInto(path, copied);
    for (const part of partsOf(join(copied, basename(path)))) sync(part);
    if (process.platform !== 'win32') sync(copied);
  } catch (error) {
    console.error((error as Error).message);
  }
}

/** Puts aside a log whose journal is gone, and of which nothing is needed any more. */
export function setLogAside(path: string, now: Date): void {
  renameSync(path + WAL, `${path}${WAL}.${stampOf(now)}`);
}

const stampOf = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '-');

const DAMAGED = 'journal.damaged-';

function isSame(one: string, other: string): boolean {
  const [here, there] = [partsOf(one), partsOf(other)];
  return (
    here.length === there.length &&
    here.every((part, i) => {
      const copy = there[i];
      return copy !== undefined && basename(part) === basename(copy) && readFileSync(part).equals(readFileSync(copy));
    })
  );
}

/**
 * Writes a file in one step: after a crash it is as it was before, or as it is now. What lies at the place where it is prepared
 * is removed, never followed: others may have put a link there.
 */
export function replaceFile(path: string, text: string, mode: number): void {
  const fresh = `${path}.new`;
  rmSync(fresh, { force: true });
  const file = openSync(fresh, 'wx', mode);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(fresh, path);
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A journal contains hidden cards: only its owner may read it. `path` is created if it is missing. */
export function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  if (process.platform === 'win32') return;
  for (const part of [path, path + WAL, path + ROLLBACK, path + INDEX]) if (existsSync(part)) chmodSync(part, 0o600);
}

/** Creates the data folder, accessible only to its owner; a shared one (`/tmp`, somebody else's) stays as it is. */
export function makeFolder(folder: string): void {
  // If a folder cannot be created the system does not always say why; the one above it tells.
  accessSync(nearest(folder), constants.W_OK);
  makeEach(folder);
  const { mode, uid } = statSync(folder);
  const isShared = (mode & 0o1000) !== 0 || uid !== process.getuid?.();
  if (process.platform !== 'win32' && !isShared && (mode & 0o077) !== 0) chmodSync(folder, 0o700);
}

/** One level after the other: if the system can create none, as below `/proc`, Node's own way never ends. */
function makeEach(folder: string): void {
  if (existsSync(folder)) return;
  makeEach(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Which file is at a path: another one at the same place is another file. */
export function identityOf(path: string): string | undefined {
  const at = statSync(path, { bigint: true, throwIfNoEntry: false });
  return at && `${String(at.dev)}:${String(at.ino)}`;
}

/** Which device a path is on; if the path does not exist, that of its nearest folder. */
export const deviceOf = (path: string): bigint => statSync(nearest(path), { bigint: true }).dev;

/** The path itself or, if it does not exist, the first folder above it that does. */
const nearest = (path: string): string => (existsSync(path) || dirname(path) === path ? path : nearest(dirname(path)));
