import { accessSync, constants } from 'node:fs';
import type { Refusal } from '#engine/core/refusal.ts';
import { printRefusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { refuseHost } from '../protocol/refusals.ts';

/** Thrown by `commit`: nothing of it was written, as far as anybody can know. */
export class NotWritten extends Error {
  readonly refusal: Refusal;

  constructor(refused: Refusal, cause?: unknown) {
    super(printRefusal(refused), { cause });
    this.refusal = refused;
  }
}

/** SQLite's primary result codes; the extended ones share their low byte. */
const [BUSY, LOCKED, CORRUPT, FULL, NOT_A_DB] = [5, 6, 11, 13, 26];

/** SQLite's code of an error, with its extension; `undefined` if it is not SQLite's. */
function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
}

/** Why a journal could not be opened or read; an error that is no fault of files is rethrown. `folder`: where it is. */
export function openingTrouble(error: unknown, folder: string): Refusal {
  const code = sqliteCode(error);
  if (code === undefined) return fileTrouble(error, folder);
  const primary = code & 0xff;
  if (primary === BUSY || primary === LOCKED) return refuseHost('journal-locked');
  if (primary === CORRUPT || primary === NOT_A_DB)
    return refuseHost('journal-damaged', { text: `file, SQLite ${String(code)}` });
  if (primary === FULL) return refuseHost('no-space', { text: folder });
  const usual = usable(() => accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK), folder);
  return usual.ok ? refuseHost('journal-not-opened', { text: `${folder}, SQLite ${String(code)}` }) : usual.error;
}

/** The result of `open`, or why the files that it needs cannot be used. */
export function usable<T>(open: () => T, folder: string): Result<T, Refusal> {
  try {
    return ok(open());
  } catch (error) {
    return fail(fileTrouble(error, folder));
  }
}

/** Why a transaction could not be written. */
export function writingTrouble(error: unknown): Refusal {
  if (error instanceof NotWritten) return error.refusal;
  const code = sqliteCode(error);
  if (code !== undefined && (code & 0xff) === FULL) return refuseHost('disk-full');
  const system = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'error';
  if (system === 'ENOSPC' || system === 'EDQUOT') return refuseHost('disk-full');
  return refuseHost('journal-failed', { text: code === undefined ? system : `SQLite ${String(code)}` });
}

/** Why a file or folder cannot be used; an error that is no fault of files is rethrown. */
function fileTrouble(error: unknown, folder: string): Refusal {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : folder;
  switch (error.code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return refuseHost('folder-is-file', { text: path });
    case 'EISDIR':
      return refuseHost('file-is-folder', { text: path });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return refuseHost('folder-read-only', { text: path });
    case 'ENOSPC':
    case 'EDQUOT':
      return refuseHost('no-space', { text: folder });
    default:
      if (!('syscall' in error)) throw error;
      return refuseHost('file-not-usable', { text: `${path}, ${String(error.code)}` });
  }
}
