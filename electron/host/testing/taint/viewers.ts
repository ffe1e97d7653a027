import type { ClientConnection } from '#electron/host/connection/client-connection.ts';
import type { News } from '#electron/host/connection/news.ts';
import type { Access } from '#electron/host/state/guests/access.ts';
import type { FromHost } from '#electron/protocol/messages.ts';
import { type Role, ROLES } from '#electron/protocol/room.ts';
import type { Rng } from '#engine/core/rng.ts';
import type { Viewer } from '#engine/core/seat.ts';
import { newTicket } from '../visitor.ts';
import type { World } from './world.ts';

/** Table 1 of round 1: the one that is watched. */
export const PLACE = { round: 1, table: 1 } as const;

/**
 * A client that is sent everything twice: as it is, and as it would be if cards hidden from it were elsewhere. Both
 * must be the same, byte for byte.
 */
export class Onlooker {
  /** The kind of client, as the report names it. */
  readonly kind: string;
  /** Which view of the table it asks for, whether allowed or not. */
  readonly viewer: Viewer;
  readonly #world: World;
  #access: Access;
  #real: ClientConnection;
  #shadow: ClientConnection;
  #received: FromHost[] = [];
  #receivedElsewhere: FromHost[] = [];

  constructor(world: World, kind: string, access: Access, viewer: Viewer) {
    this.#world = world;
    this.kind = kind;
    this.viewer = viewer;
    this.#access = access;
    [this.#real, this.#shadow] = this.#open();
  }

  get access(): Access {
    return this.#access;
  }

  get line(): ClientConnection {
    return this.#real;
  }

  /** The connection that is sent the other deal. */
  get shadow(): ClientConnection {
    return this.#shadow;
  }

  /** The device opens a new connection. */
  reconnect(): void {
    this.#world.connections.delete(this.#real);
    this.#access = this.#real.access;
    [this.#real, this.#shadow] = this.#open();
  }

  /** Everything that it is sent now, and what it would be sent in the other world. */
  receive(news: News, other: News): readonly [FromHost[], FromHost[]] {
    // A visitor becomes a guest only on the connection that asked.
    this.#shadow.apply({ access: this.#real.access });
    this.#real.sendNews(news);
    this.#shadow.sendNews(other);
    const both = [this.#received, this.#receivedElsewhere] as const;
    this.#received = [];
    this.#receivedElsewhere = [];
    return both;
  }

  #open(): [ClientConnection, ClientConnection] {
    const real = this.#world.connect(this.#access, (message) => this.#received.push(message));
    const shadow = this.#world.connect(this.#access, (message) => this.#receivedElsewhere.push(message));
    this.#world.connections.add(real);
    const { id } = this.#world.evening.state;
    // Not as a command, which would be refused: even a connection that got this far must be sent only what is its own.
    for (const connection of [real, shadow])
      connection.apply({ watchEvening: id, watchTable: { evening: id, place: PLACE, as: this.viewer } });
    return [real, shadow];
  }
}

/** Who has a seat of table 1 at the beginning. */
export type Holder = 'bot' | 'device' | 'laptop';

/** A seat of table 1: the device that has its cards, and whether a bot plays them at the moment. */
export interface Held {
  owner: 'laptop' | Onlooker;
  bot: boolean;
}

/** Whose cards somebody may see, by the rules of the room alone; the product's own answer is what is tested. */
export function mayLookAs(onlooker: Onlooker, seats: readonly Held[], free: boolean, viewer = onlooker.viewer): Viewer {
  const { access } = onlooker;
  const isDirector = access.type === 'director';
  if (viewer === 'open')
    return isDirector && free && seats.every(({ owner, bot }) => bot && owner === 'laptop') ? 'open' : 'spectator';
  if (viewer === 'spectator') return viewer;
  const held = seats[viewer];
  return !held?.bot && held?.owner === (isDirector ? 'laptop' : onlooker) ? viewer : 'spectator';
}

/**
 * Whether somebody may see nothing of the table at all: its cards are still to be played at another one, and they do
 * not sit here. All who have no device of their own sit at the laptop, at the other table too.
 */
export function isKeptOut(onlooker: Onlooker, seats: readonly Held[]): boolean {
  if (onlooker.access.type === 'director') return !seats.some(({ owner, bot }) => owner === 'laptop' && !bot);
  return !seats.some(({ owner }) => owner === onlooker);
}

/** Somebody who looks on without a seat of this table. */
interface Looker {
  readonly kind: string;
  /** Which view they ask for; the laptop's own seat is the first one that a person plays there. */
  readonly viewer: 'spectator' | 'open' | 'any seat' | 'own seat';
  /** Whether the director lets them in. */
  readonly admitted?: true;
}

/** By role: a new one does not compile until somebody has it. Players have a seat at another table. */
const GUESTS: Readonly<Record<Role, readonly Looker[]>> = {
  spectator: [
    { kind: 'spectator', viewer: 'spectator' },
    { kind: 'spectator who asks for a seat', viewer: 'any seat' },
    { kind: 'spectator who asks for open hands', viewer: 'open' },
  ],
  writer: [
    { kind: 'writer', viewer: 'any seat', admitted: true },
    { kind: 'somebody not yet admitted', viewer: 'any seat' },
  ],
  player: [{ kind: 'player of another table', viewer: 'any seat' }],
};
/** The same for those who are no guests. */
const OTHERS: Readonly<Record<Exclude<Access['type'], 'guest'>, readonly Looker[]>> = {
  visitor: [{ kind: 'visitor at the door', viewer: 'any seat' }],
  director: [
    { kind: 'laptop at a seat', viewer: 'any seat' },
    { kind: 'laptop at a seat', viewer: 'own seat' },
    { kind: 'laptop', viewer: 'spectator' },
    { kind: 'laptop that asks for open hands', viewer: 'open' },
  ],
};

/** All kinds of people who watch the table or wait for admission. */
export async function gather(
  world: World,
  holders: readonly Holder[],
  rng: Rng,
  free: boolean,
): Promise<{ onlookers: Onlooker[]; held: Held[] }> {
  const { state } = world.evening;
  const [first] = state.rounds;
  const players = first?.tables[0]?.players ?? [];
  const stranger = first?.tables[1]?.players[0] ?? null;
  const onlookers: Onlooker[] = [];
  const add = (kind: string, access: Access, viewer: Viewer): Onlooker => {
    const one = new Onlooker(world, kind, access, viewer);
    onlookers.push(one);
    return one;
  };
  const join = async (kind: string, role: Role, player: string | null, viewer: Viewer): Promise<Onlooker> => {
    const one = add(kind, { type: 'visitor' }, viewer);
    await world.ask({ type: 'join', name: kind, role, player, ticket: newTicket() }, one.line);
    one.reconnect();
    return one;
  };
  const held: Held[] = [];
  for (const [seat, player] of players.entries()) {
    const holder = holders[seat];
    if (holder === 'device') held.push({ owner: await join('player', 'player', player, seat), bot: false });
    else held.push({ owner: 'laptop', bot: holder === 'bot' });
  }
  const viewerOf = ({ viewer }: Looker): Viewer => {
    if (viewer === 'own seat') return held.findIndex(({ owner, bot }) => owner === 'laptop' && !bot);
    return viewer === 'any seat' ? Math.floor(rng() * holders.length) : viewer;
  };
  for (const role of ROLES)
    for (const looker of GUESTS[role]) {
      // At a free table there is no other.
      if (role === 'player' && (stranger === null || free)) continue;
      const { access } = await join(looker.kind, role, role === 'player' ? stranger : null, viewerOf(looker));
      if (looker.admitted && access.type === 'guest')
        await world.ask({ type: 'admit-guest', guest: access.guest, role, player: null });
    }
  for (const type of ['visitor', 'director'] as const)
    for (const looker of OTHERS[type]) add(looker.kind, { type }, viewerOf(looker));
  return { onlookers, held };
}
