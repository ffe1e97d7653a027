/** What was typed into a form and not sent, and when (ISO). */
export interface Draft {
  readonly at: string;
  /** JSON. */
  readonly typed: string;
}

/** The part of a tab's storage that is needed. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'tarockabend.draft.';
/** Longest draft in characters, and the maximum number; a new one replaces the oldest. */
const LONGEST = 100_000;
const MOST = 40;

/**
 * All unsent input of this window, by place, until the window is closed. A page restores it after a reload, after
 * leaving and after a restart of the program. Codes and tickets are never stored here.
 */
export class Drafts {
  readonly #storage: TabStorage;
  readonly #now: () => number;
  readonly #changed: () => void;

  /** `now`: ms. `changed` is called whenever the first unsent input appears or the last one goes. */
  constructor(storage: TabStorage, now: () => number, changed: () => void = () => undefined) {
    this.#storage = storage;
    this.#now = now;
    this.#changed = changed;
  }

  /** Whether anything is unsent. */
  get any(): boolean {
    return this.#places().length > 0;
  }

  read(place: string): Draft | undefined {
    const text = this.#storage.getItem(PREFIX + place);
    if (text === null) return undefined;
    try {
      const { at, typed } = JSON.parse(text) as Partial<Draft>;
      if (typeof at === 'string' && typeof typed === 'string') return { at, typed };
    } catch {
      // Not ours; treated as missing.
    }
    return undefined;
  }

  keep(place: string, typed: string): void {
    const had = this.any;
    if (typed.length > LONGEST) return this.drop(place);
    const others = this.#places().filter((one) => one !== place);
    const oldest = [...others].sort((a, b) => (this.read(a)?.at ?? '').localeCompare(this.read(b)?.at ?? ''));
    for (const one of oldest.slice(0, Math.max(0, others.length + 1 - MOST))) this.#storage.removeItem(PREFIX + one);
    try {
      const kept: Draft = { at: new Date(this.#now()).toISOString(), typed };
      this.#storage.setItem(PREFIX + place, JSON.stringify(kept));
    } catch {
      // Full, or not allowed: the form works without drafts.
    }
    if (this.any !== had) this.#changed();
  }

  drop(place: string): void {
    const had = this.any;
    this.#storage.removeItem(PREFIX + place);
    if (this.any !== had) this.#changed();
  }

  #places(): readonly string[] {
    const keys = Array.from({ length: this.#storage.length }, (_, i) => this.#storage.key(i) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  }
}
