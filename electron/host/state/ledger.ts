import type { Answer } from '#electron/protocol/answers.ts';
import type { Journal, JournalDraft } from '#electron/storage/journal.ts';
import { writingTrouble } from '#electron/storage/trouble.ts';
import { must } from '#engine/core/assert-never.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { actionsIn } from '#engine/kernel/deal/replay.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { type FindGame, resolveRules } from '#engine/kernel/family/resolve-rules.ts';
import { evolve } from '#engine/tournament/events/evolve.ts';
import { evolveRegister } from '#engine/tournament/register/register.ts';
import type { Register, RegisterEvent } from '#engine/tournament/register/types.ts';
import { roundAt } from '#engine/tournament/state/lookup.ts';
import type { EveningEvent } from '#engine/tournament/state/types.ts';
import type { AnswerCache } from './answer-cache.ts';
import { clockAfter, clockFrom, withClock } from './asked/phase-clock.ts';
import { answered, askedAgain, NO_PROMPTS, type Prompts } from './asked/prompts.ts';
import { applyCommitment, type CommitmentEntry } from './commitments.ts';
import {
  type Evening,
  eveningOf,
  foldHistory,
  keepRecord,
  keyOf,
  lastStep,
  type LiveDeal,
  placeOf,
} from './evening-state.ts';
import { guestKey } from './guests/access.ts';
import { evolveRoom, type Guest, type GuestRoom, type RoomEvent } from './guests/guest-room.ts';
import { dealHands, moveHands, takeHand } from './hands.ts';
import type { Acted, Attempted, ClockEntry, Dealt, JournalEntry, TakenBack, TakenOver } from './journal-entries.ts';
import { stillUndone } from './redoable.ts';
import { TableActivity } from './table-activity.ts';

/** Who takes a step if nobody else is named. */
export const DIRECTOR = 'director';
/** Who writes down what was played on screen. */
export const SCREEN = 'screen';

/** What the journal's rows of the register belong to. */
const REGISTER_STREAM = 'register';

/** What changed since the last write. */
export interface Changes {
  /** By id of the evening: its new events, or `null` if clients need a full snapshot. */
  readonly evenings: Map<string, EveningEvent[] | null>;
  /** Tables where cards were dealt or somebody acted, by `placeOf`. */
  readonly tables: Set<string>;
  /** Tables where something concerns a single seat: nobody else may even notice. By `placeOf`. */
  readonly seats: Set<string>;
  /** Whether something happened to the room for other devices. */
  room: boolean;
}

/** What a journal folds to. */
export interface LedgerMemory {
  readonly evenings: Map<string, Evening>;
  readonly register: Register;
  readonly room: GuestRoom | null;
  readonly answers: AnswerCache;
}

/** What the ledger writes with. */
export interface LedgerPorts {
  readonly journal: Pick<Journal, 'commit' | 'close'>;
  readonly findGame: FindGame;
  /** ISO time. */
  readonly now: () => string;
  /** Called when everything is written, or with why it could not be. */
  readonly written: (failure?: Refusal) => void;
}

/** Thrown if something is recorded while nothing can be written: a command that should have been refused. */
export class StandsStill extends Error {}

/**
 * The host's memory and its writer. What is recorded takes effect in memory at once and is written with everything else
 * of this turn of the event loop; only after that is it sent, by `written`. If writing fails, the memory is ahead of
 * the file: it accepts nothing more until it was rebuilt (`restore`) and writing works again (`resume`).
 */
export class Ledger {
  evenings: Map<string, Evening>;
  answers: AnswerCache;
  register: Register;
  /** What goes on at the tables besides the cards; not written. */
  readonly activity = new TableActivity();
  readonly changed: Changes = { evenings: new Map(), tables: new Set(), seats: new Set(), room: false };
  readonly #journal: LedgerPorts['journal'];
  readonly #findGame: LedgerPorts['findGame'];
  readonly #now: LedgerPorts['now'];
  readonly #written: LedgerPorts['written'];
  #room: GuestRoom | null;
  #drafts: JournalDraft[] = [];
  /** How much was ever recorded. */
  #recorded = 0;
  #standsStill = false;
  #due: NodeJS.Immediate | undefined;

  constructor({ evenings, register, room, answers }: LedgerMemory, { journal, findGame, now, written }: LedgerPorts) {
    this.evenings = evenings;
    this.#room = room;
    this.answers = answers;
    this.register = register;
    this.#journal = journal;
    this.#findGame = findGame;
    this.#now = now;
    this.#written = written;
  }

  get room(): GuestRoom | null {
    return this.#room;
  }

  /** How much was recorded so far; comparing it shows whether a command did anything. */
  get recorded(): number {
    return this.#recorded;
  }

