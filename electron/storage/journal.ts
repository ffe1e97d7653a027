import { createHash } from 'node:crypto';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Refusal } from '../../engine/core/refusal.ts';
import { refusal } from '../../engine/core/refusal.ts';
import { fail, ok, type Result } from '../../engine/core/result.ts';
import type { HostRefusal } from '../../engine/tournament/refusals.ts';

/** One row of the journal as it was written; see docs/formats.md. */
export interface JournalRow {
  /** From 1, without gaps. */
  readonly n: number;
  /** ISO time. */
  readonly at: string;
  /** What it belongs to: an evening's id. */
  readonly stream: string;
  /** JSON. */
  readonly body: string;
}

/** What is to be written; number and hash come with the writing. */
export type JournalDraft = Omit<JournalRow, 'n'>;

/** An open journal. Nothing in it is ever changed or removed. */
export interface Journal {
  /** Writes all drafts in one transaction that is on the disk when this returns. Throws if it cannot; then nothing was written. */
  commit(drafts: readonly JournalDraft[]): void;
  close(): void;
}

/** Version of the tables below, kept in `user_version`. */
export const JOURNAL_SCHEMA = 1;

/** "TAro" in ASCII: says whose file it is. */
const APPLICATION_ID = 0x5441726f;

/** What the first row points back to. */
const NO_HASH = '0'.repeat(64);

const SCHEMA = `
  CREATE TABLE journal (
    n        INTEGER PRIMARY KEY,
    at       TEXT NOT NULL,
    stream   TEXT NOT NULL,
    body     TEXT NOT NULL,
    previous TEXT NOT NULL,
    hash     TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE TRIGGER journal_keeps_rows BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END;
  CREATE TRIGGER journal_keeps_words BEFORE UPDATE ON journal BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END;
`;

/** SHA-256 over everything a row says and the hash of the row before, so that no row can be changed alone. */
const hashOf = ({ n, at, stream, body }: JournalRow, previous: string): string =>
  createHash('sha256')
    .update(JSON.stringify([n, at, stream, body, previous]))
    .digest('hex');

/**
 * Opens (or creates) a journal, takes it for this process alone, checks every row and hands it to `read`. The lock is
 * the operating system's: it goes with the process, however that ends. Refuses with `journal-locked`,
 * `journal-damaged` (at `row N`), `journal-too-new`, `journal-not-opened`, or what `read` refuses with.
 */
export function openJournal(path: string, read: (row: JournalRow) => Refusal | undefined): Result<Journal, Refusal> {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: 0 });
    const result = openInside(db, read);
    if (!result.ok) db.close();
    return result;
  } catch (error) {
    db?.close();
    return fail(refusalOf(error));
  }
}

function openInside(db: DatabaseSync, read: (row: JournalRow) => Refusal | undefined): Result<Journal, Refusal> {
  // Exclusive before the first access: then no other connection gets in, not even to read.
  db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN EXCLUSIVE');
  const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
  if (version > JOURNAL_SCHEMA) return fail(refuse('journal-too-new', String(version)));
  if (version === 0) {
    if (db.prepare('SELECT 1 FROM sqlite_schema').get()) return fail(refuse('journal-damaged', 'schema'));
    db.exec(`${SCHEMA}; PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${JOURNAL_SCHEMA}`);
  }
  db.exec('COMMIT');
  const last = readAll(db, read);
  if (!last.ok) return last;
  return ok(new SqliteJournal(db, last.value));
}

interface Head {
  readonly n: number;
  readonly hash: string;
}

function readAll(db: DatabaseSync, read: (row: JournalRow) => Refusal | undefined): Result<Head, Refusal> {
  let head: Head = { n: 0, hash: NO_HASH };
  for (const stored of db.prepare('SELECT n, at, stream, body, previous, hash FROM journal ORDER BY n').iterate()) {
    const row = {
      n: Number(stored['n']),
      at: String(stored['at']),
      stream: String(stored['stream']),
      body: String(stored['body']),
    };
    const hash = hashOf(row, head.hash);
    if (row.n !== head.n + 1 || stored['previous'] !== head.hash || stored['hash'] !== hash)
      return fail(refuse('journal-damaged', `row ${head.n + 1}`));
    const no = read(row);
    if (no) return fail(no);
    head = { n: row.n, hash };
  }
  return ok(head);
}

class SqliteJournal implements Journal {
  readonly #db: DatabaseSync;
  readonly #insert: StatementSync;
  #head: Head;

  constructor(db: DatabaseSync, head: Head) {
    this.#db = db;
    this.#head = head;
    this.#insert = db.prepare('INSERT INTO journal (n, at, stream, body, previous, hash) VALUES (?, ?, ?, ?, ?, ?)');
  }

  commit(drafts: readonly JournalDraft[]): void {
    if (drafts.length === 0) return;
    this.#db.exec('BEGIN');
    try {
      let head = this.#head;
      for (const { at, stream, body } of drafts) {
        const row: JournalRow = { n: head.n + 1, at, stream, body };
        const hash = hashOf(row, head.hash);
        this.#insert.run(row.n, at, stream, body, head.hash, hash);
        head = { n: row.n, hash };
      }
      this.#db.exec('COMMIT');
      this.#head = head;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#db.close();
  }
}

const refuse = (code: HostRefusal, at?: string): Refusal => refusal(code, at);

/** SQLite's primary result codes; the extended ones share their low byte. */
const [BUSY, LOCKED, CORRUPT, NOT_A_DB] = [5, 6, 11, 26];

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') throw error;
  const code = error.errcode & 0xff;
  if (code === BUSY || code === LOCKED) return refuse('journal-locked');
  if (code === CORRUPT || code === NOT_A_DB) return refuse('journal-damaged', 'file');
  return refuse('journal-not-opened', error.message);
}
