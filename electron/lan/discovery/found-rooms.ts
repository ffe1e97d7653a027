import { keyOfRoom } from '#electron/protocol/nearby/same-room.ts';
import { isEqual } from '#engine/core/equal.ts';
import type { Greeting } from '../greeting.ts';
import type { Ipv4 } from '../ipv4.ts';
import type { AnnouncedRoom } from './announcement.ts';

/** A room that can be joined. */
export interface FoundRoom {
  readonly greeting: Greeting;
  /** Where it may be, best first; never empty. */
  readonly addresses: readonly Ipv4[];
}

/** A malicious network must not fill the memory. */
const MOST_ROOMS = 200;
const MOST_INSTANCES = 10;
const MOST_ADDRESSES = 8;

interface FoundEntry {
  readonly room: FoundRoom;
  /** The announcements of this room, latest first: one per start of its host. */
  readonly instances: readonly AnnouncedRoom[];
  /** Milliseconds of the caller's clock. */
  readonly heard: number;
}

/**
 * The rooms received. A restarted host announces the same room under another name: it stays one room. `found` gets new
 * and changed rooms, `lost` those that said goodbye or were dropped.
 */
export class FoundRooms {
  readonly #entries = new Map<string, FoundEntry>();
  readonly #found: (room: FoundRoom) => void;
  readonly #lost: (room: FoundRoom) => void;

  constructor(found: (room: FoundRoom) => void, lost: (room: FoundRoom) => void) {
    this.#found = found;
    this.#lost = lost;
  }

  get rooms(): readonly FoundRoom[] {
    return [...this.#entries.values()].map(({ room }) => room);
  }

  receive(heard: AnnouncedRoom, now: number): void {
    const key = keyOfRoom(heard.greeting);
    const before = this.#entries.get(key);
    if (!before && this.#entries.size >= MOST_ROOMS) return;
    const others = (before?.instances ?? []).filter(({ instance }) => instance !== heard.instance);
    const same = before?.instances.find(({ instance }) => instance === heard.instance);
    const addresses = newFirst(heard.addresses, same?.addresses ?? []);
    this.#keep(key, [{ ...heard, addresses }, ...others].slice(0, MOST_INSTANCES), now);
  }

  /** An announcement said goodbye. */
  leave(instance: string): void {
    for (const [key, { instances, heard }] of this.#entries) {
      const left = instances.filter((one) => one.instance !== instance);
      if (left.length === instances.length) continue;
      if (left.length > 0) this.#keep(key, left, heard);
      else this.drop(key);
    }
  }

  /** The keys of rooms that have been silent since `since`. */
  silentSince(since: number): readonly { readonly key: string; readonly room: FoundRoom }[] {
    return [...this.#entries].filter(([, { heard }]) => heard < since).map(([key, { room }]) => ({ key, room }));
  }

  /** It answered when asked, without an announcement. */
  confirm(key: string, now: number): void {
    const entry = this.#entries.get(key);
    if (entry) this.#entries.set(key, { ...entry, heard: now });
  }

  drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#lost(entry.room);
  }

  #keep(key: string, instances: readonly AnnouncedRoom[], heard: number): void {
    const [latest] = instances;
    if (!latest) return;
    const addresses = [...new Set(instances.flatMap((one) => one.addresses))].slice(0, MOST_ADDRESSES);
    const room = { greeting: latest.greeting, addresses };
    const before = this.#entries.get(key)?.room;
    this.#entries.set(key, { room, instances, heard });
    if (!isEqual(before, room)) this.#found(room);
  }
}

/**
 * On several interfaces one announcement comes from several senders, which must not overtake each other at every
 * heartbeat; but a host with a new address is there and no longer where it was.
 */
function newFirst(heard: readonly Ipv4[], known: readonly Ipv4[]): readonly Ipv4[] {
  const isNews = heard[0] !== undefined && !known.includes(heard[0]);
  const all = isNews ? [...heard, ...known] : [...known, ...heard];
  return [...new Set(all)].slice(0, MOST_ADDRESSES);
}
