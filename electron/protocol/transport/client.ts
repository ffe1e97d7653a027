import type { Answer } from '../answers.ts';
import type { Asked, Request } from '../commands/command.ts';
import type { FromHost } from '../messages.ts';
import type { NearbyRequest } from '../nearby/visits.ts';
import { refuseHost } from '../refusals.ts';
import { PROTOCOL_VERSION } from '../version.ts';

/** A page's message: for the host, or for its own laptop first. */
export type PageRequest = Request | NearbyRequest;

/**
 * Carries messages to the host and back: IPC in the app, a WebSocket elsewhere. It reconnects automatically: every new
 * connection begins with the host's `hello`. What is sent while there is no connection is lost; the client sends it
 * again.
 */
export interface Transport {
  send(request: PageRequest): void;
  /** Called once, before anything is sent. `opened`: a broken connection was resumed, without a new `hello`. */
  listen(receive: (message: FromHost) => void, closed: Closed, opened?: () => void): void;
}

/** The connection is gone. `final` is a refusal's code if it will not come back by itself. */
export type Closed = (final?: string) => void;

interface Waiting {
  readonly request: PageRequest;
  readonly resolve: (result: Answer) => void;
}

/** What a client hears besides the answers to its commands. */
export interface ClientEvents {
  readonly others: (message: FromHost) => void;
  readonly closed: Closed;
  /** A broken connection was resumed. */
  readonly opened?: () => void;
}

/**
 * The client's side of the protocol: a command becomes the promise of its answer; everything else goes to `others`. What
 * was on its way when the connection broke is sent again with the same id, which the host carries out once.
 */
export class Client {
  readonly #waiting = new Map<string, Waiting>();
  readonly #transport: Transport;
  readonly #newId: () => string;

  constructor(transport: Transport, newId: () => string, { others, closed, opened }: ClientEvents) {
    this.#transport = transport;
    this.#newId = newId;
    transport.listen(
      (message) => {
        if (message.type !== 'answer') {
          // A connection starts over, or the remote host where we are guests answers again.
          if (message.type === 'hello' || (message.type === 'visit' && message.visit?.connected)) this.#again();
          return others(message);
        }
        this.#waiting.get(message.to)?.resolve(message.result);
        this.#waiting.delete(message.to);
      },
      (final) => {
        if (final !== undefined) this.#giveUp();
        closed(final);
      },
      () => {
        this.#again();
        opened?.();
      },
    );
  }

  ask<C extends Asked>(command: C): Promise<Answer<C['type']>> {
    const request = { v: PROTOCOL_VERSION, id: this.#newId(), command } as PageRequest;
    return new Promise((resolve) => {
      this.#waiting.set(request.id, {
        request,
        resolve: (result) => resolve(result as Answer<C['type']>),
      });
      this.#transport.send(request);
    });
  }

  #again(): void {
    for (const { request } of this.#waiting.values()) this.#transport.send(request);
  }

  #giveUp(): void {
    for (const { resolve } of this.#waiting.values()) resolve({ ok: false, error: [refuseHost('connection-lost')] });
    this.#waiting.clear();
  }
}
