import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import { canonical } from '#engine/core/json.ts';
import { ZERO } from '#engine/core/rational.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply } from '#engine/kernel/deal/apply.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import { type Lesson, type LessonStep, momentsOf, whyWrong } from '#engine/kernel/words/lesson.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';

/** What was said to an answer. */
interface Remark {
  readonly verdict: 'right' | 'good' | 'wrong';
  readonly fact: Fact;
}

const NOBODY = { must: [], may: [] };
const PLACE = { evening: 'lesson', round: 1, table: 1 };

/** A lesson while it is taken: where the deal stands, and what is said and asked. It is all in this page. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly #rules: Rules;
  readonly #table: TableRules;
  readonly #names: () => readonly string[];
  readonly #moments: ReturnType<typeof momentsOf>;
  /** How many actions have been done. */
  #done = $state(0);
  /** How many steps have been read or answered. */
  #read = $state(0);
  remark = $state.raw<Remark | null>(null);

  readonly step: LessonStep | undefined = $derived.by(() => this.lesson.steps[this.#read]);
  readonly isOver: boolean = $derived.by(() => this.step === undefined);
  readonly isAsked: boolean = $derived.by(() => this.step?.wrong !== undefined);
  /** The table as a host would show it to the learner. */
  readonly scene: TableScene = $derived.by(() => this.#sceneNow());

  constructor(lesson: Lesson, table: TableRules, rules: Rules, names: () => readonly string[]) {
    this.lesson = lesson;
    this.#table = table;
    this.#rules = rules;
    this.#names = names;
    this.#moments = momentsOf(rules, lesson);
    this.#goOn();
  }

  /** How many steps there are, and which one it is; from 1. */
  get place(): { readonly n: number; readonly of: number } {
    const of = this.lesson.steps.length;
    return { n: Math.min(this.#read + 1, of), of };
  }

  /** What the right answer is; undefined: nothing is asked. */
  get answer(): Action | undefined {
    return this.isAsked ? this.#moments[this.#done]?.next?.action : undefined;
  }

  /** Goes on from what was only said. */
  next(): void {
    if (this.isAsked || this.isOver) return;
    this.remark = null;
    this.#advance();
  }

  /** The learner does something; what the rules refuse is refused as at any table. */
  act(action: Action): Result<null, readonly Refusal[]> {
    const right = this.answer;
    if (!right || !this.step?.wrong) return fail([]);
    const tried = apply(this.#rules, this.#state, this.lesson.seat, action);
    if (!tried.ok) {
      this.remark = null;
      return fail([tried.error]);
    }
    if (sameFor(action) !== sameFor(right)) {
      const fact = whyWrong(this.step.wrong, action);
      this.remark = { verdict: fact.isGood ? 'good' : 'wrong', fact };
      return fail([]);
    }
    this.remark = { verdict: 'right', fact: this.step.right };
    this.#done++;
    this.#advance();
    return ok(null);
  }

  /** From the beginning. */
  again(): void {
    this.#done = 0;
    this.#read = 0;
    this.remark = null;
    this.#goOn();
  }

  get #state() {
    return must(this.#moments[this.#done], 'a moment').state;
  }

  #advance(): void {
    this.#read++;
    this.#goOn();
  }

  /** Everybody plays on to the next step, or to the end. */
  #goOn(): void {
    this.#done = this.step?.at ?? this.#moments.length - 1;
  }

  #sceneNow(): TableScene {
    const { seat, table } = this.lesson;
    const state = this.#state;
    const all = view(this.#rules, state, seat);
    const seen = this.isAsked ? all : { ...all, offers: [], turn: NOBODY };
    const row = state.end === 'settle' ? this.#rules.read(state) : null;
    const others = <T>(value: T) => Array.from({ length: table }, () => value);
    return {
      ...PLACE,
      purpose: 'free-table',
      names: this.#names(),
      holders: others(null).map((_, at) => (at === seat ? 'person' : 'bot')),
      devices: others(null),
      passed: others(null),
      rules: this.#table,
      deals: 1,
      closed: row ? 1 : 0,
      ended: false,
      situation: { deal: 1, factors: [], pot: ZERO, notes: {} },
      rewind: { back: false, anew: false, again: false },
      flow: { pause: null, question: null, thinks: null, until: null, timeUp: null },
      prompt: this.#done * 2 + (this.isAsked ? 1 : 0),
      view: row ? null : seen,
      fair: null,
      sealed: false,
      last: row && {
        deal: 1,
        source: 'played',
        row,
        settlement: this.#rules.settle(row, state.now),
        view: all,
        fair: null,
      },
    };
  }
}

/** In which order cards are laid away is all the same. */
const sameFor = (action: Action): string => {
  // A number of cards is no list of them.
  const { cards } = action as Action & { readonly cards?: readonly Card[] | number };
  return canonical(typeof cards === 'object' ? { ...action, cards: [...cards].sort() } : action);
};
