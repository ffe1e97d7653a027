import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupFolder, EveningName } from '../host/evening/backups.ts';
import { newestOf, type NumberedFiles, writeNext } from './numbered-files.ts';

/** Below the documents folder. */
const OWN = 'Tarockabend';
/** How many files of an evening are kept. */
const MOST = 10;
/** How many evenings of one name have a folder of their own. */
const MOST_ALIKE = 99;

/** Keeps the files of every evening in a folder of its name: `Documents/Tarockabend/Cup Imst/Cup Imst 0012.json`. */
export function backupFolder(documents: string): BackupFolder {
  /** By id of the evening. */
  const known = new Map<string, NumberedFiles>();
  // One after the other: of two evenings with one name the second must see that the first has its folder, with files or
  // not.
  let turn: Promise<unknown> = Promise.resolve();
  const find = async (evening: EveningName): Promise<NumberedFiles> => {
    const taken = new Set([...known.values()].map(({ folder }) => folder));
    const files = known.get(evening.id) ?? (await ownFolder(join(documents, OWN), evening, taken));
    known.set(evening.id, files);
    return files;
  };
  const filesOf = (evening: EveningName): Promise<NumberedFiles> => {
    const found = turn.then(() => find(evening));
    turn = found.catch(() => undefined);
    return found;
  };
  return {
    place: ({ name }) => join(documents, OWN, fileName(name)),
    async write(evening, pieces) {
      const files = await filesOf(evening);
      const { at } = await writeNext(files, pieces);
      return { at, folder: files.folder };
    },
    async newest(evening) {
      const files = await filesOf(evening);
      const newest = await newestOf(files);
      return newest && { at: newest.at, folder: files.folder };
    },
  };
}

/** The evening's folder; if another evening of the same name has it, the next one. `taken`: others have them. */
async function ownFolder(root: string, { id, name }: EveningName, taken: ReadonlySet<string>): Promise<NumberedFiles> {
  const own = fileName(name);
  for (let i = 1; i < MOST_ALIKE; i++) {
    const files = { folder: join(root, i === 1 ? own : `${own} (${String(i)})`), name: own, most: MOST };
    if (taken.has(files.folder)) continue;
    const newest = await newestOf(files);
    if (!newest || (await beginsWith(newest.path)).includes(`"id": ${JSON.stringify(id)}`)) return files;
  }
  return { folder: join(root, `${own} ${fileName(id)}`), name: own, most: MOST };
}

/** The first event of an evening's file names it. */
async function beginsWith(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2000), 0, 2000, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A name that every system accepts: letters, digits and blanks, no device name. */
function fileName(name: string): string {
  const whole = (name.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, 60);
  const words = whole.replace(/[\ud800-\udbff]$/, '').trim();
  return words === '' || /^(con|prn|aux|nul|(com|lpt)[\d¹²³])$/i.test(words) ? `Abend ${words}`.trim() : words;
}
