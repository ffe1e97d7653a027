import { refuseLan } from '#electron/protocol/lan-refusals.ts';
import { keyOfRoom } from '#electron/protocol/nearby/same-room.ts';
import type { NearRoom, SearchProgress } from '#electron/protocol/nearby/visits.ts';
import { type Refusal } from '#engine/core/refusal.ts';
import { PREFERRED_PORT } from '../address.ts';
import { browse, type Browsing, type DiscoveryOptions } from '../discovery/discovery.ts';
import { type Endpoint, placesToAsk, scan, type Stage, STAGES } from '../discovery/scan.ts';
import type { Greeting } from '../greeting.ts';
import type { Ipv4 } from '../ipv4.ts';

/** How often rooms that are not announced are asked whether they are still there, and for how long, in ms. */
const ASK_AGAIN_MS = 10_000;
const ASK_MS = 2000;
/** A packet may get lost: a room counts as gone only after this many failures in a row. */
const MOST_MISSED = 2;
/** A malicious network must not fill the memory. */
const MOST_MET = 200;

/** A room that answered a request, and how often it has failed to since. */
interface Met {
  readonly room: NearRoom;
  missed: number;
  asking: boolean;
}

interface Search {
  readonly cancel: AbortController;
  progress: SearchProgress;
}

/** The stage that is in progress once `asked` places have been asked; the scan itself reports the rooms that answered. */
function stageAt(places: Readonly<Record<Stage, readonly Endpoint[]>>, asked: number): Stage {
  let before = 0;
  return STAGES.find((stage) => (before += places[stage].length) > asked) ?? 'neighbours';
}

/** The room that greets at an address. */
export const nearRoom = (
  { room, name, tlsPort, fingerprint }: Greeting,
  address: Ipv4,
  port: number,
): NearRoom & { readonly tlsPort?: number; readonly fingerprint?: string } => ({
  ...{ room, name, address, port },
  ...(tlsPort !== undefined && { tlsPort }),
  ...(fingerprint !== undefined && { fingerprint }),
});

/** Browses for rooms from its creation until it is stopped: listens, and sends requests to given addresses. */
export class RoomBrowser {
  readonly #discovery: DiscoveryOptions;
  readonly #changed: () => void;
  readonly #browsing: Browsing;
  readonly #met = new Map<string, Met>();
  readonly #over = new AbortController();
  readonly #stopAsking: () => void;
  #search: Search | undefined;

  /** `changed` may be called before this has returned. */
  constructor(discovery: DiscoveryOptions, changed: () => void) {
    this.#discovery = discovery;
    this.#changed = changed;
    this.#browsing = browse(
      ({ greeting }) => {
        // From now on its announcements say whether it is there.
        this.#met.delete(keyOfRoom(greeting));
        changed();
      },
      changed,
      { ...discovery, onState: changed },
    );
    this.#stopAsking = discovery.every(ASK_AGAIN_MS, () => this.#askAgain());
  }

  /** The rooms that can be joined now. */
  get rooms(): readonly NearRoom[] {
    const announced = this.#browsing
      .rooms()
      .flatMap(({ greeting, addresses: [best] }) =>
        best === undefined ? [] : [nearRoom(greeting, best, greeting.port)],
      );
    return [...announced, ...[...this.#met.values()].map(({ room }) => room)];
  }

  get search(): SearchProgress | null {
    return this.#search?.progress ?? null;
  }

  /**
   * Why rooms are not found automatically: `no-network-here`, `mdns-port-taken`, `mdns-not-permitted`, `mdns-failed`.
   */
  get trouble(): Refusal | null {
    const state = this.#browsing.state();
    if (state.type === 'failed') return state.refusal;
    return state.type === 'no-network' ? refuseLan('no-network-here') : null;
  }

  /** Adds a room that answered a request. */
  meet(room: NearRoom): void {
    const key = keyOfRoom(room);
    const isAnnounced = this.#browsing.rooms().some(({ greeting }) => keyOfRoom(greeting) === key);
    if (this.#over.signal.aborted || isAnnounced || (this.#met.size >= MOST_MET && !this.#met.has(key))) return;
    this.#met.set(key, { room, missed: 0, asking: false });
    this.#changed();
  }

  /** Asks one likely place after the other, unless that is running already. Refusal: `nothing-to-search`. */
  startSearch(known: readonly Endpoint[]): Refusal | undefined {
    if (this.#search) return undefined;
    const { watch, ask } = this.#discovery;
    const interfaces = watch(() => undefined);
    const where = { interfaces: interfaces.current(), known, port: PREFERRED_PORT };
    interfaces.stop();
    const places = placesToAsk(where);
    const of = Object.values(places).flat().length;
    if (of === 0) return refuseLan('nothing-to-search');
    const search: Search = { cancel: new AbortController(), progress: { stage: stageAt(places, 0), asked: 0, of } };
    this.#search = search;
    const ended = scan({
      ...where,
      ask,
      signal: AbortSignal.any([search.cancel.signal, this.#over.signal]),
      progress: ({ asked }) => {
        search.progress = { stage: stageAt(places, asked), asked, of };
        this.#changed();
      },
      found: ({ address, greeting }) => this.meet(nearRoom(greeting, address, greeting.port)),
    });
    void ended.then(() => this.#search === search && this.stopSearch());
    this.#changed();
    return undefined;
  }

  stopSearch(): void {
    this.#search?.cancel.abort();
    this.#search = undefined;
    this.#changed();
  }

  stop(): Promise<void> {
    this.#over.abort();
    this.#stopAsking();
    return this.#browsing.stop();
  }

  #askAgain(): void {
    for (const [key, met] of this.#met) if (!met.asking) void this.#askOne(key, met);
  }

  async #askOne(key: string, met: Met): Promise<void> {
    const { address, port } = met.room;
    met.asking = true;
    const answer = await this.#discovery.ask(address, port, { timeout: ASK_MS, signal: this.#over.signal });
    met.asking = false;
    if (this.#over.signal.aborted || this.#met.get(key) !== met) return;
    const isThere = answer.ok && keyOfRoom(answer.value) === key;
    met.missed = isThere ? 0 : met.missed + 1;
    if (met.missed < MOST_MISSED) return;
    this.#met.delete(key);
    this.#changed();
  }
}
