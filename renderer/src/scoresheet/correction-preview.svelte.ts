import type { EndMoved } from '../../../engine/tournament/deciders/race.ts';
import type { Command } from '../../../electron/protocol/commands/command.ts';
import type { RankChange } from '../../../electron/protocol/answers.ts';
import type { App } from '../app/app.svelte.ts';
import type { EntryPreview } from './entry-preview.svelte.ts';

type Asked = Omit<Extract<Command, { type: 'preview-correction' }>, 'type'>;

/** What a correction would do to the standings, and to the end of its table; to be made while a component begins. */
export class CorrectionPreview {
  changes = $state.raw<readonly RankChange[] | null>(null);
  ending = $state.raw<EndMoved | null>(null);

  /** Asked anew whenever the rules have accepted what is typed. */
  constructor(app: App, asked: () => Asked | undefined, judge: EntryPreview) {
    $effect(() => {
      const correction = judge.settled ? asked() : undefined;
      if (!correction) {
        this.changes = null;
        this.ending = null;
        return undefined;
      }
      let current = true;
      void app.ask({ type: 'preview-correction', ...correction }).then((answer) => {
        if (!current || !answer.ok) return;
        this.changes = answer.value.changes;
        this.ending = answer.value.ending;
      });
      return () => {
        current = false;
      };
    });
  }
}