  /** The events of one command; `by`: the director, a table, or the scorer. */
  recordEvents(id: string, events: readonly EveningEvent[], by: string = DIRECTOR): void {
    this.#mustWrite();
    const before = this.evenings.get(id);
    const step = (before ? lastStep(before) : 0) + 1;
    for (const event of events) {
      const evening = this.evenings.get(id);
      const state = evolve(evening?.state ?? null, event);
      if (evening) evening.state = state;
      else {
        const ready = resolveRules(this.#findGame, state.rules);
        if (!ready.ok) throw new Error(`no rules for ${state.rules.family}: ${ready.error.code}`);
        this.evenings.set(id, eveningOf(state, ready.value.rules));
      }
      const kept = must(this.evenings.get(id), 'the evening');
      kept.history.push({ step, at: this.#now(), by, event });
      keepRecord(kept, event, (place) => {
        const live = kept.deals.get(keyOf(place));
        return live && { dealt: live.dealt, deeds: actionsIn(live.state) };
      });
      this.#note(id, event);
      this.#record({ type: 'evening', evening: id, event, step, by });
    }
  }

  /** What happened to the club's register. */
  recordRegister(events: readonly RegisterEvent[]): void {
    this.#mustWrite();
    for (const event of events) {
      this.register = evolveRegister(this.register, event);
      this.#record({ type: 'register', event });
    }
  }

  /** An imported evening, with its own steps, times and names. */
  recordImported(evening: Evening): void {
    this.#mustWrite();
    const { id } = evening.state;
    this.evenings.set(id, evening);
    this.changed.evenings.set(id, null);
    for (const { step, at, by, event } of evening.history) {
      const undone = evening.undone.has(step) && { undone: true as const };
      this.#record({ type: 'evening', evening: id, event, step, by, ...undone }, at);
    }
  }

  /** Undoes a step: the evening is folded again without it. */
  recordUndone(evening: Evening, step: number): void {
    this.#mustWrite();
    evening.undone.add(step);
    evening.state = foldHistory(evening);
    this.changed.evenings.set(evening.state.id, null);
    this.#record({ type: 'undone', evening: evening.state.id, step });
  }

  recordDealt(evening: Evening, dealt: Dealt, state: State): void {
    this.#mustWrite();
    evening.deals.set(keyOf(dealt), { dealt, state, undone: [] });
    dealHands(evening, this.#room, dealt);
    applyCommitment(evening, dealt);
    this.#prompt(evening, dealt, (prompts, at) => askedAgain(prompts, clockFrom(at)));
  }

  /** A commitment to a future deal, and what devices add to it. */
  recordCommitment(evening: Evening, entry: CommitmentEntry): void {
    this.#mustWrite();
    applyCommitment(evening, entry);
    const { round } = entry;
    const tables = roundAt(evening.state, round)?.tables ?? [];
    for (const { table } of tables)
      if (entry.table === 0 || entry.table === table) this.changed.tables.add(placeOf(entry.evening, { round, table }));
    this.#record(entry);
  }

  recordActed(evening: Evening, acted: Acted, state: State): void {
    this.#mustWrite();
    const live = evening.deals.get(keyOf(acted));
    if (!live) throw new Error(`no deal at ${keyOf(acted)}`);
    const undone = stillUndone(live.undone, acted.by, acted.action);
    evening.deals.set(keyOf(acted), { ...live, state, undone });
    this.#prompt(evening, acted, (prompts, at) =>
      answered(prompts, evening.rules, { at, by: acted.by, before: live.state, after: state }),
    );
  }

  /** Nobody is asked again, and no clock begins: it is as if nothing had happened, but for the seat itself. */
  recordAttempted(evening: Evening, attempted: Attempted, state: State): void {
    this.#mustWrite();
    const live = evening.deals.get(keyOf(attempted));
    if (!live) throw new Error(`no deal at ${keyOf(attempted)}`);
    evening.deals.set(keyOf(attempted), { ...live, state });
    this.changed.seats.add(placeOf(attempted.evening, attempted));
    this.#record(attempted);
  }

  recordTakenBack(evening: Evening, taken: TakenBack, live: LiveDeal): void {
    this.#mustWrite();
    const before = evening.deals.get(keyOf(taken))?.state;
    if (!before) throw new Error(`no deal at ${keyOf(taken)}`);
    evening.deals.set(keyOf(taken), live);
    this.#prompt(evening, taken, (prompts, at) => {
      const step = { at, before, after: live.state };
      return askedAgain(prompts, taken.anew ? clockFrom(at) : clockAfter(prompts.clock, evening.rules, step));
    });
  }

  /** The clock of a whole phase stands still, or runs on: nobody is asked anything else. */
  recordClock(evening: Evening, entry: ClockEntry): void {
    this.#mustWrite();
    const key = keyOf(entry);
    const at = this.#now();
    const prompts = evening.prompts.get(key) ?? NO_PROMPTS;
    evening.prompts.set(key, { ...prompts, clock: withClock(prompts.clock, entry.runs, Date.parse(at)) });
    this.changed.tables.add(placeOf(entry.evening, entry));
    this.#record(entry, at);
  }

  recordTakenOver(evening: Evening, taken: TakenOver): void {
    this.#mustWrite();
    takeHand(evening, taken);
    this.changed.tables.add(placeOf(taken.evening, taken));
    this.#record(taken);
  }

  recordRoom(event: RoomEvent): void {
    this.#mustWrite();
    const before = this.#room;
    const room = evolveRoom(before, event);
    this.#room = room;
    const evening = this.evenings.get(room.evening);
    if (evening) moveHands(evening, room);
    if (event.type === 'guest-gone') this.answers.forget(guestKey(event.guest));
    for (const one of [before, room]) for (const guest of one?.guests ?? []) this.#touchTables(one, guest, event);
    this.changed.room = true;
    this.#record({ type: 'room', evening: room.evening, event });
  }

  /** Remembers an answer; written if the command did something. `secret`: only the asker may see it. */
  recordAnswer(
    who: string,
    request: string,
    answer: Answer,
    { evening, did, secret }: { evening: string; did: boolean; secret: boolean },
  ): void {
    this.answers.keep(who, request, answer);
    if (did && !secret) this.#record({ type: 'answered', evening, who, request, answer });
  }

  /** Reports a change that is no event: other addresses, or a guest's device that came or went. */
  touchRoom(guest?: string): void {
    this.changed.room = true;
    const found = this.#room?.guests.find(({ id }) => id === guest);
    if (found) this.#touchTables(this.#room, found);
    this.schedule();
  }

  /** Reports a change at a table that is no event; `place`: by `placeOf`. */
  touchTable(place: string): void {
    this.changed.tables.add(place);
    this.schedule();
  }

  /** Everybody who watches a table sees which devices are there; an event affects only the guests that it names. */
  #touchTables(room: GuestRoom | null, guest: Guest, event?: RoomEvent): void {
    const named = event && 'guest' in event ? event.guest : undefined;
    const other = typeof named === 'object' ? named.id : named;
    // A seat may go over from one guest to another.
    const concerned = other === undefined || other === guest.id || event?.type === 'guest-admitted';
    const state = room ? this.evenings.get(room.evening)?.state : undefined;
    if (!concerned || !state || guest.player === null) return;
    for (const { round, tables } of state.rounds.slice(-1))
      for (const { table, players } of tables)
        if (players.includes(guest.player)) this.changed.tables.add(placeOf(state.id, { round, table }));
  }

