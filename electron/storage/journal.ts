import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { refuseHost } from '../protocol/refusals.ts';
import { checked } from './check.ts';
import { identityOf, isUnfinished, makePrivate, setLogAside, walOf } from './files.ts';
import { FolderLock } from './lock.ts';
import { PackedRows } from './packed-rows.ts';
import { hashOf, type Head, type JournalDraft, type JournalRow, NO_ROW } from './rows.ts';
import { headOf, INSERT, makeTables, tryWriting } from './schema.ts';
import { NotWritten, openingTrouble, writingTrouble } from './trouble.ts';

export type { JournalDraft, JournalRow } from './rows.ts';

/** An open journal. Nothing in it is ever changed or removed. */
export interface Journal {
  /** Where it is written at the moment. */
  readonly path: string;
  /** Writes all drafts in one transaction that is on the disk when this returns. Throws `NotWritten` if it cannot. */
  commit(drafts: readonly JournalDraft[]): void;
  /** Everything that was ever committed, from memory. */
  rows(): Iterable<JournalRow>;
  /** Whether its files are still where they were opened: `journal-gone` if not. */
  look(): Refusal | undefined;
  /** Tries to recover after a failure, with a real commit; gives why it cannot. */
  tryAgain(): Refusal | undefined;
  /** Writes everything again at another place and goes on there. Refuses if another journal is there. */
  rewrite(path: string): Refusal | undefined;
  close(): void;
}

/**
 * Opens (or creates) a journal, locks it for this process, checks every row and hands it to `read`. Nothing is changed
 * before all of it is found valid. `appVersion` is written into a new one. Refuses with `journal-locked`,
 * `journal-damaged` (at `row N` or `file`), `journal-too-new`, `journal-not-opened`, with what is wrong with the
 * folder, or as `read` does.
 */
export function openJournal(
  path: string,
  read: (row: JournalRow) => Refusal | undefined,
  appVersion = '0',
): Result<Journal, Refusal> {
  const kept = new PackedRows();
  const opened = openFiles(path, appVersion, (row) => {
    kept.add(row);
    return read(row);
  });
  return opened.ok ? ok(new SqliteJournal(opened.value, kept, appVersion)) : opened;
}

/** The files of a journal that was found valid. */
interface Opened {
  readonly path: string;
  readonly db: DatabaseSync;
  readonly lock: FolderLock;
  readonly head: Head;
}

/** `held`: the folder's lock, if this process has it already. */
function openFiles(
  path: string,
  appVersion: string,
  read: (row: JournalRow) => Refusal | undefined,
  held?: FolderLock,
): Result<Opened, Refusal> {
  let lock = held;
  let db: DatabaseSync | undefined;
  const leave = <T>(result: T): T => {
    db?.close();
    if (lock !== held) lock?.release();
    return result;
  };
  try {
    lock ??= new FolderLock(path);
    const wasUnfinished = isUnfinished(path);
    const isThere = identityOf(path) !== undefined;
    const sound = isThere || wasUnfinished ? checked(path, read) : ok(NO_ROW);
    if (!sound.ok) return leave(sound);
    makePrivate(path);
    db = new DatabaseSync(path, { timeout: 0 });
    prepare(db, appVersion);
    const head = headOf(db);
    if (head.n !== sound.value.n || head.hash !== sound.value.hash)
      return leave(fail(refuseHost('journal-damaged', { text: 'file' })));
    if (wasUnfinished) settle(db);
    else tryWriting(db, head);
    return ok({ path, db, lock, head });
  } catch (error) {
    return leave(fail(openingTrouble(error, dirname(path))));
  }
}

function prepare(db: DatabaseSync, appVersion: string): void {
  // Exclusive before the first access: then no other connection gets in, not even to read. On a Mac only `fullfsync`
  // really reaches the disk.
  db.exec(`
    PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    PRAGMA fullfsync = 1; PRAGMA checkpoint_fullfsync = 1; BEGIN EXCLUSIVE
  `);
  makeTables(db, appVersion);
  db.exec('COMMIT');
}

/**
 * Transfers the log into the file, written and synced again: after a failed sync, what can be read need not be on the
 * disk. If that is impossible now the log stays as it is.
 */
function settle(db: DatabaseSync): void {
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    console.error(error);
  }
}

class SqliteJournal implements Journal {
  readonly #kept: PackedRows;
  readonly #appVersion: string;
  #path: string;
  #lock: FolderLock;
  /** Missing: the files were closed to be reopened, and could not be. */
  #db: DatabaseSync | undefined;
  #insert: StatementSync;
  #head: Head;
  #files: Files;

  constructor(opened: Opened, kept: PackedRows, appVersion: string) {
    this.#kept = kept;
    this.#appVersion = appVersion;
    this.#path = opened.path;
    this.#lock = opened.lock;
    this.#db = opened.db;
    this.#insert = opened.db.prepare(INSERT);
    this.#head = opened.head;
    this.#files = filesAt(opened.path);
  }

