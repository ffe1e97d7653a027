import { homedir } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** How many lines of a program's last output are kept, and how many characters of each. */
const LINES = 50;
const CHARACTERS = 400;
/** A dead program may still have something in the pipe; how long to wait for it, in ms. */
const PATIENCE = 500;

/** The output of a program on its way to the terminal: the last lines are kept, in case they are its last words. */
export class LastWords {
  readonly #lines: string[] = [];
  readonly #ended: Promise<void>;

  constructor(from: Readable, echo: Writable) {
    from.on('data', (chunk: Buffer) => echo.write(chunk));
    const reader = createInterface({ input: from });
    reader.on('line', (line) => {
      this.#lines.push(masked(line));
      if (this.#lines.length > LINES) this.#lines.shift();
    });
    this.#ended = new Promise((resolve) => reader.once('close', resolve));
  }

  /** When the program is dead: its last output, oldest line first. */
  async all(): Promise<readonly string[]> {
    await Promise.race([this.#ended, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    return this.#lines;
  }
}

/**
 * A line without what a report must not carry: text between double quotes may be somebody's name, and the path of the
 * user's folder contains theirs.
 */
export function masked(line: string): string {
  const cut = line.length > CHARACTERS ? `${line.slice(0, CHARACTERS)} …` : line;
  return cut.replaceAll(homedir(), '~').replace(/"[^"]*("|$)|„[^“”"]*([“”"]|$)|“[^”]*(”|$)/gu, '"…"');
}

/** The error's own line, if there is one: it says most. */
export function gist(lines: readonly string[]): string {
  return (lines.findLast((line) => /^\s*(Uncaught )?[A-Za-z]*(Error|Exception)\b|^FATAL/u.test(line)) ?? '').trim();
}
