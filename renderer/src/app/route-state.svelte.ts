import { hostRefused } from '#electron/protocol/refusals.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import type { TableTalk } from '#electron/protocol/table/table-talk.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Result } from '#engine/core/result.ts';
import type { Seat, Viewer } from '#engine/core/seat.ts';

/** How long a spoken line stays on the screen, in ms, and how many are shown at a time. */
const SHOWN_FOR = 6000;
const MOST_SHOWN = 4;

/**
 * What one address shows of the host besides its evening. Another address has another of these: whoever waits for an answer keeps
 * the one that it was asked for and writes to that, so that a late answer changes nothing of what is shown by then.
 */
export class RouteState {
  scene = $state.raw<TableScene | null>(null);
  /** What was said in the last seconds at the table. */
  talk = $state.raw<readonly TableTalk[]>([]);
  /** The seats for which a bot was asked to play here. */
  stoodIn = $state.raw<readonly Seat[]>([]);
  /** Why the page itself cannot be shown. */
  trouble = $state.raw<readonly Refusal[]>([]);
  /** From where the table is watched. */
  viewer: Viewer = 'spectator';
  readonly #end = new AbortController();
  #request = new AbortController();

  /** Aborted when another address is shown. */
  get ended(): AbortSignal {
    return this.#end.signal;
  }

  /** Nothing of it is shown any more. */
  end(): void {
    this.#end.abort();
    this.#request.abort();
  }

  /** The table is asked for once more: seats can change while a request is running, and then only the last one matters. */
  request(): AbortSignal {
    this.#request.abort();
    this.#request = new AbortController();
    return this.#request.signal;
  }

  /** Says why something cannot be shown, unless `outdated` is aborted by then. */
  async report(asked: Promise<Result<null, readonly Refusal[]>>, outdated = this.ended): Promise<void> {
    const answer = await asked;
    if (!answer.ok && !outdated.aborted && !answer.error.some(hostRefused('connection-lost')))
      this.trouble = answer.error;
  }

  /** A spoken line stays for some seconds; a new one from the same seat replaces the last. */
  hear(talk: TableTalk): void {
    const others = this.talk.filter(({ seat }) => seat !== talk.seat);
    this.talk = [...others, talk].slice(-MOST_SHOWN);
    setTimeout(() => (this.talk = this.talk.filter((one) => one !== talk)), SHOWN_FOR);
  }
}
