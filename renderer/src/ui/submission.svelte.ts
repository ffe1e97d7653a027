import type { Refusal } from '../../../engine/core/refusal.ts';
import type { Result } from '../../../engine/core/result.ts';
import type { AnswerTo } from '../../../electron/protocol/answers.ts';
import type { Asked } from '../../../electron/protocol/commands/command.ts';
import type { App } from '../app/app.svelte.ts';
import { useApp } from '../app/context.ts';

/** What a form or a key sends to the host: whether it is on its way, and why it was refused last. */
export class Submission {
  busy = $state(false);
  refusals = $state.raw<readonly Refusal[]>([]);
  readonly #app: Pick<App, 'ask'>;

  /** To be made while a component begins. */
  constructor(app: Pick<App, 'ask'> = useApp()) {
    this.#app = app;
  }

  /** Sends a command; what it is refused for stands until the next one is answered. */
  async run<C extends Asked>(command: C): Promise<Result<AnswerTo<C['type']>, readonly Refusal[]>> {
    this.busy = true;
    const answer = await this.#app.ask(command);
    this.busy = false;
    this.refusals = answer.ok ? [] : answer.error;
    return answer;
  }

  /** What was refused is not on the screen any more. */
  clear(): void {
    this.refusals = [];
  }
}
