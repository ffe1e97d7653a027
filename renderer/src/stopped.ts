import { SESSION_HEADER, STOPPED_PATH, type Stopped } from '../../electron/protocol/transport/stopped.ts';
import { keptSession } from './keys.ts';

/** How often it is asked whether the server stays away, in ms. */
const EVERY = 2000;

/** In a browser, while there is no line: asks the launcher, which stands in the server's place when that stays away. */
export class StoppedWatch {
  readonly #heard: (stopped: Stopped | null) => void;
  #timer: number | undefined;

  constructor(heard: (stopped: Stopped | null) => void) {
    this.#heard = heard;
  }

  /** The line is gone. Phones have no session, and nobody to ask. */
  begin(): void {
    if (this.#timer !== undefined || keptSession() === null) return;
    this.#timer = window.setInterval(() => void this.#look(), EVERY);
    void this.#look();
  }

  /** There is a line, or there never will be one. */
  end(): void {
    window.clearInterval(this.#timer);
    this.#timer = undefined;
    this.#heard(null);
  }

  async startAgain(): Promise<void> {
    if ((await ask('POST')) !== undefined) this.#heard(null);
  }

  async #look(): Promise<void> {
    const stopped = await ask('GET');
    if (this.#timer !== undefined) this.#heard((stopped ?? null) as Stopped | null);
  }
}

/** What stands there; nothing if nobody answers, or somebody who does not know of it. */
async function ask(method: 'GET' | 'POST'): Promise<unknown> {
  const session = keptSession();
  if (session === null) return undefined;
  try {
    const answer = await fetch(STOPPED_PATH, { method, headers: { [SESSION_HEADER]: session } });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
