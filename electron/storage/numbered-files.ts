import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder in which files of one name are numbered, the newest ones kept: `Cup Imst 0012.json`. */
export interface NumberedFiles {
  readonly folder: string;
  /** What all its file names begin with. */
  readonly name: string;
  /** How many are kept. */
  readonly most: number;
}

/** One of them. */
export interface NumberedFile {
  readonly path: string;
  readonly n: number;
  /** ISO time. */
  readonly at: string;
}

const ENDING = '.json';
/** An unfinished file this old, in ms, belongs to a program that died while writing it; a live one needs seconds. */
const ABANDONED = 3_600_000;

/**
 * Writes the next file atomically and readable only by the user; it is on the disk when this resolves. The oldest ones
 * are removed only after that. Rejects with the system's error; then all earlier files are as they were.
 */
export async function writeNext(
  files: NumberedFiles,
  pieces: Iterable<string> | AsyncIterable<string>,
): Promise<NumberedFile> {
  const { folder, name, most } = files;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const before = await filesIn(files);
  const n = (before.at(-1)?.n ?? 0) + 1;
  const path = pathOf(files, n);
  const half = join(folder, `.${name}.${randomUUID()}.half`);
  try {
    const file = await open(half, 'wx', 0o600);
    try {
      // A plain `write` may write only a part, and reports that only in its result.
      for await (const piece of pieces) await file.writeFile(piece);
      await file.sync();
    } finally {
      await file.close();
    }
    // A umask may remove rights but never adds any; this is for systems that ignore the mode of a new file.
    await chmod(half, 0o600);
    await rename(half, path);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
  await syncFolder(folder);
  await clearAbandoned(files);
  for (const old of before.slice(0, Math.max(0, before.length + 1 - most)))
    await rm(join(folder, old.file), { force: true });
  return { path, n, at: (await stat(path)).mtime.toISOString() };
}

/** Unfinished files under this name that others left. */
async function clearAbandoned({ folder, name }: NumberedFiles): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!file.startsWith(`.${name}.`) || !file.endsWith('.half')) continue;
    const path = join(folder, file);
    if (Date.now() - (await stat(path)).mtimeMs > ABANDONED) await rm(path, { force: true });
  }
}

/** The newest of them, if there is any. */
export async function newestOf(files: NumberedFiles): Promise<NumberedFile | undefined> {
  const newest = (await filesIn(files)).at(-1);
  if (newest === undefined) return undefined;
  const { file, n } = newest;
  const path = join(files.folder, file);
  return { path, n, at: (await stat(path)).mtime.toISOString() };
}

const pathOf = ({ folder, name }: NumberedFiles, n: number): string =>
  join(folder, `${name} ${String(n).padStart(4, '0')}${ENDING}`);

/** All of them, by number, ascending; anything else there is somebody else's. Some systems ignore case. */
async function filesIn({
  folder,
  name,
}: NumberedFiles): Promise<readonly { readonly n: number; readonly file: string }[]> {
  const found = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return found
    .map((file) => ({ file, number: /(?<= )\d{4,}(?=\.json$)/.exec(file)?.[0] }))
    .filter(
      ({ file, number }) => number !== undefined && sameLetters(file) === sameLetters(`${name} ${number}${ENDING}`),
    )
    .map(({ file, number }) => ({ file, n: Number(number) }))
    .sort((a, b) => a.n - b.n);
}

const sameLetters = (file: string): string => file.normalize('NFC').toLowerCase();

/** A name is on the disk once its folder is synced; Windows has no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
