import { SESSION_HEADER, type Stopped, STOPPED_PATH } from '#electron/protocol/transport/stopped.ts';
import { keptSession } from './keys.ts';

/** How often to ask whether the server is still stopped, in ms. */
const EVERY = 2000;

/** In a browser, while disconnected: asks the launcher, which answers in the server's place while that is stopped. */
export class StoppedWatch {
  readonly #report: (stopped: Stopped | null) => void;
  #timer: number | undefined;

  constructor(report: (stopped: Stopped | null) => void) {
    this.#report = report;
  }

  /** The connection is lost. Phones have no session, and no launcher to ask. */
  begin(): void {
    if (this.#timer !== undefined || keptSession() === null) return;
    this.#timer = window.setInterval(() => void this.#look(), EVERY);
    void this.#look();
  }

  /** There is a connection, or there will never be one. */
  end(): void {
    window.clearInterval(this.#timer);
    this.#timer = undefined;
    this.#report(null);
  }

  async startAgain(): Promise<void> {
    if ((await ask('POST')) !== undefined) this.#report(null);
  }

  async #look(): Promise<void> {
    const stopped = await ask('GET');
    if (this.#timer !== undefined) this.#report((stopped ?? null) as Stopped | null);
  }
}

/** The launcher's answer; `undefined` if nobody answers, or somebody who does not know this path. */
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