  get path(): string {
    return this.#path;
  }

  rows(): Iterable<JournalRow> {
    return this.#kept;
  }

  commit(drafts: readonly JournalDraft[]): void {
    if (drafts.length === 0) return;
    try {
      const gone = this.look();
      if (gone || !this.#db) throw new NotWritten(gone ?? refuseHost('journal-gone', { text: this.#path }));
      const rows = numbered(drafts, this.#head);
      this.#head = write(this.#db, this.#insert, rows, this.#head);
    } catch (error) {
      throw new NotWritten(writingTrouble(error), error);
    }
    for (const draft of drafts) this.#kept.add(draft);
  }

  /**
   * By their names, and never by opening the file: closing any handle of a file releases all locks that this process
   * has on it.
   */
  look(): Refusal | undefined {
    const { main, wal } = filesAt(this.#path);
    const { main: ours, wal: log } = this.#files;
    return main === ours && wal === log && this.#db ? undefined : refuseHost('journal-gone', { text: this.#path });
  }

  tryAgain(): Refusal | undefined {
    try {
      const gone = this.look();
      if (gone) return this.#find() ?? this.tryAgain();
      // The header is written even if it is unchanged: a commit like any other, without content.
      const version = Number(this.#db?.prepare('PRAGMA user_version').get()?.['user_version']);
      this.#db?.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${String(version)}; COMMIT`);
      return undefined;
    } catch (error) {
      if (this.#db?.isTransaction) this.#db.exec('ROLLBACK');
      return writingTrouble(error);
    }
  }

  rewrite(path: string): Refusal | undefined {
    const { main, wal } = filesAt(path);
    // A log without its journal would be taken for damage; everything in ours is in memory.
    if (path === this.#path && main === undefined && wal !== undefined && wal === this.#files.wal)
      setLogAside(path, new Date());
    return this.#moveTo(path);
  }

  close(): void {
    this.#leave();
    this.#lock.release();
  }

  /** SQLite deletes the log by its name when it closes: if other files are there now it must not. */
  #leave(): void {
    if (!this.#db) return;
    if (this.look()) ABANDONED.push(this.#db);
    else this.#db.close();
    this.#db = undefined;
  }

  /**
   * Checks whether the files there now are our journal all the same: a stick that was put back, a log that was deleted.
   */
  #find(): Refusal | undefined {
    const { main, wal } = filesAt(this.#path);
    if (main === undefined) return refuseHost('journal-gone', { text: this.#path });
    if (main === this.#files.main && this.#db) {
      // A foreign log would be taken for ours.
      if (wal !== undefined) return refuseHost('journal-gone', { text: this.#path });
      // Everything in the log goes into the file, which is still there.
      this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      this.#db.close();
      this.#db = undefined;
    }
    return this.#moveTo(this.#path);
  }

  /** Goes on in the journal at `path`, if its content is a beginning of ours, or in a new one. */
  #moveTo(path: string): Refusal | undefined {
    const ours = this.#kept[Symbol.iterator]();
    const other = refuseHost('journal-there', { text: dirname(path) });
    let isOther = false;
    const held = this.#lock.holds(path) ? this.#lock : undefined;
    const opened = openFiles(
      path,
      this.#appVersion,
      (row) => {
        const own = ours.next().value as JournalRow | undefined;
        isOther = own?.body !== row.body || own.at !== row.at || own.stream !== row.stream;
        return isOther ? other : undefined;
      },
      held,
    );
    if (!opened.ok) return opened.error;
    const { db, lock, head } = opened.value;
    try {
      const insert = db.prepare(INSERT);
      this.#head = write(db, insert, ours, head);
      this.#leave();
      if (this.#lock !== lock) this.#lock.release();
      [this.#path, this.#db, this.#lock, this.#insert] = [path, db, lock, insert];
      this.#files = filesAt(path);
      return undefined;
    } catch (error) {
      db.close();
      if (lock !== this.#lock) lock.release();
      return writingTrouble(error);
    }
  }
}

/**
 * Held, so that nothing closes them: the files that they had open are not where they were. They end with the process.
 */
const ABANDONED: DatabaseSync[] = [];

interface Files {
  readonly main: string | undefined;
  readonly wal: string | undefined;
}

const filesAt = (path: string): Files => ({ main: identityOf(path), wal: identityOf(walOf(path)) });

function* numbered(drafts: readonly JournalDraft[], { n }: Head): Generator<JournalRow> {
  for (const draft of drafts) yield { n: ++n, ...draft };
}

/** Writes rows in one transaction after `head`, and gives the new one. */
function write(db: DatabaseSync, insert: StatementSync, rows: Iterable<JournalRow>, head: Head): Head {
  db.exec('BEGIN');
  try {
    for (const row of rows) {
      const hash = hashOf(row, head.hash);
      insert.run(row.n, row.at, row.stream, row.body, head.hash, hash);
      head = { n: row.n, hash };
    }
    db.exec('COMMIT');
    return head;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
