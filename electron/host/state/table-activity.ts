import type { AskedWhat, TableFlow, TableTalk } from '#electron/protocol/table/table-talk.ts';
import type { Seat } from '#engine/core/seat.ts';
import { Claims } from './claims.ts';
import type { Access } from './guests/access.ts';
import { GuestWaits } from './guests/guest-waits.ts';

/** An open question; it is about one moment of the table and ends with it. */
export interface OpenQuestion {
  readonly what: AskedWhat;
  readonly by: readonly Seat[];
  readonly agreed: readonly Seat[];
  /** The connection that asked. */
  readonly asker: { readonly access: Access; charge(spent: number): void };
}

/**
 * What goes on at the tables besides the cards: in memory only, gone with the process. Tables are named by `placeOf`.
 */
export class TableActivity {
  /** What was said since the last message. */
  readonly talk: TableTalk[] = [];
  readonly claims = new Claims();
  readonly waits = new GuestWaits();
  readonly #pauses = new Map<string, NonNullable<TableFlow['pause']>>();
  readonly #questions = new Map<string, OpenQuestion>();
  readonly #waiting = new Map<string, string>();
  readonly #rests = new Map<string, { readonly from: number; readonly to: number }>();
  #said = 0;

  pauseAt(place: string): TableFlow['pause'] {
    return this.#pauses.get(place) ?? null;
  }

  pause(place: string, by: string, since: string): void {
    this.#pauses.set(place, { by, since });
  }

  /** Resumes; the clock of the player to act starts again. */
  resume(place: string, at: string): void {
    this.#pauses.delete(place);
    if (this.#waiting.has(place)) this.#waiting.set(place, at);
  }

  /** A table waits for somebody from now on. */
  prompted(place: string, at: string): void {
    this.#waiting.set(place, at);
    this.#questions.delete(place);
  }

  waitingSince(place: string): string | null {
    return this.#pauses.has(place) ? null : (this.#waiting.get(place) ?? null);
  }

  questionAt(place: string): OpenQuestion | undefined {
    return this.#questions.get(place);
  }

  ask(place: string, question: OpenQuestion): void {
    this.#questions.set(place, question);
  }

  drop(place: string): void {
    this.#questions.delete(place);
  }

  /** The rest of a deal was played at once: its actions from `from` to `to` are one step. */
  playedRest(place: string, from: number, to: number): void {
    this.#rests.set(place, { from, to });
  }

  /** Where the step begins that led to this many actions, if that was the rest of a deal. */
  restBefore(place: string, actions: number): number | undefined {
    const rest = this.#rests.get(place);
    return rest?.to === actions ? rest.from : undefined;
  }

  say(talk: Omit<TableTalk, 'n'>): void {
    this.talk.push({ ...talk, n: ++this.#said });
  }
}
