import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { JournalDraft, JournalRow } from './rows.ts';

/** How many characters are packed together. */
const BLOCK = 500_000;
const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

type Packed = readonly [at: string, stream: string, body: string];

/**
 * Every row of the journal in memory, packed to a small part of its size: what was acknowledged can be read, and
 * written elsewhere, if the disk has lost it.
 */
export class PackedRows {
  readonly #blocks: Buffer[] = [];
  #open: Packed[] = [];
  #characters = 0;

  add({ at, stream, body }: JournalDraft): void {
    this.#open.push([at, stream, body]);
    this.#characters += body.length;
    if (this.#characters < BLOCK) return;
    this.#blocks.push(zstdCompressSync(JSON.stringify(this.#open), FAST));
    this.#open = [];
    this.#characters = 0;
  }

  /** All of them in order; only while nothing is added. */
  *[Symbol.iterator](): Generator<JournalRow> {
    let n = 0;
    for (const block of this.#blocks)
      for (const row of JSON.parse(zstdDecompressSync(block).toString()) as readonly Packed[]) yield rowOf(++n, row);
    for (const row of this.#open) yield rowOf(++n, row);
  }
}

const rowOf = (n: number, [at, stream, body]: Packed): JournalRow => ({ n, at, stream, body });
