import { Worker } from 'node:worker_threads';
import type { Timer } from '../timer.ts';
import {
  type Asked,
  type BotAnswer,
  type BotQuestion,
  type FromBotWorker,
  type Shared,
  shared,
  STEPS,
  WORKS_ON,
} from './questions.ts';

/** Something that is asked, and whoever waits for it. */
export interface Waiting {
  readonly id: number;
  asked: Asked;
  readonly answer: (answer: BotAnswer) => void;
  /** There will be no answer: the link was closed, or threads have failed over it too often. */
  readonly giveUp: (why: 'closed' | 'failed') => void;
  failures: number;
}

/** Pause before a thread that ended by itself is restarted: doubled each time until it answers, in ms. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [50, 5_000];
/**
 * After how many ms on one question without a step a thread counts as hung, and how often a question may end a thread. Many times
 * what any question takes: what can be found is limited by counting, so this is only for faults of ours.
 */
const PATIENCE: Readonly<Record<Asked['wants'], number>> = { action: 5_000, tip: 5_000, rest: 30_000 };
const MOST_FAILURES: Readonly<Record<Asked['wants'], number>> = { action: 2, tip: 2, rest: 1 };

interface ThreadPorts {
  /** The program of the thread. */
  readonly url: URL;
  readonly timer: Timer;
  /** Something has been answered or given up. */
  readonly done: (waiting: Waiting) => void;
}

/**
 * A thread that starts with the first question. If it ends or hangs, it is restarted and asked again, but for a question that it
 * has failed over too often; before that such a question is asked so that nothing need be searched for.
 */
export class BotThread {
  readonly #ports: ThreadPorts;
  /** By id, in the order in which they were asked. */
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #pulse: Shared = shared(2);
  /** Whether the thread has loaded everything and works on what it was asked. */
  #works = false;
  #unwatch: () => void = () => undefined;
  #restart: NodeJS.Timeout | undefined;
  #pause = FIRST_PAUSE;
  #closed = false;

  constructor(ports: ThreadPorts) {
    this.#ports = ports;
  }

  /** How much it has been asked and not answered. */
  get load(): number {
    return this.#waiting.size;
  }

  give(waiting: Waiting): void {
    this.#waiting.set(waiting.id, waiting);
    if (this.#worker) this.#post(this.#worker, waiting);
    else if (!this.#restart) this.#start();
    if (this.#waiting.size === 1) this.#watch();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#unwatch();
    clearTimeout(this.#restart);
    for (const { giveUp } of this.#waiting.values()) giveUp('closed');
    this.#waiting.clear();
    await this.#worker?.terminate();
  }

  #post(worker: Worker, { id, asked }: Waiting): void {
    worker.postMessage({ id, asked, pulse: this.#pulse } satisfies BotQuestion);
  }

  #start(): void {
    this.#restart = undefined;
    this.#pulse = shared(2);
    const worker = new Worker(this.#ports.url);
    this.#worker = worker;
    worker.on('message', (message: FromBotWorker) => {
      if (this.#worker !== worker) return;
      if (message === 'ready') this.#works = true;
      else this.#answered(message);
      this.#watch();
    });
    // An error is always followed by the exit.
    worker.on('error', (error) => console.error('bot worker:', error));
    worker.on('exit', () => {
      if (this.#worker === worker) this.#ended();
    });
    for (const waiting of this.#waiting.values()) this.#post(worker, waiting);
  }

  #answered(answer: BotAnswer): void {
    this.#pause = FIRST_PAUSE;
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(waiting.id);
    waiting.answer(answer);
    this.#ports.done(waiting);
  }

  /** What it works on now, as far as it has said; else what has waited longest. */
  get #current(): Waiting | undefined {
    const [first] = this.#waiting.values();
    return this.#waiting.get(Atomics.load(this.#pulse, WORKS_ON)) ?? first;
  }

  /** Waits for an answer, or at least a step. */
  #watch(): void {
    this.#unwatch();
    this.#unwatch = () => undefined;
    const [first] = this.#waiting.values();
    if (!first || !this.#works || this.#closed) return;
    const steps = Atomics.load(this.#pulse, STEPS);
    this.#unwatch = this.#ports.timer(() => {
      if (Atomics.load(this.#pulse, STEPS) !== steps) return this.#watch();
      console.error('bot worker: hung over', (this.#current ?? first).asked.wants);
      void this.#worker?.terminate();
      this.#ended();
    }, PATIENCE[first.asked.wants]);
  }

  /** There is no thread any more; what it worked on may be why. */
  #ended(): void {
    this.#worker = undefined;
    this.#unwatch();
    if (this.#closed) return;
    const culprit = this.#works ? this.#current : undefined;
    this.#works = false;
    this.#restart = setTimeout(() => this.#start(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    if (!culprit) return;
    if (culprit.asked.wants !== 'rest') culprit.asked = { ...culprit.asked, playouts: 0 };
    if (++culprit.failures < MOST_FAILURES[culprit.asked.wants]) return;
    this.#waiting.delete(culprit.id);
    culprit.giveUp('failed');
    this.#ports.done(culprit);
  }
}
