import { clockRuns } from '#electron/protocol/table/clock.ts';
import { DECK, isOwned, TRICK, type Zone } from '#engine/core/card.ts';
import { type Actor, canSee, type Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { offersTo, turnOf } from '#engine/kernel/deal/apply.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { tableOf } from '#engine/tournament/state/places.ts';
import type { TableState } from '#engine/tournament/state/types.ts';
import { type Evening, isRunning, keyOf, type LiveDeal, placeOf } from '../state/evening-state.ts';
import { endOfPhase, NO_PROMPTS, promptOf, type Prompts } from '../state/prompts.ts';
import type { Timer } from '../timer.ts';
import type { BotLink } from '../workers/bot-link.ts';
import { isPaused, perform, type TableContext } from './tables.ts';

/** How long bots and the clock wait before they act, in ms. */
export interface Pace {
  /** Before every action of a bot, so that people can follow. */
  readonly bot: number;
  /** The same after a full trick if no person plays: pages that show it for a while would fall behind; and for a talon. */
  readonly trick: number;
  /** Before the host acts for all if somebody must. */
  readonly clock: number;
}

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
  }

  #lookAt(evening: Evening, live: LiveDeal): void {
    const { dealt, state } = live;
    if (promptsAt(evening, dealt).held !== null) this.#setClock(evening, dealt, true);
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
    const runs = promptsAt(evening, dealt).held === null;
    if (runs && this.#leftOfPhase(evening, live) !== undefined) this.#setClock(evening, dealt, false);
  }

  #setClock(evening: Evening, { round, table }: TablePlace, runs: boolean): void {
    this.#room.ledger.recordClock(evening, { type: 'clock', evening: evening.state.id, round, table, runs });
  }

  /** In how many ms the clock of a whole phase runs out; `undefined`: there is none. */
  #leftOfPhase(evening: Evening, { dealt, state }: LiveDeal): number | undefined {
    const end = endOfPhase(promptsAt(evening, dealt), evening.rules, state);
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
      const action = this.#isHeld(evening, place, who) ? await this.#ask(evening, place, who) : null;
      if (this.#closed || promptFor(evening, place, who) !== task.prompt) return;
      // Whatever ends the waiting makes the bots check again.
      if (this.#mustWait(evening, place)) {
        task.busy = false;
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

  async #ask(evening: Evening, place: TablePlace, who: Actor): Promise<Action | null> {
    const live = evening.deals.get(keyOf(place));
    if (!live) return null;
    if (who !== 'table') return this.#link.ask(view(evening.rules, live.state, who), evening.state.rules);
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

/**
 * How long the bot to act waits, in ms. With a person in every trick nobody gets more than a few cards ahead of that
 * person's page.
 */
export function waitOf(
  { clock, trick, bot }: Pace,
  who: Actor,
  state: Pick<State, 'active' | 'log'>,
  holders: TableState['holders'],
): number {
  if (who === 'table') return clock;
  const isAmongBots = state.active.every((seat) => holders[seat] === 'bot');
  const moved = movedLast(state);
  // Talon cards may have joined a full trick.
  const isTrickFull = moved.some(({ from }) => from === TRICK);
  // Of a talon everybody has to see every card before some are taken.
  const isTurnedUp = moved.some(
    ({ from, to, seenBy }) => ![from, to].some(isElsewhere) && state.active.every((seat) => canSee(seenBy, seat)),
  );
  return (isAmongBots && isTrickFull) || isTurnedUp ? trick : bot;
}

/** Whether what lies in a zone is in a trick, not dealt yet, or somebody's. */
const isElsewhere = (zone: Zone): boolean => zone === TRICK || zone === DECK || isOwned(zone);

/** What the last action has moved. */
const movedLast = ({ log }: Pick<State, 'log'>): readonly Extract<Event, { readonly type: 'moved' }>[] =>
  log.slice(log.findLastIndex(({ type }) => type === 'said')).filter((one) => one.type === 'moved');

const promptsAt = ({ prompts }: Evening, place: TablePlace): Prompts => prompts.get(keyOf(place)) ?? NO_PROMPTS;

function promptFor(evening: Evening, place: TablePlace, who: Actor): number {
  const asked = promptsAt(evening, place);
  return who === 'table' ? asked.table : promptOf(asked, who);
}
