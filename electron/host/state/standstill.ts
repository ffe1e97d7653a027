import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';
import type { Every } from '#electron/lan/clock.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { Standstill, StandstillCode, StandstillNews } from '#electron/protocol/standstill.ts';
import { deviceOf, makeFolder } from '#electron/storage/files.ts';
import type { Journal } from '#electron/storage/journal.ts';
import { usable } from '#electron/storage/trouble.ts';
import { isSamePlace, printPlace } from '#engine/core/place.ts';
import type { Refusal } from '#engine/core/refusal.ts';

/** How often it is tested whether writing works again, and whether the files are still there, in ms. */
const TRY_EVERY = 5000;

/** What a connection knows before it is sent anything. */
export const WRITING: StandstillNews = { type: 'standstill', standstill: null, movedTo: null };

export interface StandstillOptions {
  readonly journal: Journal;
  readonly now: () => string;
  readonly every: Every;
  /** The files are gone, and no command has noticed. */
  readonly gone: (why: Refusal) => void;
  /** The state has changed and must be sent. */
  readonly changed: () => void;
  /** Writing works again. */
  readonly over: () => void;
}

/** Knows whether changes can be written, and tries to recover if not. */
export class Standstills {
  readonly #options: StandstillOptions;
  readonly #folder: string;
  readonly #device: bigint;
  readonly #stop: () => void;
  #current: { readonly why: Refusal; readonly since: string } | undefined;
  #news: { readonly director: StandstillNews; readonly others: StandstillNews } = {
    director: WRITING,
    others: WRITING,
  };

  constructor(options: StandstillOptions) {
    this.#options = options;
    this.#folder = dirname(options.journal.path);
    this.#device = deviceOf(this.#folder);
    this.#stop = options.every(TRY_EVERY, () => this.#tick());
  }

  /** Why a command that changes something is refused; without the place, which is not everybody's business. */
  get refusal(): Refusal | undefined {
    if (!this.#current) return undefined;
    const { at: _, ...why } = this.#current.why;
    return why;
  }

  /** What a connection may know of it. */
  news(isDirector: boolean): StandstillNews {
    return isDirector ? this.#news.director : this.#news.others;
  }

  begin(why: Refusal): void {
    this.#current = { why, since: this.#current?.since ?? this.#options.now() };
    this.#send();
  }

  /** Writes everything into another folder, or again into the same one, and goes on there; gives why that failed. */
  writeAgain(folder: string): Refusal | undefined {
    if (this.#current?.why.code !== GONE) return refuseHost('not-gone');
    if (!isAbsolute(folder)) return refuseHost('folder-not-whole', { text: folder });
    const { journal } = this.#options;
    const made = usable(() => makeFolder(folder), folder);
    if (!made.ok) return made.error;
    const refused = journal.rewrite(join(folder, basename(journal.path)));
    if (!refused) this.#end();
    return refused;
  }

  close(): void {
    this.#stop();
  }

  #tick(): void {
    const { journal, gone } = this.#options;
    if (!this.#current) {
      const why = journal.look();
      if (why) gone(why);
      return;
    }
    const why = journal.tryAgain();
    if (!why) return this.#end();
    // Found again, but changed: it still counts as missing.
    const known = why.code in CODES ? why : refuseHost(GONE, { text: journal.path });
    if (known.code === this.#current.why.code && isSamePlace(known.at, this.#current.why.at)) return;
    this.begin(known);
    this.#options.changed();
  }

  #end(): void {
    this.#current = undefined;
    this.#send();
    this.#options.over();
  }

  #send(): void {
    const here = dirname(this.#options.journal.path);
    const movedTo = here === this.#folder ? null : here;
    if (!this.#current) {
      const director = movedTo === null ? WRITING : { ...WRITING, movedTo };
      this.#news = { director, others: WRITING };
      return;
    }
    const { why, since } = this.#current;
    const sent: Standstill = { code: why.code as StandstillCode, since, at: null, offer: null };
    const isGone = why.code === GONE;
    const more = { at: isGone ? here : why.at ? printPlace(why.at) : null, offer: isGone ? this.#offer() : null };
    this.#news = {
      director: { type: 'standstill', standstill: { ...sent, ...more }, movedTo },
      others: { type: 'standstill', standstill: sent, movedTo: null },
    };
  }

  /**
   * The old place, where the program looks at its next start; the default folder if the old one was on a removed stick.
   */
  #offer(): string {
    return deviceOf(this.#folder) === this.#device
      ? this.#folder
      : join(homedir(), `Tarockabend ${this.#options.now().slice(0, 10)}`);
  }
}

const GONE = 'journal-gone' satisfies StandstillCode;
const CODES: Readonly<Record<StandstillCode, true>> = {
  'journal-gone': true,
  'disk-full': true,
  'journal-failed': true,
};
