import type { Json } from '../../engine/core/json.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { Result } from '../../engine/core/result.ts';
import { PROTOCOL_VERSION, type AnswerTo, type Command, type FromHost, type Request } from './messages.ts';

/**
 * Carries messages to the host and back: IPC in the app, a WebSocket in a browser. It reconnects by itself: every new
 * line begins with the host's `hello`. What is sent while there is no line is lost, and `closed` is called for it.
 */
export interface Transport {
  send(request: Request): void;
  /** Called once, before anything is sent. */
  listen(receive: (message: FromHost) => void, closed: Closed): void;
}

/** The line is gone. `final` is a refusal's code when it will not come back by itself. */
export type Closed = (final?: string) => void;

/** The client's side of the protocol: a command becomes the promise of its answer; all else goes to `told`. */
export class Client {
  readonly #waiting = new Map<string, (result: Result<Json, readonly Refusal[]>) => void>();
  readonly #transport: Transport;
  readonly #newId: () => string;

  constructor(transport: Transport, newId: () => string, told: (message: FromHost) => void, closed: Closed) {
    this.#transport = transport;
    this.#newId = newId;
    transport.listen(
      (message) => {
        if (message.type !== 'answer') return told(message);
        this.#waiting.get(message.to)?.(message.result);
        this.#waiting.delete(message.to);
      },
      (final) => {
        for (const answer of this.#waiting.values()) answer({ ok: false, error: [{ code: 'connection-lost' }] });
        this.#waiting.clear();
        closed(final);
      },
    );
  }

  ask<C extends Command>(command: C): Promise<Result<AnswerTo<C['type']>, readonly Refusal[]>> {
    const id = this.#newId();
    return new Promise((resolve) => {
      this.#waiting.set(id, (result) => resolve(result as Result<AnswerTo<C['type']>, readonly Refusal[]>));
      this.#transport.send({ v: PROTOCOL_VERSION, id, command });
    });
  }
}
