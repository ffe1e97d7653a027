import { createContext } from 'svelte';
import type { Drafts } from './drafts.ts';

/** The window's drafts, for every form. */
const [useDrafts, provideDrafts] = createContext<Drafts>();
export { provideDrafts };

/** A form as JSON, and back; `fill` may throw on input it does not understand. */
export interface Fields<T> {
  read(): T;
  fill(typed: T): void;
}

/**
 * What is typed into a form, kept until it is sent. Create it while a component initialises, when the fields hold their
 * initial values. `place` names the form and its subject, across all evenings.
 */
export class Draft<T> {
  /** How long the restored input has been unsent (ISO), if it was restored. */
  since = $state<string | null>(null);
  /** Whether the form differs from its initial state. */
  changed = $state(false);
  readonly place: string;
  readonly #drafts = useDrafts();
  readonly #fields: Fields<T>;
  #untouched: string;

  constructor(place: string, fields: Fields<T>) {
    this.place = place;
    this.#fields = fields;
    this.#untouched = this.#text();
    this.#takeUp();
    $effect(() => this.#keep(this.#text()));
  }

  /** It was sent, or is no longer wanted: what the form holds now is its initial state. */
  sent(): void {
    this.#untouched = this.#text();
    this.since = null;
    this.changed = false;
    this.#drafts.drop(this.place);
  }

  /** Discards what was typed. */
  discard(): void {
    this.#fields.fill(JSON.parse(this.#untouched) as T);
    this.sent();
  }

  /** Another form is to send what was typed: the form at that place starts with it. */
  handTo(place: string): void {
    this.#drafts.keep(place, this.#text());
    this.sent();
  }

  #text(): string {
    return JSON.stringify(this.#fields.read());
  }

  #takeUp(): void {
    const kept = this.#drafts.read(this.place);
    if (!kept) return;
    try {
      this.#fields.fill(JSON.parse(kept.typed) as T);
      this.since = kept.at;
      this.changed = true;
    } catch {
      // It was kept by another version of this page.
      this.#fields.fill(JSON.parse(this.#untouched) as T);
      this.#drafts.drop(this.place);
    }
  }

  #keep(text: string): void {
    this.changed = text !== this.#untouched;
    if (!this.changed) this.#drafts.drop(this.place);
    else if (this.#drafts.read(this.place)?.typed !== text) this.#drafts.keep(this.place, text);
  }
}
