import type { BackupView } from '../../protocol/backups.ts';
import type { EveningEvent } from '../../../engine/tournament/state/types.ts';
import { eventFilePieces } from './event-file.ts';
import type { Evening } from '../state/evening-state.ts';

/** By what the files of an evening are found. */
export interface EveningName {
  readonly id: string;
  readonly name: string;
}

/** Where the files of evenings lie; what fails rejects with the system's error. */
export interface BackupFolder {
  /** Where those of an evening would be, to be named where nothing can be written. */
  place(evening: EveningName): string;
  write(evening: EveningName, pieces: AsyncIterable<string>): Promise<{ readonly at: string; readonly folder: string }>;
  newest(evening: EveningName): Promise<{ readonly at: string; readonly folder: string } | undefined>;
}

export interface BackupsOptions {
  readonly folder: BackupFolder;
  /** As they are at that moment. */
  readonly evenings: () => ReadonlyMap<string, Evening>;
  /** ISO time. */
  readonly now: () => string;
  /** Runs something after so many ms, as long as the process lives for other reasons. */
  readonly later: (then: () => void, milliseconds: number) => void;
  /** How it stands is to be told anew. */
  readonly changed: () => void;
}

/** What has happened is in a file at the latest after so many ms; after a failure it is tried again sooner. */
export const LATEST = 10 * 60_000;
export const AGAIN = 60_000;

/** After these an evening is written at once: a round has its results, or it is over. */
const AT_ONCE: readonly EveningEvent['type'][] = ['round-closed', 'evening-archived'];

interface Kept {
  last: BackupView['last'];
  waiting: string | null;
  problem: BackupView['problem'];
  writing: Promise<void> | undefined;
  /** Whether a later look is arranged. */
  arranged: boolean;
}

/** Writes every club evening's event file by itself, after each round and at the latest every ten minutes. */
export class Backups {
  readonly #options: BackupsOptions;
  readonly #kept = new Map<string, Kept>();
  #over = false;

  constructor(options: BackupsOptions) {
    this.#options = options;
  }

  /** Looks for the files that are there; what has happened since the newest of an evening waits. */
  async look(): Promise<void> {
    for (const { state, history } of this.#clubs()) {
      const last = await this.#options.folder.newest(state).catch(() => undefined);
      if (!last) continue;
      const kept = this.#of(state.id);
      kept.last ??= last;
      const happened = history.at(-1)?.at ?? '';
      if (happened > last.at) this.#waits(state.id, happened);
    }
    this.#options.changed();
  }

  /** Something happened at these evenings; `null`: they are told anew. */
  happened(evenings: ReadonlyMap<string, readonly EveningEvent[] | null>): void {
    for (const [id, events] of evenings) {
      if (events?.length === 0 || this.#options.evenings().get(id)?.state.purpose !== 'club-evening') continue;
      this.#waits(id, this.#options.now());
      if (events?.some(({ type }) => AT_ONCE.includes(type))) void this.#write(id);
    }
  }

  views(): readonly BackupView[] {
    return [...this.#kept].map(([evening, { last, waiting, problem }]) => ({ evening, last, waiting, problem }));
  }

  /** Writes what waits, before the end. */
  async stop(): Promise<void> {
    this.#over = true;
    await Promise.all(
      [...this.#kept].map(([id, { writing }]) => (writing ?? Promise.resolve()).then(() => this.#write(id))),
    );
  }

  *#clubs(): Iterable<Evening> {
    for (const evening of this.#options.evenings().values())
      if (evening.state.purpose === 'club-evening' && !evening.state.archived) yield evening;
  }

  #of(id: string): Kept {
    const kept = this.#kept.get(id) ?? {
      last: null,
      waiting: null,
      problem: null,
      writing: undefined,
      arranged: false,
    };
    this.#kept.set(id, kept);
    return kept;
  }

  #waits(id: string, since: string): void {
    const kept = this.#of(id);
    kept.waiting ??= since;
    this.#arrange(id, LATEST);
  }

  #arrange(id: string, milliseconds: number): void {
    const kept = this.#of(id);
    if (kept.arranged || this.#over) return;
    kept.arranged = true;
    this.#options.later(() => {
      kept.arranged = false;
      if (!this.#over) void this.#write(id);
    }, milliseconds);
  }

  /** One at a time; what happens meanwhile waits for the next one. */
  async #write(id: string): Promise<void> {
    const kept = this.#of(id);
    const evening = this.#options.evenings().get(id);
    if (!evening || kept.waiting === null) return;
    if (kept.writing) return kept.writing.then(() => this.#write(id));
    kept.writing = this.#writeNow(evening, kept).finally(() => (kept.writing = undefined));
    return kept.writing;
  }

  async #writeNow(evening: Evening, kept: Kept): Promise<void> {
    const { folder, changed } = this.#options;
    const { state } = evening;
    const since = kept.waiting;
    kept.waiting = null;
    try {
      kept.last = await folder.write(state, eventFilePieces(evening));
      kept.problem = null;
    } catch (error) {
      kept.waiting = since;
      kept.problem = { folder: folder.place(state), reason: error instanceof Error ? error.message : String(error) };
      this.#arrange(state.id, AGAIN);
    }
    changed();
  }
}
