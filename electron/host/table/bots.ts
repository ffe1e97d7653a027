import { TRICK } from '../../../engine/core/card.ts';
import type { Actor, Seat } from '../../../engine/core/seat.ts';
import { offersTo, turnOf } from '../../../engine/kernel/apply.ts';
import { actionsOf } from '../../../engine/kernel/offers.ts';
import type { Action, State } from '../../../engine/kernel/types.ts';
import { view } from '../../../engine/kernel/view.ts';
import type { TablePlace } from '../../../engine/tournament/state/commands.ts';
import type { TableState } from '../../../engine/tournament/state/types.ts';
import type { BotLink } from '../workers/bot-link.ts';
import { isRunning, keyOf, placeOf, type Evening, type LiveDeal } from '../state/evening-state.ts';
import { tableOf } from '../../../engine/tournament/state/places.ts';
import { isPaused, perform, type TableContext } from './tables.ts';

/** How long bots and the clock wait before they act, in ms. */
export interface Pace {
  /** Before every action of a bot, so that people can follow. */
  readonly bot: number;
  /** The same after a full trick if no person plays: pages that show it for a while would fall behind. */
  readonly trick: number;
  /** Before the host acts for all if somebody must. */
  readonly clock: number;
}

/** How often a bot whose action is refused is asked again; after that its seat waits for a person. */
const MOST_TRIES = 20;

/** The present prompt of a table, as far as it concerns bots. */
interface Task {
  readonly prompt: number;
  /** A bot is thinking, or was given up. */
  busy: boolean;
  /** Bots that need not act and had nothing to say. */
  readonly silent: Set<Seat>;
}

/** Makes the bots of all tables act when it is their turn. */
export class Bots {
  readonly #room: TableContext;
  readonly #link: BotLink;
  readonly #pace: () => Pace;
  readonly #bug: (error: unknown) => void;
  /** By evening and table. */
  readonly #tasks = new Map<string, Task>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #closed = false;

  constructor(context: TableContext, link: BotLink, pace: () => Pace, bug: (error: unknown) => void) {
    this.#room = context;
    this.#link = link;
    this.#pace = pace;
    this.#bug = bug;
  }

  /** Checks all tables for a prompt that a bot has to answer. Call it after every change. */
  look(): void {
    for (const evening of this.#room.ledger.evenings.values())
      for (const live of evening.deals.values())
        if (isRunning(live) && !this.#mustWait(evening, live.dealt)) this.#lookAt(evening, live);
  }

  /** Stops the bots: nobody acts any more, not even one that is thinking. */
  rest(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #lookAt(evening: Evening, { dealt, state }: LiveDeal): void {
    const place = placeOf(evening.state.id, dealt);
    const prompt = promptOf(evening, dealt);
    let task = this.#tasks.get(place);
    if (task?.prompt !== prompt) this.#tasks.set(place, (task = { prompt, busy: false, silent: new Set() }));
    if (task.busy) return;
    const who = whoActs(evening, dealt, state, task.silent);
    if (who === undefined) return;
    task.busy = true;
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.#answer(evening, dealt, task, who).catch(this.#bug);
      },
      waitOf(this.#pace(), who, state, tableOf(evening.state, dealt).holders),
    );
    this.#timers.add(timer);
  }

  async #answer(evening: Evening, place: TablePlace, task: Task, who: Actor): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      // Meanwhile a person may have acted or taken the seat: both before the bot is asked and while it thinks.
      if (promptOf(evening, place) !== task.prompt) return;
      const action = this.#isHeld(evening, place, who) ? await this.#ask(evening, place, who) : null;
      if (this.#closed || promptOf(evening, place) !== task.prompt) return;
      // Whatever ends the waiting makes the bots check again.
      if (this.#mustWait(evening, place)) {
        task.busy = false;
        return;
      }
      if (action === null || !this.#isHeld(evening, place, who)) {
        if (action === null && who !== 'table') task.silent.add(who);
        task.busy = false;
        this.look();
        return;
      }
      if (perform(this.#room, evening, place, who, action).ok) return;
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
  return isAmongBots && isTrickFull(state) ? trick : bot;
}

/** Whether the last action has filled a trick; talon cards may have joined it since. */
const isTrickFull = ({ log }: Pick<State, 'log'>): boolean =>
  log.slice(log.findLastIndex(({ type }) => type === 'said')).some((one) => one.type === 'moved' && one.from === TRICK);

const promptOf = ({ prompts }: Evening, place: TablePlace): number => prompts.get(keyOf(place)) ?? 0;

/** Which bot is to act: first those who must, then those who may; the clock last of all. */
function whoActs(evening: Evening, place: TablePlace, state: State, silent: ReadonlySet<Seat>): Actor | undefined {
  const { holders } = tableOf(evening.state, place);
  const { must, may, table } = turnOf(evening.rules, state);
  const bot =
    must.find((seat) => holders[seat] === 'bot') ?? may.find((seat) => holders[seat] === 'bot' && !silent.has(seat));
  return bot ?? (table === 'must' && must.length === 0 ? 'table' : undefined);
}
