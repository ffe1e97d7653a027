import { untrack } from 'svelte';
import { isEqual } from '../../../engine/core/equal.ts';
import type { Result } from '../../../engine/core/result.ts';
import type { Refusal } from '../../../engine/core/refusal.ts';
import type { Answers } from '../../../electron/protocol/answers.ts';
import type { App } from '../app/app.svelte.ts';
import type { EntryForm } from './entry.svelte.ts';

/** Delay after the last keystroke before the input is checked, in ms. */
const PAUSE = 150;

interface Place {
  readonly evening: string;
  readonly round: number;
  readonly table: number;
  readonly deal: number;
}

/** The rules' verdict on a form while it is filled in; create it while a component initialises. */
export class EntryPreview {
  refusals = $state.raw<readonly Refusal[]>([]);
  settled = $state.raw<Answers['preview-entry'] | null>(null);
  readonly #form: EntryForm;
  /** The input that it is about. */
  #judged = $state.raw<EntryForm['paper'] | null>(null);

  /** Whether it is about what is typed now, and not about what was there before. */
  get isCurrent(): boolean {
    return isEqual(this.#judged, this.#form.paper);
  }

  constructor(app: App, form: EntryForm, place: () => Place) {
    this.#form = form;
    // Input is sent after a short delay; an answer to older input is dropped.
    $effect(() => {
      const { paper } = form;
      let current = true;
      const lacks = form.lacks.length > 0;
      const timer = lacks || !app.online ? undefined : setTimeout(() => void look(), PAUSE);
      if (lacks) {
        this.refusals = [];
        this.settled = null;
      }
      const look = async (): Promise<void> => {
        const answer = await app.ask({ type: 'preview-entry', ...untrack(place), ...paper });
        if (current) this.heard(answer, paper);
      };
      return () => {
        current = false;
        clearTimeout(timer);
      };
    });
  }

  /** What the host says of an input. */
  heard(answer: Result<Answers['preview-entry'], readonly Refusal[]>, paper: EntryForm['paper']): void {
    this.#judged = paper;
    this.refusals = answer.ok ? [] : answer.error;
    this.settled = answer.ok ? answer.value : null;
  }
}
