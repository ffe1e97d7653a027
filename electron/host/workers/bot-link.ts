import { availableParallelism } from 'node:os';
import { PLAYOUTS } from '#engine/bots/search/types.ts';
import type { Tip } from '#engine/bots/types.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { REAL_TIME, type Timer } from '../timer.ts';
import { BotCrew } from './bot-crew.ts';
import { type BotAnswer, type DecisionQuestion, shared } from './questions.ts';
import type { FoundRest, RestQuestion } from './rest.ts';
import type { Worked } from './worked.ts';
import { workerUrl } from './worker-url.ts';

/** The most threads in which bots think. */
const MOST_THREADS = 4;
/**
 * How long anybody waits for a decision, in ms; then the best so far is taken. Many times what one takes, so that only a laptop
 * that does much else decides otherwise for it.
 */
const LONGEST_THOUGHT = 8_000;

/** For whom somebody thinks. */
export interface Thinker {
  /** The table: what is asked for it waits for nothing that is asked for another. */
  readonly table: string;
  /** What its chance follows from. */
  readonly seed: string;
  /** Nobody waits any more. */
  readonly signal?: AbortSignal;
}

/** What a bot does; `isCut`: it was stopped before it had thought it through. */
export interface Decision {
  readonly action: Action | null;
  readonly isCut: boolean;
}

interface BotLinkOptions {
  /** The program of the threads. */
  readonly url?: URL;
  readonly timer?: Timer;
  /** How many threads there may be in which bots think. */
  readonly threads?: number;
}

/**
 * The bots' threads. Each table has a queue of its own, and one for its tips, which go first; claims have a thread to
 * themselves, because they cannot be worked out in steps.
 */
export class BotLink {
  readonly #timer: Timer;
  readonly #thinkers: BotCrew;
  readonly #judge: BotCrew;

  constructor({ url = workerUrl('bot-worker'), timer = REAL_TIME, threads = threadsHere() }: BotLinkOptions = {}) {
    this.#timer = timer;
    this.#thinkers = new BotCrew({ url, timer, most: threads });
    this.#judge = new BotCrew({ url, timer, most: 1 });
  }

  /**
   * What the bot does: nothing if it has nothing to say, or the link was closed; the first thing that is offered if threads fail
   * over it and it must act.
   */
  async ask(view: View, rules: TableRules, thinker: Thinker): Promise<Decision> {
    const given = await this.#decide('action', view, rules, thinker);
    if (typeof given !== 'string')
      return given.given.wants === 'action'
        ? { action: given.given.found, isCut: given.given.isCut }
        : { action: null, isCut: true };
    const isLost = given === 'failed' && view.turn.must.some((seat) => seat === view.viewer);
    return { action: isLost ? firstOffered(view) : null, isCut: true };
  }

  /** What the bot would do, and why; `null` if nothing is offered or found, or the link was closed. */
  async tip(view: View, rules: TableRules, thinker: Thinker): Promise<Worked<Tip | null>> {
    const given = await this.#decide('tip', view, rules, { ...thinker, table: `tip ${thinker.table}` });
    if (typeof given === 'string') return { found: null, spent: 0 };
    return { found: given.given.wants === 'tip' ? given.given.found : null, spent: given.spent };
  }

  /** How the rest of a deal is played if it is as somebody says; `undefined` if the thread failed or the link was closed. */
  async rest(rest: RestQuestion): Promise<Worked<FoundRest | null> | undefined> {
    const given = await this.#judge.ask({ wants: 'rest', rest }, 'claims');
    if (typeof given === 'string') return undefined;
    return { found: given.given.wants === 'rest' ? given.given.found : null, spent: given.spent };
  }

  async close(): Promise<void> {
    await Promise.all([this.#thinkers.close(), this.#judge.close()]);
  }

  async #decide(
    wants: DecisionQuestion['wants'],
    view: View,
    rules: TableRules,
    { table, seed, signal }: Thinker,
  ): Promise<BotAnswer | 'closed' | 'failed'> {
    const stop = shared(1);
    const halt = (): void => void Atomics.store(stop, 0, 1);
    if (signal?.aborted === true) halt();
    signal?.addEventListener('abort', halt, { once: true });
    const inTime = this.#timer(halt, LONGEST_THOUGHT);
    try {
      return await this.#thinkers.ask({ wants, view, rules, seed, playouts: PLAYOUTS, stop }, table);
    } finally {
      inTime();
      signal?.removeEventListener('abort', halt);
    }
  }
}

/** Half of the cores, so that the host and the pages have the others. */
const threadsHere = (): number => Math.min(MOST_THREADS, Math.max(1, Math.floor(availableParallelism() / 2)));

function firstOffered({ offers }: View): Action | null {
  const [first] = actionsOf(offers);
  return first ?? null;
}
