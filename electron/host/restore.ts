import type { Refusal } from '../../engine/core/refusal.ts';
import { refusal } from '../../engine/core/refusal.ts';
import { fail, ok, type Result } from '../../engine/core/result.ts';
import type { Actor } from '../../engine/core/seat.ts';
import { replay } from '../../engine/kernel/replay.ts';
import type { Action } from '../../engine/kernel/types.ts';
import { evolve } from '../../engine/tournament/evolve.ts';
import type { EveningEvent } from '../../engine/tournament/types.ts';
import type { HostRefusal } from '../../engine/tournament/refusals.ts';
import type { JournalRow } from '../storage/journal.ts';
import type { Dealt, Entry } from './entries.ts';
import { keyOf, placeOf, tableOf, type Evening, type FindGame } from './house.ts';

/** A deal as the journal tells it; only the last one of each table is played again. */
interface ToldDeal {
  readonly row: number;
  readonly evening: Evening;
  readonly dealt: Dealt;
  readonly actions: (readonly [Actor, Action])[];
}

/** Folds a journal back into evenings and tables, row by row; `finish` plays the last deal of every table again. */
export class Restoring {
  readonly #evenings = new Map<string, Evening>();
  readonly #deals = new Map<string, ToldDeal>();
  readonly #findGame: FindGame;

  constructor(findGame: FindGame) {
    this.#findGame = findGame;
  }

  /** Takes the next row; refuses one that says what this version does not know, or what cannot follow. */
  read({ n, body }: JournalRow): Refusal | undefined {
    try {
      return this.#take(JSON.parse(body) as Entry, n) ? undefined : notUnderstood(n);
    } catch {
      return notUnderstood(n);
    }
  }

  finish(): Result<Map<string, Evening>, Refusal> {
    for (const { row, evening, dealt, actions } of this.#deals.values()) {
      const table = tableOf(evening.state, dealt).players.length;
      const { dealer, deck, now } = dealt;
      const replayed = replay(evening.rules, { table, dealer, deck, now }, actions);
      if (!replayed.ok) return fail(notUnderstood(row));
      evening.deals.set(keyOf(dealt), { dealt, state: replayed.value });
    }
    return ok(this.#evenings);
  }

  /** Whether the entry could be understood. */
  #take(entry: Entry, row: number): boolean {
    if (entry.type === 'evening') return this.#takeEvent(entry.evening, entry.event);
    const evening = this.#evenings.get(entry.evening);
    if (!evening) return false;
    const key = keyOf(entry);
    const place = placeOf(entry.evening, entry);
    evening.prompts.set(key, (evening.prompts.get(key) ?? 0) + 1);
    if (entry.type === 'dealt') {
      this.#deals.set(place, { row, evening, dealt: entry, actions: [] });
      return true;
    }
    return this.#deals.get(place)?.actions.push([entry.by, entry.action]) !== undefined;
  }

  #takeEvent(id: string, event: EveningEvent): boolean {
    const evening = this.#evenings.get(id);
    const state = evolve(evening?.state ?? null, event);
    if (evening) {
      evening.state = state;
      return true;
    }
    const game = this.#findGame(state.rules.family);
    if (!game.ok) return false;
    // An option that came later has its default here.
    const table = game.value.tableRules(state.rules.profile, state.rules.options);
    if (!table.ok) return false;
    const rules = game.value.rules({ ...table.value, rulesVersion: state.rules.rulesVersion });
    this.#evenings.set(id, { state, rules, deals: new Map(), prompts: new Map() });
    return true;
  }
}

const CODE: HostRefusal = 'journal-not-understood';
const notUnderstood = (row: number): Refusal => refusal(CODE, `row ${row}`);
