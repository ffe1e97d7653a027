import type { Disturbs } from '#electron/protocol/room.ts';
import type { Payer } from '#electron/web/limits/payer.ts';
import { type Rate, TokenBucket } from '#electron/web/limits/token-bucket.ts';
import type { Meter } from './meter.ts';

/** What one sender may use: messages, their bytes, and the host's processor time in ms. */
export type Rates = Readonly<Record<Disturbs, Rate>>;

/** The least that must be left. What a message costs is known afterwards, so a bucket may go below zero. */
const LEAST: Readonly<Record<Disturbs, number>> = { messages: 1, bytes: Number.MIN_VALUE, time: Number.MIN_VALUE };
const KINDS = ['messages', 'bytes', 'time'] as const satisfies readonly Disturbs[];
/** An empty budget waits until a second's worth is back, in seconds; and no debt takes longer than this. */
const [RESUMES_AFTER, LONGEST_DEBT] = [1, 4];
/** A budget that is empty for this long without a break, or this often within a while, ends its connections. In ms. */
const [LONGEST_EMPTY, MOST_TIMES, WHILE] = [10_000, 3, 60_000];
/** How long nobody of a budget that was ended gets in again, in ms. */
const REFUSED = 30_000;

export interface BudgetOptions {
  readonly rates: Rates;
  readonly meter: Meter;
  /** Processor time that it shares with others. */
  readonly shared?: TokenBucket;
  /** It is empty, and not for the first time. */
  readonly disturbs: (why: Disturbs) => void;
  /** It has spent so much that all its connections end at once. */
  readonly ends: (budget: Budget) => void;
}

/** What one guest, or all visitors of one address, have left of what they may send. */
export class Budget implements Payer {
  readonly #options: BudgetOptions;
  readonly #left: Readonly<Record<Disturbs, TokenBucket>>;
  /** Since when nothing more is taken in. */
  #emptySince: number | undefined;
  /** When it became empty by what it sent. */
  #times: readonly number[] = [];
  #refusedUntil = -Infinity;
  #waiting: (() => void)[] = [];

  constructor(options: BudgetOptions) {
    const { rates, meter } = options;
    const bucket = (kind: Disturbs): TokenBucket => new TokenBucket(rates[kind], () => meter.clock.now());
    this.#options = options;
    this.#left = { messages: bucket('messages'), bytes: bucket('bytes'), time: bucket('time') };
  }

  get isEmpty(): boolean {
    const { shared } = this.#options;
    return this.#emptySince !== undefined || (shared !== undefined && shared.left < LEAST.time);
  }

  /** Whether nobody of it gets in at the moment. */
  get isRefused(): boolean {
    return this.#now() < this.#refusedUntil;
  }

  /** Whether a new one would be just the same. */
  get isAtRest(): boolean {
    const isOver = this.#times.every((at) => at < this.#now() - WHILE);
    return !this.isEmpty && !this.isRefused && isOver && KINDS.every((kind) => this.#left[kind].isFull);
  }

  whenReady(then: () => void): void {
    const { shared, meter } = this.#options;
    if (this.#emptySince !== undefined) this.#waiting.push(then);
    else meter.clock.later(then, Math.ceil(shared?.until(1) ?? 0));
  }

  countMessage(): void {
    this.#spend('messages', 1);
  }

  countBytes(bytes: number): void {
    this.#spend('bytes', bytes);
  }

  work<T>(run: () => T): T {
    const { meter, shared } = this.#options;
    const before = meter.spent();
    try {
      return run();
    } finally {
      const spent = meter.spent() - before;
      shared?.spend(spent);
      this.#spend('time', spent);
    }
  }

  /** A search takes longer than anything else, and may be honest: whoever has wished for it waits, and no more. */
  charge(spent: number): void {
    this.#left.time.spend(spent, LONGEST_DEBT);
    if (this.#left.time.left < LEAST.time) this.#wait();
  }

  #spend(kind: Disturbs, amount: number): void {
    const left = this.#left[kind];
    left.spend(amount, LONGEST_DEBT);
    if (left.left >= LEAST[kind] || !this.#wait()) return;
    this.#times = [...this.#times.filter((at) => at >= this.#now() - WHILE), this.#now()];
    // Once may be a coincidence.
    if (this.#times.length > 1) this.#options.disturbs(kind);
    if (this.#times.length >= MOST_TIMES) this.#end();
  }

  /** Takes nothing more in until a second's worth is back; false if it was waiting before. */
  #wait(): boolean {
    if (this.#emptySince !== undefined) return false;
    this.#emptySince = this.#now();
    this.#look();
    return true;
  }

  #look(): void {
    const { rates, meter } = this.#options;
    const lacks = KINDS.map((kind) => {
      const { most, perSecond } = rates[kind];
      return this.#left[kind].until(Math.min(most, RESUMES_AFTER * perSecond));
    });
    const refused = Math.max(0, this.#refusedUntil - this.#now());
    const wait = Math.ceil(Math.max(refused, ...lacks));
    if (wait <= 0) return this.#goOn();
    const patience = (this.#emptySince ?? 0) + LONGEST_EMPTY - this.#now();
    if (refused <= 0 && patience <= 0) {
      const longest = Math.max(...lacks);
      this.#options.disturbs(KINDS[lacks.indexOf(longest)] ?? 'messages');
      this.#end();
    }
    meter.clock.later(() => this.#look(), refused > 0 || patience <= 0 ? Math.max(wait, 1) : Math.min(wait, patience));
  }

  #goOn(): void {
    this.#emptySince = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const then of waiting) then();
  }

  #end(): void {
    this.#refusedUntil = this.#now() + REFUSED;
    this.#times = [];
    this.#waiting = [];
    this.#options.ends(this);
  }

  #now(): number {
    return this.#options.meter.clock.now();
  }
}
