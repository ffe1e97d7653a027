import type { Seat } from '../../../engine/core/seat.ts';
import type { BackWhat, TableFlow, TableTalk } from '../../protocol/table/table-talk.ts';

/** A question that is open; it is about one moment of the table and ends with it. */
export interface OpenQuestion {
  readonly what: BackWhat;
  readonly by: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** Shortest time between two words of one speaker, in ms. */
const BREATH = 2000;

/** What goes on at the tables beside the cards: in memory alone, gone with the process. Tables are named by `placeOf`. */
export class TableActivity {
  /** What was said since the lines were told last. */
  readonly talk: TableTalk[] = [];
  readonly #pauses = new Map<string, NonNullable<TableFlow['pause']>>();
  readonly #questions = new Map<string, OpenQuestion>();
  readonly #waiting = new Map<string, string>();
  /** By speaker: when he spoke last, in ms. */
  readonly #spoken = new Map<string, number>();
  #said = 0;

  pauseAt(place: string): TableFlow['pause'] {
    return this.#pauses.get(place) ?? null;
  }

  pause(place: string, by: string, since: string): void {
    this.#pauses.set(place, { by, since });
  }

  /** Goes on; whoever is at turn has all his time again. */
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

  /** Whether somebody may speak again; if so, he has spoken. `at`: ms. */
  speaks(who: string, at: number): boolean {
    const before = this.#spoken.get(who);
    if (before !== undefined && at >= before && at - before < BREATH) return false;
    this.#spoken.set(who, at);
    return true;
  }

  say(talk: Omit<TableTalk, 'n'>): void {
    this.talk.push({ ...talk, n: ++this.#said });
  }
}
