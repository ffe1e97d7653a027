import type { ParseArgsOptionsConfig } from 'node:util';
import type { Json } from '../core/json.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Result } from '../core/result.ts';
import type { Language, Text } from '../core/text.ts';

/** Where the command line reads and writes; tests supply their own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Throws if it cannot be read; `-` is standard input. */
  read(path: string): string;
  /** Opens a file for lines; throws if it cannot be written. */
  lines(path: string): LineWriter;
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** Milliseconds for which this thread has kept a processor busy. */
  spent(): number;
}

export interface LineWriter {
  write(line: string): void;
  close(): void;
}

/** One call of a command, with parsed arguments. */
export interface Call {
  readonly flags: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
  readonly args: readonly string[];
  readonly language: Language;
  readonly io: Io;
}

/** What a command prints: as JSON or for people. */
export interface Output {
  readonly json: Json;
  readonly text: string;
  /** 1: the command worked, but found something wrong. */
  readonly exitCode?: 0 | 1;
}

/** A refusal with its place in the input if `at` is a card or a seat: `actions.12`. */
export interface Fault extends Refusal {
  readonly place?: string;
}

/** Why a command did nothing. */
export interface Faults {
  readonly faults: readonly Fault[];
}

export interface Command {
  readonly id: string;
  /** Synopsis without the program's name. */
  readonly usage: string;
  readonly says: Text;
  /** What else is told of it where help for it alone is asked for; each line may be the same in both languages. */
  readonly more?: readonly Text[];
  readonly flags: ParseArgsOptionsConfig;
  /** Names of the arguments, all of them required. */
  readonly args: readonly string[];
  run(call: Call): Result<Output, Faults>;
}

/** Shorthand for a failed result. */
export const refuse = (faults: readonly Fault[] | Fault): { readonly ok: false; readonly error: Faults } => ({
  ok: false,
  error: { faults: 'code' in faults ? [faults] : faults },
});
