import { Worker } from 'node:worker_threads';
import type { Tip } from '../../../engine/bots/types.ts';
import type { Action } from '../../../engine/kernel/deal/action.ts';
import type { View } from '../../../engine/kernel/deal/view.ts';
import type { TableRules } from '../../../engine/kernel/deal/rules.ts';
import { workerUrl } from './worker-url.ts';

/** What the worker is asked: all that the bot's seat may know. */
export interface BotQuestion {
  readonly id: number;
  readonly view: View;
  readonly rules: TableRules;
  /** What the bot does, or what it would do and why. */
  readonly wants: keyof Wanted;
}
export interface BotAnswer {
  readonly id: number;
  readonly answer: Wanted[keyof Wanted];
}
interface Wanted {
  readonly action: Action | null;
  readonly tip: Tip | null;
}

interface Waiting {
  readonly question: BotQuestion;
  readonly answer: (answer: BotAnswer['answer']) => void;
}

/** Pause before a worker that ended by itself is restarted: doubled each time until it answers, in ms. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [50, 5_000];

/** The bots' thread. It starts with the first question; if it ends, it is restarted and asked again. */
export class BotLink {
  readonly #url: URL;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #restart: NodeJS.Timeout | undefined;
  #pause = FIRST_PAUSE;
  #asked = 0;
  #closed = false;

  constructor(url: URL = workerUrl('bot-worker')) {
    this.#url = url;
  }

  /** The bot's action; `null` if it has nothing to say, or the link was closed. */
  ask(view: View, rules: TableRules): Promise<Action | null> {
    return this.#question('action', view, rules);
  }

  /** What the rule player would do, and why; `null` if nothing is offered, or the link was closed. */
  tip(view: View, rules: TableRules): Promise<Tip | null> {
    return this.#question('tip', view, rules);
  }

  #question<W extends keyof Wanted>(wants: W, view: View, rules: TableRules): Promise<Wanted[W] | null> {
    if (this.#closed) return Promise.resolve(null);
    const question: BotQuestion = { id: ++this.#asked, view, rules, wants };
    return new Promise((answer) => {
      // The worker answers what was asked.
      this.#waiting.set(question.id, { question, answer: (given) => answer(given as Wanted[W]) });
      if (this.#worker) this.#worker.postMessage(question);
      else if (!this.#restart) this.#start();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#restart);
    for (const { answer } of this.#waiting.values()) answer(null);
    this.#waiting.clear();
    await this.#worker?.terminate();
  }

  #start(): void {
    this.#restart = undefined;
    const worker = new Worker(this.#url);
    this.#worker = worker;
    worker.on('message', ({ id, answer }: BotAnswer) => {
      this.#pause = FIRST_PAUSE;
      this.#waiting.get(id)?.answer(answer);
      this.#waiting.delete(id);
    });
    // An error is always followed by the exit.
    worker.on('error', (error) => console.error('bot worker:', error));
    worker.on('exit', () => {
      this.#worker = undefined;
      if (this.#closed) return;
      this.#restart = setTimeout(() => this.#start(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    });
    for (const { question } of this.#waiting.values()) worker.postMessage(question);
  }
}
