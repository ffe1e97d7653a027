import type { Connection, HostPort } from '#electron/host/port.ts';
import { type Access, DIRECTOR_ACCESS } from '#electron/host/state/guests/access.ts';
import type { Answer } from '#electron/protocol/answers.ts';
import { refuseLan } from '#electron/protocol/lan-refusals.ts';
import type { FromHost } from '#electron/protocol/messages.ts';
import {
  isSecure,
  NEARBY_REQUEST,
  type NearbyCommand,
  type NearbyRequest,
  type NearRoom,
  type SecureRoom,
} from '#electron/protocol/nearby/visits.ts';
import { assertNever } from '#engine/core/assert-never.ts';
import { fail, ok } from '#engine/core/result.ts';
import { type DiscoveryOptions, SYSTEM } from '../discovery/discovery.ts';
import type { Ask } from '../greeting.ts';
import { RoomSearch, type RoomSearchPage } from './room-search.ts';
import { Visit, VISIT_LIMITS, type VisitLimits, type VisitRefusal } from './visit.ts';
import { VisitedRooms } from './visited-rooms.ts';

/** How many answers a connection remembers. */
const MOST_ANSWERS = 100;

/** What all pages of the laptop use to visit others. */
interface VisitContext {
  readonly host: HostPort;
  readonly search: RoomSearch;
  readonly known: VisitedRooms;
  readonly ask: Ask;
  readonly limits: VisitLimits;
}

/**
 * A page of the laptop that can also visit other laptops. While it is a guest elsewhere it is connected to the remote
 * host; the laptop's own settings stay at home.
 */
class VisitingConnection implements Connection {
  readonly #send: (message: FromHost) => void;
  readonly #context: VisitContext;
  readonly #search: RoomSearchPage;
  readonly #answers = new Map<string, Promise<Answer>>();
  #home: Connection;
  #visit: Visit | undefined;
  /** Whether the remote host has said hello: from then on the page is there. */
  #isThere = false;

  constructor(send: (message: FromHost) => void, context: VisitContext) {
    this.#send = send;
    this.#context = context;
    this.#home = this.#openHome();
    this.#search = context.search.open(send);
  }

  get access(): Access {
    return this.#home.access;
  }

  receive(message: unknown): void {
    const request = NEARBY_REQUEST.safeParse(message);
    if (request.success) this.#answer(request.data);
    else if (this.#visit && this.#isThere && !isForHome(message)) this.#visit.send(message);
    else this.#home.receive(message);
  }

  away(isAway: boolean): void {
    this.#home.away(isAway);
    this.#search.away(isAway);
    if (!isAway) this.#visit?.wake();
  }

  close(): void {
    this.#visit?.close();
    this.#home.close();
    this.#search.close();
  }

  /** A request that is repeated, because its page did not know how far it got, is carried out once. */
  #answer({ id, command }: NearbyRequest): void {
    const answer = this.#answers.get(id) ?? Promise.resolve(this.#execute(command));
    this.#answers.set(id, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MOST_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
    void answer.then((result) => this.#send({ type: 'answer', to: id, result }));
  }

  #execute(command: NearbyCommand): Answer | Promise<Answer> {
    switch (command.type) {
      case 'look-for-rooms':
      case 'stop-looking':
      case 'search-rooms':
      case 'stop-searching':
      case 'find-room':
        return this.#search.execute(command);
      case 'visit-room':
        return this.#go(command.room, command.code);
      case 'leave-visit':
        this.#comeHome();
        return ok(null);
      default:
        return assertNever(command);
    }
  }

  /** Answers when the remote host has admitted us, or has not. */
  #go(room: NearRoom, code: string | null): Answer | Promise<Answer> {
    const { known, ask, limits } = this.#context;
    if (!isSecure(room)) return refused('room-without-tls');
    if (known.differs(room)) return refused('certificate-changed');
    this.#comeHome();
    return new Promise((resolve) => {
      const visit: Visit = new Visit({
        ...{ room, code, known, ask, limits },
        received: (message) => {
          if (this.#visit !== visit) return;
          if (message.type === 'hello' && !this.#isThere) {
            this.#isThere = true;
            resolve(ok(null));
            queueMicrotask(() => this.#visit === visit && this.#sendVisit(room, true));
          }
          // The page gets messages of the remote host only after the answer that it is there.
          queueMicrotask(() => this.#visit === visit && this.#send(message));
        },
        connected: (is, trouble) => this.#visit === visit && this.#isThere && this.#sendVisit(room, is, trouble),
        ended: (why) => {
          resolve(refused(why));
          if (this.#visit === visit) this.#comeHome(why);
        },
      });
      this.#visit = visit;
    });
  }

  /** `why`: the remote host has ended it. */
  #comeHome(why?: VisitRefusal): void {
    const wasThere = this.#isThere;
    this.#visit?.close();
    this.#visit = undefined;
    this.#isThere = false;
    if (!wasThere) return;
    this.#send({ type: 'visit', visit: null, ...(why !== undefined && { why: refuseLan(why) }) });
    this.#home.close();
    this.#home = this.#openHome();
  }

  #openHome(): Connection {
    return this.#context.host.open((message) => {
      if (!this.#isThere || message.type === 'settings' || message.type === 'answer') this.#send(message);
    }, DIRECTOR_ACCESS);
  }

  #sendVisit(room: SecureRoom, connected: boolean, trouble?: VisitRefusal): void {
    this.#send({ type: 'visit', visit: { room, connected, ...(trouble && { trouble: refuseLan(trouble) }) } });
  }
}

const refused = (code: VisitRefusal): Answer => fail([refuseLan(code)]);

/** Settings are the laptop's own, wherever its page is a guest. */
const isForHome = (message: unknown): boolean =>
  (message as { readonly command?: { readonly type?: unknown } } | null)?.command?.type === 'change-settings';

/**
 * The host as the laptop's own pages have it: they can also search for rooms elsewhere and go there. `dataDir` keeps
 * where they were guests.
 */
export function withVisits(
  host: HostPort,
  dataDir: string,
  discovery: DiscoveryOptions = SYSTEM,
  limits: VisitLimits = VISIT_LIMITS,
): HostPort {
  const known = new VisitedRooms(dataDir);
  const search = new RoomSearch(host.admission, { discovery, known });
  const context: VisitContext = { host, known, ask: discovery.ask, limits, search };
  return {
    admission: host.admission,
    open: (send, access = DIRECTOR_ACCESS, over) =>
      access.type === 'director' ? new VisitingConnection(send, context) : host.open(send, access, over),
    stop: () => host.stop(),
  };
}
