import type { Json } from '../../../engine/core/json.ts';
import { assertNever } from '../../../engine/core/assert-never.ts';
import type { Refusal } from '../../../engine/core/refusal.ts';
import type { Result } from '../../../engine/core/result.ts';
import { ok } from '../../../engine/core/result.ts';
import { DIRECTOR_ACCESS } from '../../host/access.ts';
import type { HostPort, Line } from '../../host/port.ts';
import type { FromHost } from '../../protocol/messages.ts';
import { OUTWARD_REQUEST, type OutwardCommand } from '../../protocol/outward.ts';
import { SYSTEM } from '../discovery.ts';
import { Looking, type LookingOptions, type LookingPage, NO_KNOWN_ROOMS } from './looking.ts';

/** A page of the laptop that also looks out of the house: what it asks of rooms elsewhere is answered here. */
class OutwardLine implements Line {
  readonly #send: (message: FromHost) => void;
  readonly #home: Line;
  readonly #looking: LookingPage;

  constructor(send: (message: FromHost) => void, host: HostPort, looking: Looking) {
    this.#send = send;
    this.#home = host.open(send, DIRECTOR_ACCESS);
    this.#looking = looking.open(send);
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
    this.#looking.away(isAway);
  }

  close(): void {
    this.#home.close();
    this.#looking.close();
  }

  #execute(command: OutwardCommand): Result<Json, readonly Refusal[]> | Promise<Result<Json, readonly Refusal[]>> {
    switch (command.type) {
      case 'look-for-rooms':
      case 'stop-looking':
      case 'search-rooms':
      case 'stop-searching':
      case 'find-room':
        return this.#looking.execute(command);
      case 'visit-room':
      case 'leave-visit':
        return ok(null);
      default:
        return assertNever(command);
    }
  }
}

const ON_THIS_MACHINE: LookingOptions = { discovery: SYSTEM, known: NO_KNOWN_ROOMS };

/** The host as the laptop's own pages have it: they also look for rooms elsewhere, and go there. */
export function lookingOutward(host: HostPort, options: LookingOptions = ON_THIS_MACHINE): HostPort {
  const looking = new Looking(host.door, options);
  return {
    door: host.door,
    open: (send, access = DIRECTOR_ACCESS) =>
      access.type === 'director' ? new OutwardLine(send, host, looking) : host.open(send, access),
    stop: () => host.stop(),
  };
}
