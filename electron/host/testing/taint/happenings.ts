import { isRunning, keyOf } from '#electron/host/state/evening-state.ts';
import { isElsewhere } from '#electron/host/state/hands.ts';
import { must } from '#engine/core/assert-never.ts';
import { pick, type Rng } from '#engine/core/rng.ts';
import { newTicket } from '../visitor.ts';
import type { SightCommand } from './questions.ts';
import { type Held, Onlooker, PLACE } from './viewers.ts';
import type { World } from './world.ts';

/** What may be done to a seat, and who is there. */
interface Chance {
  readonly world: World;
  readonly onlookers: Onlooker[];
  readonly seat: number;
  readonly held: Held;
  readonly player: string;
  /** The guest who has it, and how the host calls them. */
  readonly guest: { readonly device: Onlooker; readonly id: string } | undefined;
}

/** By the command that does it: whatever changes between two moves who may see what. */
const HAPPENINGS: Readonly<Record<SightCommand, (chance: Chance) => Promise<void>>> = {
  'hold-seat': async ({ world, held, seat }) => {
    held.bot = !held.bot;
    const holder = held.bot ? 'bot' : 'person';
    await world.ask({ type: 'hold-seat', evening: world.evening.state.id, ...PLACE, seat, holder });
  },
  // The second device of the same player; the first one becomes a spectator.
  join: async ({ world, onlookers, held, seat, player, guest }) => {
    const next = new Onlooker(world, 'player', { type: 'visitor' }, seat);
    onlookers.push(next);
    // A seat that nobody else has is theirs at once, unless its cards are on a device that has gone.
    const { evening, host } = world;
    if (!guest && !isElsewhere(host.ledger.room, evening, PLACE, seat)) held.owner = next;
    await world.ask({ type: 'join', name: 'again', role: 'player', player, ticket: newTicket() }, next.line);
    next.reconnect();
    const id = next.access.type === 'guest' ? next.access.guest : '';
    held.owner = next;
    await world.ask({ type: 'admit-guest', guest: id, role: 'player', player });
  },
  'leave-room': async ({ world, held, guest }) => {
    if (!guest) return;
    held.owner = 'laptop';
    guest.device.shadow.expel('left');
    await world.ask({ type: 'leave-room' }, guest.device.line);
  },
  'turn-away': async ({ world, held, guest }) => {
    if (!guest) return;
    held.owner = 'laptop';
    await world.ask({ type: 'turn-away', guest: guest.id });
  },
  // A former player goes on watching, as somebody who may see less.
  'admit-guest': async ({ world, held, guest }) => {
    if (!guest) return;
    held.owner = 'laptop';
    await world.ask({ type: 'admit-guest', guest: guest.id, role: 'spectator', player: null });
  },
  'take-over-seat': async ({ world, held, seat, guest }) => {
    const { state, deals } = world.evening;
    // Between two deals there is nothing to take over.
    if (!guest || !isRunning(deals.get(keyOf(PLACE)))) return;
    held.owner = 'laptop';
    await world.ask({ type: 'take-over-seat', evening: state.id, ...PLACE, seat });
  },
};

/** What may come between two moves: a bot stands in or leaves, a seat goes over to another device, somebody leaves. */
export async function happen(world: World, seats: readonly Held[], onlookers: Onlooker[], rng: Rng): Promise<void> {
  const seat = Math.floor(rng() * seats.length);
  const held = must(seats[seat], 'a seat');
  const player = must(world.evening.state.rounds[0]?.tables[0]?.players[seat], 'a player');
  const { owner } = held;
  const access = owner === 'laptop' ? undefined : owner.access;
  const guest = owner !== 'laptop' && access?.type === 'guest' ? { device: owner, id: access.guest } : undefined;
  await pick(Object.values(HAPPENINGS), rng)({ world, onlookers, seat, held, player, guest });
}
