import { actionsIn } from '../../engine/kernel/replay.ts';
import type { State } from '../../engine/kernel/types.ts';
import { evolve } from '../../engine/tournament/evolve.ts';
import type { EveningEvent } from '../../engine/tournament/types.ts';
import type { Journal, JournalDraft } from '../storage/journal.ts';
import type { Acted, Dealt, Entry, TakenBack } from './entries.ts';
import {
  eveningOf,
  foldHistory,
  keyOf,
  lastStep,
  placeOf,
  recordKey,
  type Evening,
  type FindGame,
  type HistoryLine,
  type LiveDeal,
} from './house.ts';
import { stillUndone } from './undone.ts';

/** Who takes a step where nobody else is named. */
export const DIRECTOR = 'director';
/** Who writes down what was played on the screen. */
export const SCREEN = 'screen';

/** What changed since the last writing. */
export interface Changes {
  /** By id of the evening at which something happened: what it was, or `null` where it is to be told anew. */
  readonly evenings: Map<string, EveningEvent[] | null>;
  /** Tables at which cards were dealt or somebody acted, by `placeOf`. */
  readonly tables: Set<string>;
}

/**
 * The host's memory and its pen. What is recorded takes effect at once in memory and is written with everything else
 * of this turn of the event loop; only after that does `written` tell anybody. If writing fails, memory is worthless.
 */
export class Ledger {
  readonly evenings: Map<string, Evening>;
  readonly changed: Changes = { evenings: new Map(), tables: new Set() };
  readonly #journal: Journal;
  readonly #findGame: FindGame;
  readonly #now: () => string;
  readonly #written: (failure?: unknown) => void;
  #drafts: JournalDraft[] = [];
  #due: NodeJS.Immediate | undefined;

  constructor(
    evenings: Map<string, Evening>,
    journal: Journal,
    findGame: FindGame,
    now: () => string,
    written: (failure?: unknown) => void,
  ) {
    this.evenings = evenings;
    this.#journal = journal;
    this.#findGame = findGame;
    this.#now = now;
    this.#written = written;
  }

  /** The events of one command; `by`: the director, a table, or whoever wrote it down. */
  recordEvents(id: string, events: readonly EveningEvent[], by: string = DIRECTOR): void {
    const before = this.evenings.get(id);
    const step = (before ? lastStep(before) : 0) + 1;
    for (const event of events) {
      const evening = this.evenings.get(id);
      const state = evolve(evening?.state ?? null, event);
      if (evening) evening.state = state;
      else {
        const game = this.#findGame(state.rules.family);
        if (!game.ok) throw new Error(`no rules for ${state.rules.family}`);
        this.evenings.set(id, eveningOf(state, game.value.rules(state.rules)));
      }
      this.evenings.get(id)?.history.push({ step, at: this.#now(), by, event });
      this.#keep(id, event);
      this.#tell(id, event);
      this.#record({ type: 'evening', evening: id, event, step, by });
    }
  }

  /** An evening that comes from a file, with its own steps, times and names. */
  recordImported(id: string, history: readonly HistoryLine[], undone: ReadonlySet<number>): void {
    const state = foldHistory({ history: [...history], undone: new Set(undone) });
    const game = this.#findGame(state.rules.family);
    if (!game.ok) throw new Error(`no rules for ${state.rules.family}`);
    const evening = eveningOf(state, game.value.rules(state.rules));
    evening.history.push(...history);
    for (const step of undone) evening.undone.add(step);
    this.evenings.set(id, evening);
    this.changed.evenings.set(id, null);
    for (const { step, at, by, event } of history) this.#record({ type: 'evening', evening: id, event, step, by }, at);
    for (const step of undone) this.#record({ type: 'undone', evening: id, step });
  }

  /** Takes a step back: the evening is folded again without it. */
  recordUndone(evening: Evening, step: number): void {
    evening.undone.add(step);
    evening.state = foldHistory(evening);
    this.changed.evenings.set(evening.state.id, null);
    this.#record({ type: 'undone', evening: evening.state.id, step });
  }

  recordDealt(evening: Evening, dealt: Dealt, state: State): void {
    evening.deals.set(keyOf(dealt), { dealt, state, undone: [] });
    this.#count(evening, dealt);
    this.#record(dealt);
  }

  recordActed(evening: Evening, acted: Acted, state: State): void {
    const live = evening.deals.get(keyOf(acted));
    if (!live) throw new Error(`no deal at ${keyOf(acted)}`);
    const undone = stillUndone(live.undone, acted.by, acted.action);
    evening.deals.set(keyOf(acted), { ...live, state, undone });
    this.#count(evening, acted);
    this.#record(acted);
  }

  recordTakenBack(evening: Evening, taken: TakenBack, live: LiveDeal): void {
    evening.deals.set(keyOf(taken), live);
    this.#count(evening, taken);
    this.#record(taken);
  }

  /** Has `written` called at the end of this turn, also where there is nothing to write. */
  schedule(): void {
    this.#due ??= setImmediate(() => this.flush());
  }

  /** Writes what is recorded and tells of it, now. */
  flush(): void {
    clearImmediate(this.#due);
    this.#due = undefined;
    const drafts = this.#drafts;
    this.#drafts = [];
    try {
      this.#journal.commit(drafts);
    } catch (failure) {
      return this.#written(failure);
    }
    this.#written();
  }

  close(): void {
    clearImmediate(this.#due);
    this.#journal.close();
  }

  /** The record of a deal that was just finished at a table. */
  #keep(id: string, event: EveningEvent): void {
    const evening = this.evenings.get(id);
    if (!evening) return;
    if (event.type === 'deal-withdrawn') evening.records.delete(recordKey(event, event.deal));
    if (event.type !== 'deal-entered' || event.result.source !== 'played') return;
    const live = evening.deals.get(keyOf(event));
    if (!live) throw new Error(`a deal was played at ${keyOf(event)}, and none was dealt`);
    evening.records.set(recordKey(event, event.result.deal), { dealt: live.dealt, deeds: actionsIn(live.state) });
  }

  #tell(id: string, event: EveningEvent): void {
    const told = this.changed.evenings.get(id);
    if (told !== null) this.changed.evenings.set(id, [...(told ?? []), event]);
  }

  #count(evening: Evening, place: Dealt | Acted | TakenBack): void {
    const key = keyOf(place);
    this.changed.tables.add(placeOf(place.evening, place));
    evening.prompts.set(key, (evening.prompts.get(key) ?? 0) + 1);
  }

  #record(entry: Entry, at = this.#now()): void {
    this.#drafts.push({ at, stream: entry.evening, body: JSON.stringify(entry) });
    this.schedule();
  }
}
