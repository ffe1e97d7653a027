import { Worker } from 'node:worker_threads';
import type { Tip } from '#engine/bots/types.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { REAL_TIME, type Timer } from '../timer.ts';
import type { FoundRest, RestQuestion } from './rest.ts';
import type { Worked } from './worked.ts';
import { workerUrl } from './worker-url.ts';

/** What the thread is asked: about what a bot does or would do, all that its seat may know; about a claim, the whole deal. */
type Asked =
  | { readonly wants: 'action' | 'tip'; readonly view: View; readonly rules: TableRules }
  | { readonly wants: 'rest'; readonly rest: RestQuestion };

/** What it has found. */
export type BotFinding =
  | { readonly wants: 'action'; readonly found: Action | null }
  | { readonly wants: 'tip'; readonly found: Tip | null }
  | { readonly wants: 'rest'; readonly found: FoundRest | null };

export interface BotQuestion {
  readonly id: number;
  readonly asked: Asked;
}

export interface BotAnswer {
  readonly id: number;
  readonly given: BotFinding;
  /** The thread's processor time, in ms. */
  readonly spent: number;
}

/** `ready`: it has loaded everything and works from now on. */
export type FromBotWorker = BotAnswer | 'ready';

interface Waiting {
  readonly question: BotQuestion;
  readonly answer: (answer: BotAnswer) => void;
  /** There will be no answer: the link was closed, or the thread has failed over it too often. */
  readonly giveUp: (why: 'closed' | 'failed') => void;
  failures: number;
}

/** Pause before a worker that ended by itself is restarted: doubled each time until it answers, in ms. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [50, 5_000];
/**
 * After how many ms on one question a thread counts as hung, and how often a question may end a thread. Many times what any
 * question takes: what can be found is limited by counting, so this is only for faults of ours.
 */
const PATIENCE: Readonly<Record<Asked['wants'], number>> = { action: 5_000, tip: 5_000, rest: 30_000 };
const MOST_FAILURES: Readonly<Record<Asked['wants'], number>> = { action: 2, tip: 2, rest: 1 };

interface BotLinkOptions {
  /** The program of the thread. */
  readonly url?: URL;
  readonly timer?: Timer;
}

/**
 * The bots' thread. It starts with the first question; if it ends or hangs, it is restarted and asked again, but for a question
 * that it has failed over too often.
 */
export class BotLink {
  readonly #url: URL;
  readonly #timer: Timer;
  /** By id, in the order in which the thread works on them. */
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  /** Whether the thread has loaded everything and works on the first question that waits. */
  #works = false;
  #unwatch: () => void = () => undefined;
  #restart: NodeJS.Timeout | undefined;
  #pause = FIRST_PAUSE;
  #asked = 0;
  #closed = false;

  constructor({ url = workerUrl('bot-worker'), timer = REAL_TIME }: BotLinkOptions = {}) {
    this.#url = url;
    this.#timer = timer;
  }

  /**
   * The bot's action; `null` if it has nothing to say, or the link was closed. The first one that is offered if the thread fails
   * over it and the bot must act.
   */
  async ask(view: View, rules: TableRules): Promise<Action | null> {
    const given = await this.#question({ wants: 'action', view, rules });
    if (typeof given !== 'string') return given.given.wants === 'action' ? given.given.found : null;
    return given === 'failed' && view.turn.must.some((seat) => seat === view.viewer) ? firstOffered(view) : null;
  }

  /** What the rule player would do, and why; `null` if nothing is offered or found, or the link was closed. */
  async tip(view: View, rules: TableRules): Promise<Worked<Tip | null>> {
    const given = await this.#question({ wants: 'tip', view, rules });
    if (typeof given === 'string') return { found: null, spent: 0 };
    return { found: given.given.wants === 'tip' ? given.given.found : null, spent: given.spent };
  }

  /** How the rest of a deal is played if it is as somebody says; `undefined` if the thread failed or the link was closed. */
  async rest(rest: RestQuestion): Promise<Worked<FoundRest | null> | undefined> {
    const given = await this.#question({ wants: 'rest', rest });
    if (typeof given === 'string') return undefined;
    return { found: given.given.wants === 'rest' ? given.given.found : null, spent: given.spent };
  }

  #question(asked: Asked): Promise<BotAnswer | 'closed' | 'failed'> {
    if (this.#closed) return Promise.resolve('closed');
    const question: BotQuestion = { id: ++this.#asked, asked };
    return new Promise((answer) => {
      this.#waiting.set(question.id, { question, answer, giveUp: answer, failures: 0 });
      if (this.#worker) this.#worker.postMessage(question);
      else if (!this.#restart) this.#start();
      if (this.#waiting.size === 1) this.#watch();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#unwatch();
    clearTimeout(this.#restart);
    for (const { giveUp } of this.#waiting.values()) giveUp('closed');
    this.#waiting.clear();
    await this.#worker?.terminate();
  }

  #start(): void {
    this.#restart = undefined;
    const worker = new Worker(this.#url);
    this.#worker = worker;
    worker.on('message', (message: FromBotWorker) => {
      if (this.#worker !== worker) return;
      if (message === 'ready') this.#works = true;
      else {
        this.#pause = FIRST_PAUSE;
        this.#waiting.get(message.id)?.answer(message);
        this.#waiting.delete(message.id);
      }
      this.#watch();
    });
    // An error is always followed by the exit.
    worker.on('error', (error) => console.error('bot worker:', error));
    worker.on('exit', () => {
      if (this.#worker === worker) this.#ended();
    });
    for (const { question } of this.#waiting.values()) worker.postMessage(question);
  }

  /** Waits for the answer to the question that the thread works on now. */
  #watch(): void {
    this.#unwatch();
    this.#unwatch = () => undefined;
    const [first] = this.#waiting.values();
    if (!first || !this.#works || this.#closed) return;
    this.#unwatch = this.#timer(() => {
      console.error('bot worker: hung over', first.question.asked.wants);
      void this.#worker?.terminate();
      this.#ended();
    }, PATIENCE[first.question.asked.wants]);
  }

  /** There is no thread any more; what it worked on may be why. */
  #ended(): void {
    this.#worker = undefined;
    this.#unwatch();
    if (this.#closed) return;
    const [first] = this.#works ? this.#waiting.values() : [];
    this.#works = false;
    if (first && ++first.failures >= MOST_FAILURES[first.question.asked.wants]) {
      this.#waiting.delete(first.question.id);
      first.giveUp('failed');
    }
    this.#restart = setTimeout(() => this.#start(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }
}

function firstOffered({ offers }: View): Action | null {
  const [first] = actionsOf(offers);
  return first ?? null;
}
