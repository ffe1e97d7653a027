import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Stopped } from '../protocol/transport/stopped.ts';
import { replaceFile } from '../storage/files.ts';
import { gist } from './last-words.ts';
import type { LogFile } from './log-file.ts';

/** One unexpected end. */
export interface Death {
  /** In words: `exit code 1`, `SIGKILL`. */
  readonly how: string;
  /** How long it had lived, in ms. */
  readonly lived: number;
  readonly words: readonly string[];
}

/** Keeps what is known of each death, for the developers. */
export class ExitReport {
  readonly #file: string;
  readonly #log: LogFile;
  readonly #version: string;

  constructor(dataDir: string, log: LogFile, version: string) {
    this.#file = join(dataDir, 'logs', 'report.txt');
    this.#log = log;
    this.#version = version;
  }

  /**
   * Records a death, in the log and as a report that somebody can send; `said` is a sentence of the dead process's own.
   */
  record({ how, lived, words }: Death, said?: string): Stopped {
    const ended = `ended: ${how}, ${(lived / 1000).toFixed(1)} s after its start`;
    this.#log.write(`host ${ended}`, ...words);
    const head = [`Tarockabend ${this.#version}`, new Date().toISOString(), `${process.platform} ${process.arch}`];
    const report = `${[head.join(' · '), `host ${ended}`, '', ...words].join('\n')}\n`;
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      replaceFile(this.#file, report, 0o600);
    } catch (error) {
      console.error(error);
    }
    return { crashed: said === undefined, said: said ?? (gist(words) || how), file: this.#file, report };
  }
}
