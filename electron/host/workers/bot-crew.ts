import type { Timer } from '../timer.ts';
import { BotThread, type Waiting } from './bot-thread.ts';
import type { Asked, BotAnswer } from './questions.ts';

export interface CrewOptions {
  /** The program of the threads. */
  readonly url: URL;
  readonly timer: Timer;
  /** How many threads there may be. */
  readonly most: number;
}

/** Threads, started as they are needed. What is asked in one queue waits for what was asked in it before, and for nothing else. */
export class BotCrew {
  readonly #options: CrewOptions;
  readonly #threads: BotThread[] = [];
  /** By name; the first one of each is worked on. */
  readonly #queues = new Map<string, Waiting[]>();
  readonly #queueOf = new Map<Waiting, string>();
  #asked = 0;
  #closed = false;

  constructor(options: CrewOptions) {
    this.#options = options;
  }

  ask(asked: Asked, queue: string): Promise<BotAnswer | 'closed' | 'failed'> {
    if (this.#closed) return Promise.resolve('closed');
    return new Promise((answer) => {
      const waiting: Waiting = { id: ++this.#asked, asked, answer, giveUp: answer, failures: 0 };
      const before = this.#queues.get(queue);
      this.#queueOf.set(waiting, queue);
      if (before) before.push(waiting);
      else {
        this.#queues.set(queue, [waiting]);
        this.#freest().give(waiting);
      }
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const [, ...later] of this.#queues.values()) for (const { giveUp } of later) giveUp('closed');
    this.#queues.clear();
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #freest(): BotThread {
    const [freest] = [...this.#threads].sort((a, b) => a.load - b.load);
    if (freest && (freest.load === 0 || this.#threads.length >= this.#options.most)) return freest;
    const { url, timer } = this.#options;
    const thread = new BotThread({ url, timer, done: (waiting) => this.#done(waiting) });
    this.#threads.push(thread);
    return thread;
  }

  #done(waiting: Waiting): void {
    const name = this.#queueOf.get(waiting);
    this.#queueOf.delete(waiting);
    const queue = name === undefined ? undefined : this.#queues.get(name);
    if (name === undefined || !queue) return;
    queue.shift();
    const [next] = queue;
    if (next) this.#freest().give(next);
    else this.#queues.delete(name);
  }
}
