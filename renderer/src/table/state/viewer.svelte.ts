import type { Card } from '#engine/core/card.ts';
import { Lasting } from '#page/app/lasting.ts';
import { PromptState } from './prompt.svelte.ts';

/** The page, with the line that says what was just done. */
interface Page {
  readonly navigation: { readonly notice: string };
  say(words: string): void;
}

/** What ends when another takes over at this screen, with the prompts of whoever looks. */
export class ViewerState {
  readonly #prompts: Lasting<number, PromptState>;
  #prompt: PromptState | undefined;
  readonly #page: Page;
  /** What they were last told. */
  #told: string | null = null;
  /** The card of the hand that was last reached by the keyboard. */
  reached = $state.raw<Card | undefined>();

  /** `around`: has the prompt that is shown. */
  constructor(around: { readonly prompt: PromptState }, page: Page) {
    this.#prompts = new Lasting((before) => new PromptState(around, before));
    this.#page = page;
  }

  /** What they are asked with this number. */
  promptAt(number: number): PromptState {
    return (this.#prompt = this.#prompts.at(number));
  }

  /** Shows why something was refused that is about no prompt: at what they are asked now. */
  refuse(answer: Parameters<PromptState['refuse']>[0]): void {
    this.#prompt?.refuse(answer);
  }

  /** Tells something that they asked for or did. The same once more is read out only if it is not quite the same text. */
  tell(what: string): void {
    this.#told = this.#page.navigation.notice === what ? `${what}\u00a0` : what;
    this.#page.say(this.#told);
  }

  /** What they were told is gone, unless something else is shown by now: they have done something else, or another looks. */
  clearTold(): void {
    if (this.#told !== null && this.#page.navigation.notice === this.#told) this.#page.say('');
    this.#told = null;
  }
}
