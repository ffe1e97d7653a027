import type { AnswerTo } from '#electron/protocol/answers.ts';
import type { Asked } from '#electron/protocol/commands/command.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Result } from '#engine/core/result.ts';
import type { App } from '../app/app.svelte.ts';
import { useApp } from '../app/context.ts';

/** A form's or button's request to the host: whether it is on its way, and why the last one was refused. */
export class Submission {
  busy = $state(false);
  refusals = $state.raw<readonly Refusal[]>([]);
  readonly #app: Pick<App, 'ask'>;

  /** Create it while a component initialises. */
  constructor(app: Pick<App, 'ask'> = useApp()) {
    this.#app = app;
  }

  /** Sends a command; its refusals stay until the next one is answered. */
  async run<C extends Asked>(command: C): Promise<Result<AnswerTo<C['type']>, readonly Refusal[]>> {
    this.busy = true;
    const answer = await this.#app.ask(command);
    this.busy = false;
    this.refusals = answer.ok ? [] : answer.error;
    return answer;
  }

  /** Does what asks by itself, perhaps in several steps, and gives the refusals; whether it was carried out. */
  async attempt(work: () => Promise<readonly Refusal[]>): Promise<boolean> {
    this.busy = true;
    this.refusals = await work();
    this.busy = false;
    return this.refusals.length === 0;
  }

  /** Something is wrong that the host was not asked about by this form. */
  refuse(refusals: readonly Refusal[]): void {
    this.refusals = refusals;
  }

  /** What was refused is not on the screen any more. */
  clear(): void {
    this.refusals = [];
  }
}