  /** Has `written` called at the end of this turn, even if there is nothing to write. */
  schedule(): void {
    this.#due ??= setImmediate(() => this.flush());
  }

  /** Writes what is recorded and sends it, now. */
  flush(): void {
    clearImmediate(this.#due);
    this.#due = undefined;
    const drafts = this.#drafts;
    this.#drafts = [];
    try {
      this.#journal.commit(drafts);
    } catch (failure) {
      console.error(failure);
      return this.fail(writingTrouble(failure));
    }
    this.#written();
  }

  /** Nothing can be written: what was recorded since the last write is void. */
  fail(why: Refusal): void {
    clearImmediate(this.#due);
    this.#due = undefined;
    this.#drafts = [];
    this.#standsStill = true;
    this.changed.evenings.clear();
    this.changed.tables.clear();
    this.changed.seats.clear();
    this.activity.talk.splice(0);
    this.#written(why);
  }

  /** Whether nothing can be recorded at the moment. */
  get standsStill(): boolean {
    return this.#standsStill;
  }

  /** Replaces the memory by that of what is written. */
  restore({ evenings, register, room, answers }: LedgerMemory): void {
    this.evenings = evenings;
    this.register = register;
    this.#room = room;
    this.answers = answers;
    this.changed.room = true;
  }

  /** Accepts changes again. */
  resume(): void {
    this.#standsStill = false;
  }

  close(): void {
    clearImmediate(this.#due);
    this.#journal.close();
  }

  /** Call it before anything is changed in memory. */
  #mustWrite(): void {
    if (this.#standsStill) throw new StandsStill('nothing can be written');
  }

  #note(id: string, event: EveningEvent): void {
    const noted = this.changed.evenings.get(id);
    if (noted !== null) this.changed.evenings.set(id, [...(noted ?? []), event]);
  }

  /** Records what asks a table something else: a restart finds the same time in the journal. */
  #prompt(evening: Evening, entry: Dealt | Acted | TakenBack, next: (prompts: Prompts, at: number) => Prompts): void {
    const key = keyOf(entry);
    const place = placeOf(entry.evening, entry);
    const at = this.#now();
    this.changed.tables.add(place);
    this.activity.prompted(place, at);
    evening.prompts.set(key, next(evening.prompts.get(key) ?? NO_PROMPTS, Date.parse(at)));
    this.#record(entry, at);
  }

  #record(entry: JournalEntry, at = this.#now()): void {
    this.#recorded += 1;
    const stream = entry.type === 'register' ? REGISTER_STREAM : entry.evening;
    this.#drafts.push({ at, stream, body: JSON.stringify(entry) });
    this.schedule();
  }
}
