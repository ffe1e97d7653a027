import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { printRecord } from '#engine/kernel/deal/formats.ts';
import { FREE_PLACE } from '#engine/tournament/deciders/free-table.ts';
import type { App } from '#page/app/app.svelte.ts';
import type { RouteState } from '#page/app/route-state.svelte.ts';
import { differing } from '#page/lobby/last.ts';
import type { RouteOf } from '#page/route.ts';
import { Submission } from '#page/ui/submission.svelte.ts';
import type { ResultState } from '../result.svelte.ts';

/** What follows when all deals of a free table are played: another round of the same people, or a deal once more. */
export class EndingState {
  readonly #app: App;
  readonly #result: ResultState;
  readonly #scene: () => TableScene;
  readonly submission: Submission;

  constructor(app: App, result: ResultState, scene: () => TableScene) {
    this.#app = app;
    this.#result = result;
    this.#scene = scene;
    this.submission = new Submission(app);
  }

  /** A new table for the same people by the same rules, and its first deal. */
  async another(): Promise<void> {
    await this.#attempt(async () => {
      const { evening, watch } = this.#app;
      const { here } = watch;
      const { names, holders, rules, deals } = this.#scene();
      const { family, profile } = rules;
      const opened = await this.#app.ask({
        type: 'open-table',
        name: evening?.name ?? '',
        family,
        profile,
        options: { ...differing(rules) },
        deals,
        players: names.map((name, seat) => ({ name, holder: holders[seat] ?? 'bot' })),
      });
      if (!opened.ok) return opened.error;
      const place = { evening: opened.value.evening, ...FREE_PLACE };
      const dealt = await this.#app.ask({ type: 'start-deal', ...place });
      if (!dealt.ok) return dealt.error;
      this.#goFrom(here, place);
      return [];
    });
  }

  /** A deal of this table once more, with the same cards in the same hands; `name` is that of its new table. */
  async revenge(deal: number, name: string): Promise<void> {
    await this.#attempt(async () => {
      const { here } = this.#app.watch;
      const read = await this.#result.read(deal);
      if (!read.ok) return read.error;
      const { names, holders } = this.#scene();
      const opened = await this.#app.ask({
        type: 'play-record',
        name: name.slice(0, 80),
        record: printRecord(read.value),
        from: 0,
        players: names.map((one, seat) => ({ name: one, holder: holders[seat] ?? 'bot' })),
      });
      if (!opened.ok) return opened.error;
      this.#goFrom(here, { evening: opened.value.evening, ...FREE_PLACE });
      return [];
    });
  }

  /** To the new table, unless somebody has gone elsewhere meanwhile. */
  #goFrom({ ended }: RouteState, place: Omit<RouteOf<'table'>, 'page'>): void {
    if (!ended.aborted) this.#app.go({ page: 'table', ...place });
  }

  async #attempt(work: () => Promise<readonly Refusal[]>): Promise<void> {
    if (!this.submission.busy) await this.submission.attempt(work);
  }
}
