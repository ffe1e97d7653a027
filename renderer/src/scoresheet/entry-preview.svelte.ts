import { untrack } from 'svelte';
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

  constructor(app: App, form: EntryForm, place: () => Place) {
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
        if (!current) return;
        this.refusals = answer.ok ? [] : answer.error;
        this.settled = answer.ok ? answer.value : null;
      };
      return () => {
        current = false;
        clearTimeout(timer);
      };
    });
  }
}
