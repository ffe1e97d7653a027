import { createHash } from 'node:crypto';

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

/** What is to be written; number and hash are added when it is written. */
export type JournalDraft = Omit<JournalRow, 'n'>;

/** The last row of a chain. */
export interface Head {
  readonly n: number;
  readonly hash: string;
}

/** What the first row points back to. */
export const NO_ROW: Head = { n: 0, hash: '0'.repeat(64) };

/** SHA-256 over everything in a row and the hash of the row before, so that no row can be changed alone. */
export const hashOf = ({ n, at, stream, body }: JournalRow, previous: string): string =>
  createHash('sha256')
    .update(JSON.stringify([n, at, stream, body, previous]))
    .digest('hex');
