import type { Answer } from '#electron/protocol/answers.ts';
import type { Card } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';

/** What a rule player would do in the viewer's place, and why. */
export interface Tip {
  readonly action: Action;
  readonly reason: Fact;
}

/** How an action goes to the host. */
type Send = () => Promise<Answer<'act'>>;

/**
 * What a viewer has begun with one prompt: it ends with the prompt. Whatever waits for an answer keeps the prompt that it belongs
 * to and writes there, so that a late answer changes nothing of the next one.
 */
export class PromptState {
  readonly #around: { readonly prompt: PromptState };
  /** Cards picked for what is asked. */
  picked = $state.raw<readonly Card[]>([]);
  /** Why the last attempt was refused. */
  refusals = $state.raw<readonly Refusal[]>([]);
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
  plan: { readonly actions: readonly Action[] } | null = null;
  /** What is still to be said of what was begun at the prompt before. */
  follows: readonly Action[];
  /** Whether its viewer has been called to it. */
  isNoticed = false;
  /** The last question to the host whether a choice is allowed. */
  #trying: object | null = null;

  /** `around`: has the prompt that is shown; `before`: the same viewer's last one. */
  constructor(around: { readonly prompt: PromptState }, before?: PromptState) {
    this.#around = around;
    this.follows = before?.plan?.actions ?? before?.follows ?? [];
  }

  /** Whether another prompt is on the screen by now, or another viewer's. */
  get isOver(): boolean {
    return this.#around.prompt !== this;
  }

  /** Whether something is being said, or is still to be said with the same press. */
  get isSaying(): boolean {
    return this.plan !== null || this.follows.length > 0;
  }

  /** Sends an action; returns whether it was allowed. One waits for the answer to the last. */
  async act(send: Send): Promise<boolean> {
    if (this.isSent) return false;
    this.isSent = true;
    this.#trying = null;
    const answer = await send();
    this.isSent = false;
    this.refuse(answer);
    return answer.ok;
  }

  /** Asks why something is not allowed; the answer is no word about another choice that has been made meanwhile. */
  async try(send: Send): Promise<void> {
    if (this.isSent) return;
    const mine = (this.#trying = {});
    const answer = await send();
    if (this.#trying === mine) this.refuse(answer);
  }

  /** Another choice: why the last one was refused is no word about this one. */
  pick(cards: readonly Card[]): void {
    this.#trying = null;
    this.picked = cards;
    this.refusals = [];
  }

  /** Shows why something was refused; what is allowed leaves no refusal. */
  refuse(answer: { readonly ok: true } | { readonly ok: false; readonly error: readonly Refusal[] }): void {
    this.refusals = answer.ok ? [] : answer.error;
  }

  /** Nothing is said any more of what was to be said. */
  drop(): void {
    this.plan = null;
    this.follows = [];
    this.pressed = [];
  }
}
