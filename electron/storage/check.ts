import { randomUUID } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, type Result } from '#engine/core/result.ts';
import { hostRefused, refuseHost } from '../protocol/refusals.ts';
import { isCut } from './cut-log.ts';
import { copyInto, isUnfinished, isWithoutMainFile, keepEvidence, walOf } from './files.ts';
import type { Head, JournalRow } from './rows.ts';
import { readThrough, tryWriting } from './schema.ts';
import { openingTrouble } from './trouble.ts';

type Read = (row: JournalRow) => Refusal | undefined;

/**
 * Reads a journal that nobody has open without changing a byte of it. After an unclean end SQLite would complete
 * pending work, and drop what it cannot read, as soon as it opens the files: then a copy is read instead. A damaged
 * journal is copied aside and stays where it is.
 */
export function checked(path: string, read: Read): Result<Head, Refusal> {
  const found = look(path, read);
  if (!found.ok && hostRefused('journal-damaged')(found.error)) keepEvidence(path, new Date());
  return found;
}

function look(path: string, read: Read): Result<Head, Refusal> {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    return fail(refuseHost('file-is-folder', { text: path }));
  if (isWithoutMainFile(path)) return fail(refuseHost('journal-damaged', { text: 'file missing' }));
  try {
    return isUnfinished(path) ? lookAtCopy(path, read) : lookInPlace(path, read);
  } catch (error) {
    return fail(openingTrouble(error, dirname(path)));
  }
}

function lookInPlace(path: string, read: Read): Result<Head, Refusal> {
  const db = new DatabaseSync(new URL(`${pathToFileURL(path).href}?immutable=1`), { readOnly: true });
  try {
    return readThrough(db, read);
  } finally {
    db.close();
  }
}

function lookAtCopy(path: string, read: Read): Result<Head, Refusal> {
  const { folder, copy } = copied(path);
  try {
    const db = new DatabaseSync(copy);
    try {
      const head = readThrough(db, read);
      // SQLite drops what it cannot read of a log, and the next write overwrites it.
      if (head.ok && isCut(walOf(path), framesOf(db))) keepEvidence(path, new Date());
      if (head.ok && head.value.n > 0) tryWriting(db, head.value);
      return head;
    } finally {
      db.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many frames of the log were read. */
function framesOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA wal_checkpoint(PASSIVE)').get()?.['log'] ?? 0);
}

/** Beside the journal or, if the disk is full, among the system's temporary files. */
function copied(path: string): { readonly folder: string; readonly copy: string } {
  const beside = join(dirname(path), 'journal.check');
  rmSync(beside, { recursive: true, force: true });
  try {
    return { folder: beside, copy: copyInto(path, beside) };
  } catch {
    const elsewhere = join(tmpdir(), `tarockabend-check-${randomUUID()}`);
    return { folder: elsewhere, copy: copyInto(path, elsewhere) };
  }
}
