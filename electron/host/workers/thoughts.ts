import type { Budget, Searcher } from '#engine/bots/search/types.ts';
import { tipOf } from '#engine/bots/tip.ts';
import { seededRng } from '#engine/core/rng.ts';
import type { FindGame } from '#engine/kernel/family/resolve-rules.ts';
import {
  type Asked,
  type BotAnswer,
  type BotFinding,
  type BotQuestion,
  type DecisionQuestion,
  type Shared,
  STEPS,
  WORKS_ON,
} from './questions.ts';
import { workOutRest } from './rest.ts';

interface Course {
  readonly question: BotQuestion;
  readonly steps: Generator<void, BotFinding, void>;
  /** Processor time so far, in µs. */
  spent: number;
}

/** What a thread works on: step by step, tips first, everything else in turn. */
export class Thoughts {
  readonly #find: FindGame;
  readonly #player: Searcher;
  /** The next one first. */
  readonly #courses: Course[] = [];

  constructor(find: FindGame, player: Searcher) {
    this.#find = find;
    this.#player = player;
  }

  get isIdle(): boolean {
    return this.#courses.length === 0;
  }

  begin(question: BotQuestion): void {
    this.#courses.push({ question, steps: this.#stepsTo(question.asked), spent: 0 });
  }

  /** Takes one step with what is next; gives an answer that was found by it. */
  step(): BotAnswer | undefined {
    const tip = this.#courses.findIndex(({ question }) => question.asked.wants === 'tip');
    const [course] = this.#courses.splice(Math.max(tip, 0), 1);
    if (!course) return undefined;
    const { id, pulse } = course.question;
    Atomics.store(pulse, WORKS_ON, id);
    const before = process.threadCpuUsage();
    const step = course.steps.next();
    const { user, system } = process.threadCpuUsage(before);
    course.spent += user + system;
    Atomics.add(pulse, STEPS, 1);
    Atomics.store(pulse, WORKS_ON, 0);
    if (step.done === true) return { id, given: step.value, spent: course.spent / 1000 };
    this.#courses.push(course);
    return undefined;
  }

  *#stepsTo(asked: Asked): Generator<void, BotFinding, void> {
    if (asked.wants === 'rest') return { wants: 'rest', found: workOutRest(this.#find, asked.rest) };
    return yield* this.#decide(asked);
  }

  *#decide({ wants, view, rules, seed, playouts, stop }: DecisionQuestion): Generator<void, BotFinding, void> {
    const signal = new StopSignal(stop);
    const thought = yield* this.#player.decide(view, rules, seededRng(seed), { playouts, stop: signal });
    const isCut = signal.isObeyed;
    return wants === 'tip'
      ? { wants, found: tipOf(view, rules, thought), isCut }
      : { wants, found: thought[0]?.action ?? null, isCut };
  }
}

/** Asks the memory that is shared with the host whether to stop: a message would not be read in the middle of a step. */
class StopSignal implements Readonly<Budget['stop']> {
  readonly #stop: Shared;
  #isObeyed = false;

  constructor(stop: Shared) {
    this.#stop = stop;
  }

  /** Whether somebody has asked since it was set. */
  get isObeyed(): boolean {
    return this.#isObeyed;
  }

  get aborted(): boolean {
    this.#isObeyed ||= Atomics.load(this.#stop, 0) !== 0;
    return this.#isObeyed;
  }
}
