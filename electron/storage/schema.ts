import type { DatabaseSync } from 'node:sqlite';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { refuseHost } from '../protocol/refusals.ts';
import { hashOf, type Head, type JournalRow, NO_ROW } from './rows.ts';

/**
 * Version of the tables below, kept in `user_version`. 1 had an index on `hash`, and no table `program`; such journals
 * stay as they are.
 */
export const JOURNAL_SCHEMA = 2;

/** "TAro" in ASCII: identifies the file as ours. */
const APPLICATION_ID = 0x5441726f;

const SCHEMA = `
  CREATE TABLE journal (
    n        INTEGER PRIMARY KEY,
    at       TEXT NOT NULL,
    stream   TEXT NOT NULL,
    body     TEXT NOT NULL,
    previous TEXT NOT NULL,
    hash     TEXT NOT NULL
  ) STRICT;
  CREATE TRIGGER journal_keeps_rows BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END;
  CREATE TRIGGER journal_keeps_words BEFORE UPDATE ON journal BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END;
  CREATE TABLE program (version TEXT NOT NULL) STRICT;
`;

export const INSERT = 'INSERT INTO journal (n, at, stream, body, previous, hash) VALUES (?, ?, ?, ?, ?, ?)';

const versionOf = (db: DatabaseSync): number => Number(db.prepare('PRAGMA user_version').get()?.['user_version']);

/** Creates the tables if there are none. `appVersion`: which version an older program asks for. */
export function makeTables(db: DatabaseSync, appVersion: string): void {
  if (versionOf(db) !== 0) return;
  db.exec(`${SCHEMA}; PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${JOURNAL_SCHEMA}`);
  db.prepare('INSERT INTO program (version) VALUES (?)').run(appVersion);
}

/**
 * Reads a journal from its first row to its last, once SQLite has found the file valid: whether each row is as it was
 * written and follows the one before, and what `read` says to it. Changes nothing.
 */
export function readThrough(db: DatabaseSync, read: (row: JournalRow) => Refusal | undefined): Result<Head, Refusal> {
  const version = versionOf(db);
  if (version > JOURNAL_SCHEMA)
    return fail(refuseHost('journal-too-new', { text: madeBy(db) ?? `Schema ${String(version)}` }));
  if (version === 0)
    return db.prepare('SELECT 1 FROM sqlite_schema').get()
      ? fail(refuseHost('journal-damaged', { text: 'schema' }))
      : ok(NO_ROW);
  const sound = db.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
  // The line before only names the file.
  if (sound !== 'ok')
    return fail(refuseHost('journal-damaged', { text: `file, ${String(sound).split('\n').at(-1) ?? ''}` }));
  let head = NO_ROW;
  for (const stored of db.prepare('SELECT n, at, stream, body, previous, hash FROM journal ORDER BY n').iterate()) {
    const row = {
      n: Number(stored['n']),
      at: String(stored['at']),
      stream: String(stored['stream']),
      body: String(stored['body']),
    };
    const hash = hashOf(row, head.hash);
    if (row.n !== head.n + 1 || stored['previous'] !== head.hash || stored['hash'] !== hash)
      return fail(refuseHost('journal-damaged', { text: `row ${String(head.n + 1)}` }));
    const refused = read(row);
    if (refused) return fail(refused);
    head = { n: row.n, hash };
  }
  return ok(head);
}

/** Writes a row and rolls back: readable files can still be damaged in a way that only writing reveals. */
export function tryWriting(db: DatabaseSync, { n, hash }: Head): void {
  db.exec('BEGIN');
  try {
    db.prepare(INSERT).run(n + 1, '', '', '', hash, '');
  } finally {
    if (db.isTransaction) db.exec('ROLLBACK');
  }
}

/** The last row as it is stored. */
export function headOf(db: DatabaseSync): Head {
  const last = db.prepare('SELECT n, hash FROM journal ORDER BY n DESC LIMIT 1').get();
  return last ? { n: Number(last['n']), hash: String(last['hash']) } : NO_ROW;
}

/** The program that wrote a newer journal. */
function madeBy(db: DatabaseSync): string | undefined {
  try {
    const version = db.prepare('SELECT version FROM program').get()?.['version'];
    return typeof version === 'string' ? `Tarockabend ${version}` : undefined;
  } catch {
    return undefined;
  }
}
