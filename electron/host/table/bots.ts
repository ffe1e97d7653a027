import { clockRuns } from '#electron/protocol/table/clock.ts';
import type { Actor, Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { offersTo, turnOf } from '#engine/kernel/deal/apply.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { tableOf } from '#engine/tournament/state/places.ts';
import { endOfPhase } from '../state/asked/phase-clock.ts';
import { NO_PROMPTS, promptOf, type Prompts } from '../state/asked/prompts.ts';
import { type Evening, isRunning, keyOf, type LiveDeal, placeOf } from '../state/evening-state.ts';
import type { Timer } from '../timer.ts';
import type { BotLink } from '../workers/bot-link.ts';
import { type Pace, waitOf } from './bot-pace.ts';
import { thinkerAt } from './seeds.ts';
import { isPaused, perform, type TableContext } from './tables.ts';

/** How often a bot whose action is refused is asked again; after that its seat waits for a person. */
const MOST_TRIES = 20;

/** What one bot, or the host for all, is asked at the moment. */
interface Task {
  readonly who: Actor;
  readonly prompt: number;
  /** It waits or thinks, or was given up. */
  busy: boolean;
  /** It need not act and had nothing to say. */
  silent: boolean;
  /** Ends its waiting, while it waits. */
  cancel?: (() => void) | undefined;
  /** Ends its thinking, while it thinks. */
  thought?: Thought | undefined;
}

/** A decision that a bot thinks about. */
interface Thought {
  readonly evening: string;
  readonly place: TablePlace;
  readonly ended: AbortController;
}

const SECOND = 1000;

/** What makes bots act. */
export interface BotsPorts {
  /** Where they think. */
  readonly link: BotLink;
  readonly pace: () => Pace;
  readonly timer: Timer;
  /** Is told what went wrong with one of them. */
  readonly bug: (error: unknown) => void;
}

/** Makes the bots of all tables act when it is their turn. */
export class Bots {
  readonly #room: TableContext;
  readonly #link: BotLink;
  readonly #pace: () => Pace;
  readonly #bug: (error: unknown) => void;
  /** By table, and who is asked. */
  readonly #tasks = new Map<string, Task>();
  readonly #timer: Timer;
  #closed = false;

  constructor(context: TableContext, { link, pace, timer, bug }: BotsPorts) {
    this.#room = context;
    this.#timer = timer;
    this.#link = link;
    this.#pace = pace;
    this.#bug = bug;
  }

  /** Checks all tables for a prompt that a bot has to answer. Call it after every change. */
  look(): void {
    this.#endThoughts();
    for (const evening of this.#room.ledger.evenings.values())
      for (const live of evening.deals.values())
        if (isRunning(live)) {
          if (this.#mustWait(evening, live.dealt)) this.#holdClock(evening, live);
          else this.#lookAt(evening, live);
        }
  }

  /** Stops the bots: nobody acts any more, not even one that is thinking. */
  rest(): void {
    this.#closed = true;
    for (const { cancel } of this.#tasks.values()) cancel?.();
    this.#endThoughts();
  }

  /** Whoever thinks about what nobody waits for any more need not think on. */
  #endThoughts(): void {
    for (const task of this.#tasks.values())
      if (task.thought && !this.#isWanted(task, task.thought)) task.thought.ended.abort();
  }

  #isWanted({ who, prompt }: Task, { evening: id, place }: Thought): boolean {
    const evening = this.#room.ledger.evenings.get(id);
    return (
      !this.#closed &&
      evening !== undefined &&
      isRunning(evening.deals.get(keyOf(place))) &&
      promptFor(evening, place, who) === prompt &&
      this.#isHeld(evening, place, who) &&
      !this.#mustWait(evening, place)
    );
  }

  #lookAt(evening: Evening, live: LiveDeal): void {
    const { dealt, state } = live;
    if (promptsAt(evening, dealt).clock.held !== null) this.#setClock(evening, dealt, true);
    const { holders } = tableOf(evening.state, dealt);
    const turn = turnOf(evening.rules, state);
    const { must, may, table, clock } = turn;
    const pace = this.#pace();
    const isBot = (seat: Seat): boolean => holders[seat] === 'bot';
    const isSilent = (seat: Seat): boolean => isBot(seat) && this.#taskOf(evening, dealt, seat).silent;
    // Bots act one after the other, so that people can follow.
    const next = must.find(isBot) ?? may.find((seat) => isBot(seat) && !isSilent(seat));
    if (next !== undefined) {
      const task = this.#taskOf(evening, dealt, next);
      if (!task.busy) this.#start(evening, dealt, task, waitOf(pace, next, state, holders));
    }
    const isAlone = must.length === 0 && may.every(isSilent);
    const runs = clock
      ? isAlone || clockRuns(turn, holders)
      : table === 'must' && must.length === 0 && next === undefined;
    if (table === undefined) return;
    const task = this.#taskOf(evening, dealt, 'table');
    const left = this.#leftOfPhase(evening, live);
    // There is nobody left to wait for; or somebody came back who has time again; or the time is over, and a laptop was asleep then.
    if (isAlone || !runs || left === 0) this.#stop(task);
    const wait = isAlone ? pace.bot : (left ?? (clock ? clock.seconds * SECOND : pace.clock));
    if (runs && !task.busy) this.#start(evening, dealt, task, wait);
  }

  /** In a pause no clock runs; afterwards it starts again, and that of a whole phase runs on. */
  #holdClock(evening: Evening, live: LiveDeal): void {
    const { dealt, state } = live;
    if (turnOf(evening.rules, state).clock) this.#stop(this.#taskOf(evening, dealt, 'table'));
    const runs = promptsAt(evening, dealt).clock.held === null;
    if (runs && this.#leftOfPhase(evening, live) !== undefined) this.#setClock(evening, dealt, false);
  }

  #setClock(evening: Evening, { round, table }: TablePlace, runs: boolean): void {
    this.#room.ledger.recordClock(evening, { type: 'clock', evening: evening.state.id, round, table, runs });
  }

  /** In how many ms the clock of a whole phase runs out; `undefined`: there is none. */
  #leftOfPhase(evening: Evening, { dealt, state }: LiveDeal): number | undefined {
    const end = endOfPhase(promptsAt(evening, dealt).clock, evening.rules, state);
    return end === undefined ? undefined : Math.max(0, end - Date.parse(this.#room.now()));
  }

  /** Ends the waiting of a task, if it waits. */
  #stop(task: Task): void {
    if (!task.cancel) return;
    task.cancel();
    task.cancel = undefined;
    task.busy = false;
  }

  /** The task of a bot or the host; another one as soon as it is asked something else. */
  #taskOf(evening: Evening, place: TablePlace, who: Actor): Task {
    const key = `${placeOf(evening.state.id, place)} ${String(who)}`;
    const prompt = promptFor(evening, place, who);
    const known = this.#tasks.get(key);
    if (known?.prompt === prompt) return known;
    known?.cancel?.();
    const task: Task = { who, prompt, busy: false, silent: false };
    this.#tasks.set(key, task);
    return task;
  }

  #start(evening: Evening, place: TablePlace, task: Task, wait: number): void {
    task.busy = true;
    task.cancel = this.#timer(() => {
      task.cancel = undefined;
      this.#answer(evening, place, task).catch(this.#bug);
    }, wait);
  }

  async #answer(evening: Evening, place: TablePlace, task: Task): Promise<void> {
    const { who } = task;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      // Meanwhile a person may have acted or taken the seat: both before the bot is asked and while it thinks.
      if (promptFor(evening, place, who) !== task.prompt) return;
      const ended = new AbortController();
      task.thought = { evening: evening.state.id, place, ended };
      const action = this.#isHeld(evening, place, who) ? await this.#ask(evening, place, who, ended.signal) : null;
      task.thought = undefined;
      if (this.#closed || promptFor(evening, place, who) !== task.prompt) return;
      // What was not thought through for nobody's sake may be wanted again by now.
      if (ended.signal.aborted || this.#mustWait(evening, place)) {
        task.busy = false;
        if (!this.#mustWait(evening, place)) this.look();
        return;
      }
      if (action === null || !this.#isHeld(evening, place, who)) {
        if (action === null && who !== 'table') task.silent = true;
        task.busy = false;
        this.look();
        return;
      }
      if (perform(this.#room, evening, place, [who, action]).ok) return;
    }
    throw new Error(`the bot at ${keyOf(place)}, seat ${who}, knows no legal action`);
  }

  async #ask(evening: Evening, place: TablePlace, who: Actor, signal: AbortSignal): Promise<Action | null> {
    const live = evening.deals.get(keyOf(place));
    if (!live) return null;
    if (who !== 'table') {
      const thinker = { ...thinkerAt(this.#room, evening, live, who), signal };
      const { action } = await this.#link.ask(view(evening.rules, live.state, who), evening.state.rules, thinker);
      return action;
    }
    const [first] = actionsOf(offersTo(evening.rules, live.state, who));
    return first ?? null;
  }

  /** In a pause, and while people decide whether something is taken back. */
  #mustWait(evening: Evening, place: TablePlace): boolean {
    const question = this.#room.ledger.activity.questionAt(placeOf(evening.state.id, place));
    return question !== undefined || isPaused(this.#room, evening, place);
  }

  #isHeld(evening: Evening, place: TablePlace, who: Actor): boolean {
    return who === 'table' || tableOf(evening.state, place).holders[who] === 'bot';
  }
}

const promptsAt = ({ prompts }: Evening, place: TablePlace): Prompts => prompts.get(keyOf(place)) ?? NO_PROMPTS;

function promptFor(evening: Evening, place: TablePlace, who: Actor): number {
  const asked = promptsAt(evening, place);
  return who === 'table' ? asked.table : promptOf(asked, who);
}
