import type { Answer } from '#electron/protocol/answers.ts';

/** How many answers are kept for everybody; a page only repeats what was on its way when its connection broke. */
const MOST_ANSWERS = 300;

/** What was answered to whom, so that a request that comes twice is carried out once, even with a crash in between. */
export class AnswerCache {
  readonly #answers = new Map<string, Map<string, Answer>>();
  /** Requests that are still being worked on (files, the network). */
  readonly #pending = new Map<string, Promise<Answer>>();

  find(who: string, request: string): Answer | undefined {
    return this.#answers.get(who)?.get(request);
  }

  keep(who: string, request: string, answer: Answer): void {
    const own = this.#answers.get(who) ?? new Map<string, Answer>();
    this.#answers.set(who, own);
    own.set(request, answer);
    const [oldest] = own.keys();
    if (own.size > MOST_ANSWERS && oldest !== undefined) own.delete(oldest);
  }

  /** Somebody has gone for good: who comes again is somebody else. */
  forget(who: string): void {
    this.#answers.delete(who);
  }

  pending(who: string, request: string): Promise<Answer> | undefined {
    return this.#pending.get(`${who} ${request}`);
  }

  wait(who: string, request: string, answer: Promise<Answer>): void {
    const key = `${who} ${request}`;
    this.#pending.set(key, answer);
    void answer.finally(() => this.#pending.delete(key));
  }
}
