import type { Json } from '../../../engine/core/json.ts';
import { assertNever } from '../../../engine/core/assert-never.ts';
import type { Refusal } from '../../../engine/core/refusal.ts';
import type { Result } from '../../../engine/core/result.ts';
import { ok } from '../../../engine/core/result.ts';
import { DIRECTOR_ACCESS } from '../../host/access.ts';
import type { HostPort, Line } from '../../host/port.ts';
import type { FromHost } from '../../protocol/messages.ts';
import { OUTWARD_REQUEST, type OutwardCommand } from '../../protocol/outward.ts';

/** A page of the laptop that also looks out of the house: what it asks of rooms elsewhere is answered here. */
class OutwardLine implements Line {
  readonly #send: (message: FromHost) => void;
  readonly #home: Line;

  constructor(send: (message: FromHost) => void, host: HostPort) {
    this.#send = send;
    this.#home = host.open(send, DIRECTOR_ACCESS);
  }

  receive(message: unknown): void {
    const request = OUTWARD_REQUEST.safeParse(message);
    if (!request.success) return this.#home.receive(message);
    const { id, command } = request.data;
    const answer = (result: Result<Json, readonly Refusal[]>): void => this.#send({ type: 'answer', to: id, result });
    void Promise.resolve(this.#execute(command)).then(answer);
  }

  away(isAway: boolean): void {
    this.#home.away(isAway);
  }

  close(): void {
    this.#home.close();
  }

  #execute(command: OutwardCommand): Result<Json, readonly Refusal[]> | Promise<Result<Json, readonly Refusal[]>> {
    switch (command.type) {
      case 'look-for-rooms':
      case 'stop-looking':
      case 'search-rooms':
      case 'stop-searching':
      case 'find-room':
      case 'visit-room':
      case 'leave-visit':
        return ok(null);
      default:
        return assertNever(command);
    }
  }
}

/** The host as the laptop's own pages have it: they also look for rooms elsewhere, and go there. */
export function lookingOutward(host: HostPort): HostPort {
  return {
    door: host.door,
    open: (send, access = DIRECTOR_ACCESS) =>
      access.type === 'director' ? new OutwardLine(send, host) : host.open(send, access),
    stop: () => host.stop(),
  };
}
