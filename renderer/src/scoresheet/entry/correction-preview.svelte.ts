import type { RankChange } from '#electron/protocol/answers.ts';
import type { Command } from '#electron/protocol/commands/command.ts';
import type { BillChange } from '#engine/tournament/cash/bills.ts';
import type { EndMoved } from '#engine/tournament/deciders/race.ts';
import type { App } from '#page/app/app.svelte.ts';
import { released } from '#page/ui/released.ts';
import type { EntryPreview } from './entry-preview.svelte.ts';

type Asked = Omit<Extract<Command, { type: 'preview-correction' }>, 'type'>;

/**
 * The effects of a correction on the standings, on the bills and on the end of its table; create it while a component initialises.
 */
export class CorrectionPreview {
  changes = $state.raw<readonly RankChange[] | null>(null);
  ending = $state.raw<EndMoved | null>(null);
  bills = $state.raw<readonly BillChange[]>([]);
  readonly #app: App;
  readonly #asked: () => Asked | undefined;
  readonly #judge: Pick<EntryPreview, 'settled'>;

  constructor(app: App, asked: () => Asked | undefined, judge: Pick<EntryPreview, 'settled'>) {
    this.#app = app;
    this.#asked = asked;
    this.#judge = judge;
    $effect(() => this.follow());
  }

  /**
   * Asks what the correction would change; runs again whenever the rules accept what was typed. Returns what calls it off: an
   * answer to an earlier correction is dropped.
   */
  follow(): () => void {
    let current = true;
    const correction = this.#judge.settled ? this.#asked() : undefined;
    if (!correction) {
      this.changes = null;
      this.ending = null;
      this.bills = [];
    } else
      void this.#app.ask({ type: 'preview-correction', ...correction }).then(async (answer) => {
        await released();
        if (!current || !answer.ok) return;
        this.changes = answer.value.changes;
        this.ending = answer.value.ending;
        this.bills = answer.value.bills;
      });
    return () => {
      current = false;
    };
  }
}
