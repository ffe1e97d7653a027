import { closeSync, constants, lstatSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { masked } from './last-words.ts';

/** How many files a log has, and how many bytes each of them at most. */
const FILES = 5;
const BYTES = 1_000_000;

/**
 * Failures of the program itself, for its developers: `logs/tarockabend.log` in the data folder, older ones beside it
 * as `tarockabend.1.log` to `tarockabend.4.log`. They contain no names.
 */
export class LogFile {
  readonly #folder: string;
  readonly #now: () => Date;

  constructor(dataDir: string, now: () => Date = () => new Date()) {
    this.#folder = join(dataDir, 'logs');
    this.#now = now;
  }

  /** Writes lines with the time before them. A log that cannot be written must not be the next failure. */
  write(...lines: readonly string[]): void {
    try {
      const text = `${this.#now().toISOString()} ${lines
        .flatMap((line) => line.split('\n'))
        .map(masked)
        .join('\n  ')}\n`;
      mkdirSync(this.#folder, { recursive: true });
      const before = lstatSync(this.#path(0), { throwIfNoEntry: false });
      // A link is none of ours, and would lead what is logged somewhere else.
      if (before?.isSymbolicLink()) rmSync(this.#path(0));
      else if (before && before.size > 0 && before.size + Buffer.byteLength(text) > BYTES) this.#turn();
      append(this.#path(0), text);
    } catch (error) {
      console.error(error);
    }
  }

  #turn(): void {
    for (let i = FILES - 2; i >= 0; i--) {
      if (lstatSync(this.#path(i), { throwIfNoEntry: false })) renameSync(this.#path(i), this.#path(i + 1));
    }
  }

  #path(age: number): string {
    return join(this.#folder, age === 0 ? 'tarockabend.log' : `tarockabend.${age}.log`);
  }
}

const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;

/** Adds to a file, but never through a link; Windows has no such flag, and links only for administrators. */
function append(path: string, text: string): void {
  const file = openSync(path, O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600);
  try {
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}
