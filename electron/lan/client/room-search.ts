import type { AdmissionPort } from '#electron/host/port.ts';
import type { Answer } from '#electron/protocol/answers.ts';
import { type LanRefusal, refuseLan } from '#electron/protocol/lan-refusals.ts';
import { keyOfRoom } from '#electron/protocol/nearby/same-room.ts';
import type { FromNearby, NearbyCommand, NearRoom } from '#electron/protocol/nearby/visits.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';
import { assertNever } from '#engine/core/assert-never.ts';
import { type Refusal } from '#engine/core/refusal.ts';
import { fail, ok } from '#engine/core/result.ts';
import { parseRoomAddress } from '../address.ts';
import type { DiscoveryOptions } from '../discovery/discovery.ts';
import type { Endpoint } from '../discovery/scan.ts';
import type { Silence } from '../greeting.ts';
import { nearRoom, RoomBrowser } from './room-browser.ts';

/** Rooms that this laptop has visited before. */
export interface KnownRooms {
  /** Whether it has a place there, and needs no code. */
  has(room: NearRoom): boolean;
  /** Where rooms were, latest first. */
  places(): readonly Endpoint[];
}

export interface RoomSearchOptions {
  readonly discovery: DiscoveryOptions;
  readonly known: KnownRooms;
}

/** What a page asks about rooms nearby. */
export type RoomSearchCommand = Extract<
  NearbyCommand,
  { type: 'look-for-rooms' | 'stop-looking' | 'search-rooms' | 'stop-searching' | 'find-room' }
>;

type Rooms = Extract<FromNearby, { type: 'rooms' }>;

/** Pages are sent changes at once, but no more than once in this time, in ms. */
const TELL_MS = 250;
/** How long a room at a typed address has to answer, in milliseconds. */
const FIND_MS = 4000;

const REFUSAL_OF: Readonly<Record<Exclude<Silence, 'cancelled'>, LanRefusal>> = {
  refused: 'room-refused',
  unreachable: 'room-unreachable',
  'timed-out': 'room-timed-out',
  foreign: 'room-foreign',
};

/** Searches for rooms of other laptops while at least one page wants them, once for all pages. */
export class RoomSearch {
  readonly #admission: AdmissionPort;
  readonly #options: RoomSearchOptions;
  readonly #pages = new Set<RoomSearchPage>();
  /** Every room that this laptop opened: its last announcements may still be under way when it is closed. */
  readonly #own = new Set<string>();
  #browser: RoomBrowser | undefined;
  #stopWaiting: (() => void) | undefined;
  #isStale = false;

  constructor(admission: AdmissionPort, options: RoomSearchOptions) {
    this.#admission = admission;
    this.#options = options;
  }

  /** A page's part; it searches for nothing until it is asked to. */
  open(send: (message: Rooms) => void): RoomSearchPage {
    return new RoomSearchPage(this, send);
  }

  /** From now on this page is sent changes. */
  start(page: RoomSearchPage): RoomBrowser {
    this.#pages.add(page);
    this.#browser ??= new RoomBrowser(this.#options.discovery, () => this.#changed());
    page.send(this.#rooms(this.#browser));
    return this.#browser;
  }

  /** Everything ends with the last page that searches. */
  end(page: RoomSearchPage): void {
    if (!this.#pages.delete(page) || this.#pages.size > 0) return;
    void this.#browser?.stop();
    this.#browser = undefined;
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.#isStale = false;
  }

  /** Asks the likely places, for all pages that search. */
  search(page: RoomSearchPage): Refusal | undefined {
    return this.start(page).startSearch(this.#options.known.places());
  }

  stopSearch(): void {
    this.#browser?.stopSearch();
  }

  /** Asks for a room at a typed address; see `FINDING_TEXTS` and `ADDRESS_TEXTS` for the refusals. */
  async find(typed: string, signal: AbortSignal): Promise<Answer> {
    const where = parseRoomAddress(typed);
    if (!where.ok) return fail([where.error]);
    const { address, port, room: code = null } = where.value;
    const at = { text: `${address}:${port}` };
    const refused = (why: LanRefusal): Answer => fail([refuseLan(why, at)]);
    const answer = await this.#options.discovery.ask(address, port, { timeout: FIND_MS, signal });
    if (!answer.ok) {
      const why = answer.error;
      return why === 'cancelled' ? fail([refuseHost('connection-lost', at)]) : refused(REFUSAL_OF[why]);
    }
    if (this.#isOwn(answer.value.room)) return refused('room-is-own');
    if (answer.value.v !== PROTOCOL_VERSION) return refused('room-other-version');
    // At the port that answered: somebody in between may change the announced one.
    const room = nearRoom(answer.value, address, port);
    this.#browser?.meet(room);
    return ok({ room, code });
  }

  #rooms(browser: RoomBrowser): Rooms {
    const rooms = new Map(browser.rooms.map((room) => [keyOfRoom(room), room]));
    const others = [...rooms.values()].filter(({ room }) => !this.#isOwn(room));
    return {
      type: 'rooms',
      rooms: others.map((room) => ({ ...room, known: this.#options.known.has(room) })),
      search: browser.search,
      trouble: browser.trouble,
    };
  }

  #isOwn(room: string): boolean {
    const own = this.#admission.greeting()?.room;
    if (own !== undefined) this.#own.add(own);
    return this.#own.has(room);
  }

  #changed(): void {
    if (!this.#browser) return;
    this.#isStale = this.#stopWaiting !== undefined;
    if (this.#isStale) return;
    const message = this.#rooms(this.#browser);
    for (const page of this.#pages) page.send(message);
    const stop = this.#options.discovery.every(TELL_MS, () => {
      stop();
      this.#stopWaiting = undefined;
      if (this.#isStale) this.#changed();
    });
    this.#stopWaiting = stop;
  }
}

/** What one page wants. */
export class RoomSearchPage {
  readonly #search: RoomSearch;
  readonly #send: (message: Rooms) => void;
  readonly #over = new AbortController();
  #wants = false;
  #sent = '';

  constructor(search: RoomSearch, send: (message: Rooms) => void) {
    this.#search = search;
    this.#send = send;
  }

  execute(command: RoomSearchCommand): Answer | Promise<Answer> {
    switch (command.type) {
      case 'look-for-rooms':
        // A page that begins to search is sent the list even if nothing has changed.
        this.#sent = '';
        this.#wants = true;
        this.#search.start(this);
        return ok(null);
      case 'stop-looking':
        this.#wants = false;
        this.#search.end(this);
        return ok(null);
      case 'search-rooms': {
        this.#wants = true;
        const refused = this.#search.search(this);
        return refused ? fail([refused]) : ok(null);
      }
      case 'stop-searching':
        this.#search.stopSearch();
        return ok(null);
      case 'find-room':
        return this.#search.find(command.typed, this.#over.signal);
      default:
        return assertNever(command);
    }
  }

  /** A page that is away is not searched for, and nothing is kept for it. */
  away(isAway: boolean): void {
    if (isAway) this.#search.end(this);
    else if (this.#wants) this.#search.start(this);
  }

  close(): void {
    this.#over.abort();
    this.#wants = false;
    this.#search.end(this);
  }

  send(message: Rooms): void {
    const text = JSON.stringify(message);
    if (text === this.#sent) return;
    this.#sent = text;
    this.#send(message);
  }
}
