import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { identityOf } from './files.ts';

/**
 * Marks a data folder as in use. It is an empty database of its own that is held exclusively, since the journal must be
 * checked before SQLite opens it. The lock is the operating system's: it goes with the process, however that ends.
 */
export class FolderLock {
  readonly #path: string;
  readonly #identity: string | undefined;
  readonly #db: DatabaseSync;

  /** Throws SQLite's `BUSY` if somebody else has it. */
  constructor(journal: string) {
    this.#path = lockOf(journal);
    this.#db = new DatabaseSync(this.#path, { timeout: 0 });
    try {
      this.#db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    } catch (error) {
      this.#db.close();
      throw error;
    }
    this.#identity = identityOf(this.#path);
  }

  /** Whether it is still the lock of this journal: its folder was moved away and is back. */
  holds(journal: string): boolean {
    return lockOf(journal) === this.#path && identityOf(this.#path) === this.#identity;
  }

  release(): void {
    this.#db.close();
  }
}

const lockOf = (journal: string): string => join(dirname(journal), 'journal.lock');
