import type { Answer } from '#electron/protocol/answers.ts';
import type { Card } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';

/** What a bot would do in the viewer's place, and why; `other`: what the reason mentions as `{other}`. */
export interface Tip {
  readonly action: Action;
  readonly reason: Fact;
  readonly other?: Action;
}

/** How an action goes to the host, and what of its answer says whether it was allowed. */
type Send = () => Promise<Answer<'act'>>;
type Outcome = { readonly ok: true } | { readonly ok: false; readonly error: readonly Refusal[] };

/** One attempt with the cards as they are chosen: it ends with the next attempt and with another choice. */
class Attempt {
  /** Why it was refused. */
  refusals = $state.raw<readonly Refusal[]>([]);

  answered(answer: Outcome): void {
    this.refusals = answer.ok ? [] : answer.error;
  }
}

/** What is said with one press, thing after thing. */
class Plan {
  /** What is still to be said. */
  readonly #rest: readonly Action[];
  isUnderWay = true;

  constructor(rest: readonly Action[]) {
    this.#rest = rest;
  }

  /** Nothing is to be said any more once something was refused. */
  get rest(): readonly Action[] {
    return this.isUnderWay ? this.#rest : [];
  }

  /** It was refused. */
  end(): void {
    this.isUnderWay = false;
  }
}

/**
 * What a viewer has begun with one prompt: it ends with the prompt. Whatever waits for an answer keeps the prompt that it belongs
 * to and writes there, so that a late answer changes nothing of the next one.
 */
export class PromptState {
  readonly #around: { readonly prompt: PromptState };
  /** Cards of the hand that are picked for what is asked. */
  picked = $state.raw<readonly Card[]>([]);
  /** Cards on the table that are picked. */
  taken = $state.raw<readonly Card[]>([]);
  /** Cards that the last choice put back, besides the one that was pressed: it did not go with them. */
  putBack = $state.raw<readonly Card[]>([]);
  /** What is chosen of actions that differ in several values, by type of the action and by field, as JSON. */
  values = $state.raw<Readonly<Record<string, Readonly<Record<string, string>>>>>({});
  /** The way in which an opened bid is to be played; `undefined`: none is chosen. */
  turned = $state.raw<string | undefined>();
  /** Whether an action is on its way to the host. */
  isSent = $state(false);
  /** The card that is being played, until the host has answered: no other can be played meanwhile. */
  going = $state.raw<Card | undefined>();
  /** What is open of what can be said: the ladder, or a bid whose terms are being chosen; empty: nothing. */
  opened = $state('');
  /** The chips that are pressed, by the canonical text of their action. */
  pressed = $state.raw<readonly string[]>([]);
  tip = $state.raw<Tip | null>(null);
  /** What was asked for and is read out: another object each time, for the same once more is read out once more. */
  spoken = $state.raw({ words: '' });
  /** What is being said here, and what follows at the next prompts. */
  #plan: Plan | null = null;
  /** What is still to be said of what was begun at the prompt before. */
  follows: readonly Action[];
  /** Whether its viewer has been called to it. */
  isNoticed = false;
  #attempt = $state.raw(new Attempt());

  /** `around`: has the prompt that is shown; `before`: the same viewer's last one. */
  constructor(around: { readonly prompt: PromptState }, before?: PromptState) {
    this.#around = around;
    this.follows = before?.rest ?? [];
  }

  /** Whether another prompt is on the screen by now, or another viewer's. */
  get isOver(): boolean {
    return this.#around.prompt !== this;
  }

  /** Why the last attempt was refused. */
  get refusals(): readonly Refusal[] {
    return this.#attempt.refusals;
  }

  /** What is still to be said with the same press, here or at the next prompts. */
  get rest(): readonly Action[] {
    return this.#plan?.rest ?? this.follows;
  }

  /** Whether something is being said, or is still to be said with the same press. */
  get isSaying(): boolean {
    return this.#plan?.isUnderWay === true || this.follows.length > 0;
  }

  /** Something is being said here, and what follows then. */
  begin(rest: readonly Action[]): Plan {
    return (this.#plan = new Plan(rest));
  }

  /** Sends an action; returns whether it was allowed. One waits for the answer to the last. */
  async act(send: Send): Promise<boolean> {
    if (this.isSent) return false;
    this.isSent = true;
    const attempt = this.#again();
    const answer = await send();
    this.isSent = false;
    attempt.answered(answer);
    return answer.ok;
  }

  /** Asks why something is not allowed. */
  async try(send: Send): Promise<void> {
    if (this.isSent) return;
    const attempt = this.#again();
    attempt.answered(await send());
  }

  /** Another choice, by a press on a card: why the last one was refused says nothing about this one. */
  pick(cards: readonly Card[], pressed: Card): void {
    this.#begins(this.picked, cards, pressed);
    this.picked = cards;
  }

  /** The same with cards on the table. */
  take(cards: readonly Card[], pressed: Card): void {
    this.#begins(this.taken, cards, pressed);
    this.taken = cards;
  }

  #begins(before: readonly Card[], cards: readonly Card[], pressed: Card): void {
    this.#attempt = new Attempt();
    this.putBack = before.filter((card) => card !== pressed && !cards.includes(card));
  }

  /** Opens the ladder, or a bid whose way is to be chosen; empty: closes it. */
  open(what: string): void {
    this.opened = what;
    this.turned = undefined;
  }

  /** Chooses a value of an action. */
  choose(type: string, field: string, value: string): void {
    this.values = { ...this.values, [type]: { ...this.values[type], [field]: value } };
  }

  /** Shows why something was refused; what is allowed leaves no refusal. */
  refuse(answer: Outcome): void {
    this.#attempt.answered(answer);
  }

  /** Another attempt: why the last one was refused is shown until this one is answered. */
  #again(): Attempt {
    const attempt = new Attempt();
    attempt.refusals = this.refusals;
    return (this.#attempt = attempt);
  }

  /** Nothing is said any more of what was to be said. */
  drop(): void {
    this.#plan = null;
    this.follows = [];
    this.pressed = [];
  }
}
