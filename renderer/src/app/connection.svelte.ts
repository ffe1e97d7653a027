import type { AnswerTo } from '#electron/protocol/answers.ts';
import type { Asked } from '#electron/protocol/commands/command.ts';
import type { FromHost } from '#electron/protocol/messages.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { BoardWindow } from '#electron/protocol/transport/bridge.ts';
import type { Busy } from '#electron/protocol/transport/bridge.ts';
import type { PageTransport } from '#electron/protocol/transport/bridge.ts';
import type { TextFile } from '#electron/protocol/transport/bridge.ts';
import { Client } from '#electron/protocol/transport/client.ts';
import type { Stopped } from '#electron/protocol/transport/stopped.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, type Result } from '#engine/core/result.ts';
import { newId } from '../new-id.ts';

/**
 * How long without a connection, in ms, before the page says what to do if it does not come back; a restart takes a
 * second.
 */
const OVERDUE = 20_000;

interface Listeners {
  readonly received: (message: FromHost) => void;
  /** Whether the host this page is visiting answers, while its own host does. */
  readonly isAnswered: () => boolean;
}

/** The connection to the host: whether it is up, and the requests sent over it. */
export class Connection {
  /** `null` until the host's first hello. */
  online = $state<boolean | null>(null);
  /** Why this page will never be connected to the host again. */
  lost = $state<string | null>(null);
  /** Whether the host has ever answered this page: if so, something may have been typed into it. */
  greeted = $state(false);
  /** Why the host is stopped, while it is. */
  stopped = $state.raw<Stopped | null>(null);
  /** Whether the connection has been lost for so long that it may not come back by itself. */
  overdue = $state(false);
  /** Whether there has been no connection for so long that the page hardly tries any more, until somebody touches it. */
  rests = $state(false);
  /** Whether this device is at a room whose code it has not shown. */
  atTheDoor = $state(false);
  readonly #transport: PageTransport;
  readonly #client: Client;
  readonly #isAnswered: () => boolean;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  /** How far the host's clock is ahead of ours, in ms. */
  #ahead = 0;

  constructor(transport: PageTransport, { received, isAnswered }: Listeners) {
    this.#transport = transport;
    this.#isAnswered = isAnswered;
    transport.onStopped((stopped) => (this.stopped = stopped));
    transport.onRest?.((rests) => (this.rests = rests));
    this.#client = new Client(transport, newId, {
      others: received,
      closed: (code) => this.#cut(code),
      opened: () => this.#back(),
    });
  }

  /** Sends a command to the host. Without a connection it is refused at once, so that nothing waits unnoticed. */
  async ask<C extends Asked>(command: C): Promise<Result<AnswerTo<C['type']>, readonly Refusal[]>> {
    if (!this.online) return fail([refuseHost('connection-lost')]);
    return this.#client.ask(command);
  }

  /** The host has said hello; `now`: its time (ISO). */
  greet(now: string): void {
    this.greeted = true;
    this.#back();
    this.online = true;
    this.#ahead = Date.parse(now) - Date.now();
  }

  /** The host's time, in ms; a phone's own clock may be wrong. */
  hostNow(): number {
    return Date.now() + this.#ahead;
  }

  /** Retries a host that is stopped; until that has taken too long there is nothing else to do. */
  startAgain(): void {
    clearTimeout(this.#overdue);
    this.overdue = false;
    this.#overdue = setTimeout(() => (this.overdue = true), OVERDUE);
    this.#transport.startAgain();
  }

  /** Somebody wants to play on: tries at once, and often again. */
  wake(): void {
    this.#transport.wake?.();
  }

  setBusy(busy: Busy): void {
    this.#transport.setBusy(busy);
  }

  saveText(file: TextFile): Promise<{ readonly saved: boolean }> {
    return this.#transport.saveText(file);
  }

  openBoard(board: BoardWindow): Promise<{ readonly opened: boolean }> {
    return this.#transport.openBoard(board);
  }

  /** The connection is lost; with a code it will not come back by itself. */
  #cut(code: string | undefined): void {
    this.online = false;
    this.#overdue ??= setTimeout(() => (this.overdue = true), OVERDUE);
    if (code === undefined) return;
    this.lost = code;
    // The room's server greets everybody; the laptop's own does not answer strangers.
    void fetch('/room.json')
      .then(({ ok }) => (this.atTheDoor = ok))
      .catch(() => undefined);
  }

  /** There is a connection again. */
  #back(): void {
    clearTimeout(this.#overdue);
    this.#overdue = undefined;
    this.overdue = false;
    this.lost = null;
    if (this.greeted) this.online = this.#isAnswered();
  }
}
