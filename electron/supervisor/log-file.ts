import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { masked } from './last-words.ts';

/** A log of so many files, each of so many bytes at most. */
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
      const size = statSync(this.#path(0), { throwIfNoEntry: false })?.size ?? 0;
      if (size > 0 && size + Buffer.byteLength(text) > BYTES) this.#turn();
      appendFileSync(this.#path(0), text, { mode: 0o600 });
    } catch (error) {
      console.error(error);
    }
  }

  #turn(): void {
    for (let i = FILES - 2; i >= 0; i--) {
      if (statSync(this.#path(i), { throwIfNoEntry: false })) renameSync(this.#path(i), this.#path(i + 1));
    }
  }

  #path(age: number): string {
    return join(this.#folder, age === 0 ? 'tarockabend.log' : `tarockabend.${age}.log`);
  }
}
