import type { BackupView } from '#electron/protocol/backups.ts';
import type { EveningEvent } from '#engine/tournament/state/types.ts';
import type { Evening } from '../state/evening-state.ts';
import { eventFilePieces } from './files/event-file.ts';

/** What the files of an evening are found by. */
export interface EveningName {
  readonly id: string;
  readonly name: string;
}

/** Where the files of evenings are; a failure rejects with the system's error. */
export interface BackupFolder {
  /** Where the files of an evening would be, to be named if nothing can be written. */
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
  /** Runs `then` after a delay in ms that does not keep the process alive. */
  readonly later: (then: () => void, milliseconds: number) => void;
  /** The state has changed and must be sent again. */
  readonly changed: () => void;
}

/** The longest time until a change is in a file, in ms; after a failure it is tried again sooner. */
export const LATEST = 10 * 60_000;
export const AGAIN = 60_000;

/** After these an evening is written at once: a round has its results, or the evening is over. */
const AT_ONCE: readonly EveningEvent['type'][] = ['round-closed', 'evening-archived'];

interface BackupState {
  last: BackupView['last'];
  waiting: string | null;
  problem: BackupView['problem'];
  writing: Promise<void> | undefined;
  /** Whether another look is scheduled. */
  arranged: boolean;
}

/** Writes every club evening's event file automatically, after each round and every ten minutes at the latest. */
export class Backups {
  readonly #options: BackupsOptions;
  readonly #kept = new Map<string, BackupState>();
  #over = false;

  constructor(options: BackupsOptions) {
    this.#options = options;
  }

  /** Looks for existing files; what has happened since the newest file of an evening is pending. */
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

  /** Something happened at these evenings; `null`: clients need a full snapshot. */
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

  /** Writes what is pending, before the end. */
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

  #of(id: string): BackupState {
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

  /** One at a time; changes in the meantime wait for the next one. */
  async #write(id: string): Promise<void> {
    const kept = this.#of(id);
    const evening = this.#options.evenings().get(id);
    if (!evening || kept.waiting === null) return;
    if (kept.writing) return kept.writing.then(() => this.#write(id));
    kept.writing = this.#writeNow(evening, kept).finally(() => (kept.writing = undefined));
    return kept.writing;
  }

  async #writeNow(evening: Evening, kept: BackupState): Promise<void> {
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
