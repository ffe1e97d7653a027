import { refuseHost } from '#electron/protocol/refusals.ts';
import type { JournalRow } from '#electron/storage/journal.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { start } from '#engine/kernel/deal/apply.ts';
import { replay } from '#engine/kernel/deal/replay.ts';
import type { Attempt } from '#engine/kernel/deal/state.ts';
import { type FindGame, resolveRules } from '#engine/kernel/family/resolve-rules.ts';
import { evolve } from '#engine/tournament/events/evolve.ts';
import { inTodaysForm } from '#engine/tournament/events/older-events.ts';
import { evolveRegister } from '#engine/tournament/register/register.ts';
import { EMPTY_REGISTER, type Register } from '#engine/tournament/register/types.ts';
import { tableOf } from '#engine/tournament/state/places.ts';
import { AnswerCache } from './answer-cache.ts';
import { askedSoFar, type DealStep } from './asked/asked-so-far.ts';
import { clockFrom } from './asked/phase-clock.ts';
import { askedAgain, NO_PROMPTS } from './asked/prompts.ts';
import { applyCommitment, isCommitmentEntry } from './commitments.ts';
import {
  type Deed,
  type Evening,
  eveningOf,
  foldHistory,
  keepRecord,
  keyOf,
  lastStep,
  placeOf,
} from './evening-state.ts';
import { guestKey } from './guests/access.ts';
import { evolveRoom, type GuestRoom } from './guests/guest-room.ts';
import { dealHands, moveHands, takeHand } from './hands.ts';
import type { Acted, Attempted, ClockEntry, Dealt, JournalEntry, TakenBack } from './journal-entries.ts';
import { DIRECTOR, type LedgerMemory } from './ledger.ts';
import { stillUndone } from './redoable.ts';

/** A deal as the journal has it; only the last one of each table is replayed. */
interface RestoredDeal {
  readonly row: number;
  readonly evening: Evening;
  readonly dealt: Dealt;
  actions: readonly Deed[];
  undone: readonly Deed[];
  attempts: readonly Attempt[];
  /** When it was dealt, in ms. */
  readonly at: number;
  /** How much had been asked at its table before. */
  readonly count: number;
  readonly steps: DealStep[];
}

/** What happens in the deal of a table, besides where its cards are. */
type DealEntry = Dealt | Acted | Attempted | TakenBack | ClockEntry;

/** Folds a journal back into evenings and tables, row by row; `finish` replays the last deal of every table. */
export class Restoring {
  readonly #evenings = new Map<string, Evening>();
  readonly #deals = new Map<string, RestoredDeal>();
  readonly #answers = new AnswerCache();
  #room: GuestRoom | null = null;
  #register: Register = EMPTY_REGISTER;
  readonly #findGame: FindGame;

  constructor(findGame: FindGame) {
    this.#findGame = findGame;
  }

  /** Takes the next row; refuses one that this version does not know, or that cannot follow. */
  read({ n, body, at }: JournalRow): Refusal | undefined {
    try {
      return this.#take(JSON.parse(body) as JournalEntry, n, at) ? undefined : notUnderstood(n);
    } catch {
      return notUnderstood(n);
    }
  }

