import { untrack } from 'svelte';
import type { Answers } from '#electron/protocol/answers.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { App } from '#page/app/app.svelte.ts';
import { released } from '#page/ui/released.ts';
import type { EntryForm } from './entry.svelte.ts';

/** Delay after the last keystroke before the input is checked, in ms. */
const PAUSE = 150;

interface DealPlace {
  readonly evening: string;
  readonly round: number;
  readonly table: number;
  readonly deal: number;
}

type Settled = Answers['preview-entry'];

/** The rules' verdict on a form while it is filled in; create it while a component initialises. */
export class EntryPreview {
  refusals = $state.raw<readonly Refusal[]>([]);
  readonly #app: App;
  readonly #form: EntryForm;
  readonly #place: () => DealPlace;
  /** What the rules last accepted, and what it comes to. */
  #verdict = $state.raw<{ readonly paper: string; readonly settled: Settled } | null>(null);
  /** What the form as it is comes to; `null` as long as nobody has said so. */
  readonly settled: Settled | null = $derived.by(() =>
    this.#verdict?.paper === JSON.stringify(this.#form.paper) ? this.#verdict.settled : null,
  );

  constructor(app: App, form: EntryForm, place: () => DealPlace) {
    this.#app = app;
    this.#form = form;
    this.#place = place;
    $effect(() => this.follow());
  }

  /**
   * Has the form as it is checked after a short delay; runs again whenever it changes. Returns what calls it off: an answer
   * to older input is dropped.
   */
  follow(): () => void {
    const { paper, missingFields } = this.#form;
    if (missingFields.length > 0) {
      this.refusals = [];
      this.#verdict = null;
      return () => undefined;
    }
    let current = true;
    const look = async (): Promise<void> => {
      const answer = await this.#app.ask({ type: 'preview-entry', ...untrack(this.#place), ...paper });
      await released();
      if (!current) return;
      this.refusals = answer.ok ? [] : answer.error;
      this.#verdict = answer.ok ? { paper: JSON.stringify(paper), settled: answer.value } : null;
    };
    const timer = this.#app.online ? setTimeout(() => void look(), PAUSE) : undefined;
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }

  /** What to show: nothing jumps while the next verdict is on its way. */
  get shown(): Settled | null {
    return this.#app.online ? (this.#verdict?.settled ?? null) : this.settled;
  }
}
