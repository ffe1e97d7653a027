import Conf from 'conf';
import { z } from 'zod';
import { NEAR_ROOM, type NearRoom, type SecureRoom } from '#electron/protocol/nearby/visits.ts';
import type { Endpoint } from '../discovery/scan.ts';
import type { KnownRooms } from './room-search.ts';

/** The room of a laptop where this one has a place: `ticket` identifies it there, and anybody who has it. */
const KNOWN = z.array(z.object({ ...NEAR_ROOM.shape, ticket: z.string().max(100).nullable() }));
type Known = z.infer<typeof KNOWN>[number];

const FILE = 'rooms';
/** The latest first; older ones are forgotten. */
const MOST_ROOMS = 20;

/** The rooms of other laptops where this one was a guest. */
export class VisitedRooms implements KnownRooms {
  readonly #kept: Conf;

  constructor(dataDir: string) {
    this.#kept = new Conf({
      ...{ cwd: dataDir, configName: FILE, configFileMode: 0o600 },
      // An unreadable file is no loss: the code admits us again.
      clearInvalidConfig: true,
    });
  }

  /** Whether this laptop needs no code there. */
  has(room: NearRoom): boolean {
    return this.ticket(room) !== null;
  }

  /** A laptop has one room at a time, and recognises its guests when it is opened again. */
  ticket({ fingerprint }: NearRoom): string | null {
    const known = this.#read().find((one) => one.fingerprint === fingerprint);
    return known?.ticket ?? null;
  }

  /** Whether the room had another certificate before: somebody may be intercepting. */
  differs({ room, fingerprint }: NearRoom): boolean {
    const known = this.#read().filter((one) => one.room === room);
    return known.length > 0 && known.every((one) => one.fingerprint !== fingerprint);
  }

  /** Keeps a room as the latest; `ticket`: the one that we were given, `null` before joining and after leaving. */
  keep(room: SecureRoom, ticket: string | null): void {
    const others = this.#read().filter(({ fingerprint }) => fingerprint !== room.fingerprint);
    this.#kept.set('rooms', [{ ...room, ticket }, ...others].slice(0, MOST_ROOMS));
  }

  /** Where rooms were before, the latest first. */
  places(): readonly Endpoint[] {
    return this.#read().map(({ address, port }) => ({ address, port }));
  }

  #read(): readonly Known[] {
    const known = KNOWN.safeParse(this.#kept.get('rooms'));
    return known.success ? known.data : [];
  }
}