  finish(): Result<LedgerMemory, Refusal> {
    for (const deal of this.#deals.values()) {
      const { row, evening, dealt, actions, undone, attempts } = deal;
      const table = tableOf(evening.state, dealt).players.length;
      const { dealer, deck, now } = dealt;
      const replayed = replay(evening.rules, { table, dealer, deck, now }, actions);
      if (!replayed.ok) return fail(notUnderstood(row));
      evening.deals.set(keyOf(dealt), { dealt, state: { ...replayed.value, attempts }, undone });
      const begun = start(evening.rules, { table, dealer, deck, now });
      const asked = begun.ok ? askedSoFar(evening.rules, begun.value, deal) : undefined;
      if (asked) evening.prompts.set(keyOf(dealt), asked);
    }
    return ok({ evenings: this.#evenings, register: this.#register, room: this.#room, answers: this.#answers });
  }

  /** Whether the entry could be understood. */
  #take(entry: JournalEntry, row: number, at: string): boolean {
    if (entry.type === 'evening') return this.#takeEvent(entry, at);
    if (entry.type === 'register') {
      this.#register = evolveRegister(this.#register, entry.event);
      return true;
    }
    if (entry.type === 'answered') {
      this.#answers.keep(entry.who, entry.request, entry.answer);
      return true;
    }
    const evening = this.#evenings.get(entry.evening);
    if (!evening) return false;
    if (entry.type === 'undone') {
      evening.undone.add(entry.step);
      evening.state = foldHistory(evening);
      return true;
    }
    if (entry.type === 'room') {
      this.#room = evolveRoom(this.#room, entry.event);
      if (entry.event.type === 'guest-gone') this.#answers.forget(guestKey(entry.event.guest));
      moveHands(evening, this.#room);
      return true;
    }
    if (entry.type === 'taken-over') {
      takeHand(evening, entry);
      return true;
    }
    if (isCommitmentEntry(entry)) return applyCommitment(evening, entry);
    return this.#takeDeal(evening, entry, row, Date.parse(at));
  }

  /** What happened in the deal of a table. `at`: when, in ms. */
  #takeDeal(evening: Evening, entry: DealEntry, row: number, at: number): boolean {
    const key = keyOf(entry);
    const place = placeOf(entry.evening, entry);
    const recorded = this.#deals.get(place);
    if (entry.type === 'attempted') {
      if (recorded) recorded.attempts = [...recorded.attempts, { by: entry.by, action: entry.action }];
      return recorded !== undefined;
    }
    if (entry.type === 'clock') {
      recorded?.steps.push({ at, what: entry });
      return recorded !== undefined;
    }
    const asked = evening.prompts.get(key) ?? NO_PROMPTS;
    const { count } = asked;
    evening.prompts.set(
      key,
      entry.type === 'acted' ? { ...asked, count: count + 1 } : askedAgain(asked, clockFrom(at)),
    );
    if (entry.type === 'dealt') {
      applyCommitment(evening, entry);
      dealHands(evening, this.#room, entry);
      this.#deals.set(place, {
        ...{ row, evening, dealt: entry, at, count },
        ...{ actions: [], undone: [], attempts: [], steps: [] },
      });
      return true;
    }
    if (!recorded) return false;
    if (entry.type === 'taken-back') {
      recorded.undone = [...recorded.actions.slice(entry.to), ...recorded.undone];
      recorded.actions = recorded.actions.slice(0, entry.to);
      recorded.steps.push({ at, what: entry });
    } else {
      recorded.undone = stillUndone(recorded.undone, entry.by, entry.action);
      const deed: Deed = [entry.by, entry.action];
      recorded.actions = [...recorded.actions, deed];
      recorded.steps.push({ at, what: deed });
    }
    return true;
  }

  #takeEvent(
    { evening: id, step, by, undone, ...entry }: Extract<JournalEntry, { type: 'evening' }>,
    at: string,
  ): boolean {
    const event = inTodaysForm(entry.event);
    const evening = this.#evenings.get(id);
    if (undone) {
      if (!evening || step === undefined) return false;
      evening.history.push({ step, at, by: by ?? DIRECTOR, event });
      evening.undone.add(step);
      return true;
    }
    const state = evolve(evening?.state ?? null, event);
    const line = { step: step ?? (evening ? lastStep(evening) : 0) + 1, at, by: by ?? DIRECTOR, event };
    if (evening) {
      evening.state = state;
      evening.history.push(line);
      keepRecord(evening, event, (place) => {
        const recorded = this.#deals.get(placeOf(id, place));
        return recorded && { dealt: recorded.dealt, deeds: recorded.actions };
      });
      return true;
    }
    const ready = resolveRules(this.#findGame, state.rules);
    if (!ready.ok) return false;
    const created = eveningOf(state, ready.value.rules);
    created.history.push(line);
    this.#evenings.set(id, created);
    return true;
  }
}

const notUnderstood = (row: number): Refusal => refuseHost('journal-not-understood', { text: `row ${row}` });
