import { createContext } from 'svelte';
import type { Drafts } from './drafts.ts';

/** The window's drafts, for every form. */
const [useDrafts, provideDrafts] = createContext<Drafts>();
export { provideDrafts };

/** A form as JSON, and back; `fill` may throw at what it does not understand. */
export interface Fields<T> {
  read(): T;
  fill(typed: T): void;
}

/**
 * What is typed into a form, kept until it is sent: to be made while a component begins, when its fields hold what
 * they hold before anybody types. `place` names the form and what it is about, in all evenings.
 */
export class Draft<T> {
  /** Since when what stands in the form was not sent (ISO), if it was taken up again. */
  since = $state<string | null>(null);
  /** Whether something else stands in the form than at its beginning. */
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

  /** It is sent, or nobody wants it any more: what stands in the form now is its beginning. */
  sent(): void {
    this.#untouched = this.#text();
    this.since = null;
    this.changed = false;
    this.#drafts.drop(this.place);
  }

  /** Throws away what was typed. */
  discard(): void {
    this.#fields.fill(JSON.parse(this.#untouched) as T);
    this.sent();
  }

  /** What was typed is somebody else's to send: the form at that place begins with it. */
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
