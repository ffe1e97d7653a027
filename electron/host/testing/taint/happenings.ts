import { must } from '../../../../engine/core/assert-never.ts';
import { pick, type Rng } from '../../../../engine/core/rng.ts';
import { newTicket } from '../visitor.ts';
import { PLACE, Onlooker, type Held } from './viewers.ts';
import type { World } from './world.ts';

/** What may come between two moves: a bot stands in or leaves, a seat goes over to another device, somebody leaves. */
export async function happen(world: World, held: readonly Held[], onlookers: Onlooker[], rng: Rng): Promise<void> {
  const { state } = world.evening;
  const seat = Math.floor(rng() * held.length);
  const one = must(held[seat], 'a seat');
  const player = must(state.rounds[0]?.tables[0]?.players[seat], 'a player');
  const guest = typeof one.owner === 'object' && one.owner.access.type === 'guest' ? one.owner : undefined;
  switch (pick(['bot', 'hand-on', 'leave', 'return', 'look-on'] as const, rng)) {
    case 'bot':
      one.bot = !one.bot;
      await world.ask({ type: 'hold-seat', evening: state.id, ...PLACE, seat, holder: one.bot ? 'bot' : 'person' });
      return;
    case 'hand-on': {
      // The second device of the same player; the first one becomes a spectator.
      const next = new Onlooker(world, 'player', { type: 'visitor' }, seat);
      onlookers.push(next);
      // A seat that nobody else has is theirs at once.
      if (!guest) one.owner = next;
      await world.ask({ type: 'join', name: 'again', role: 'player', player, ticket: newTicket() }, next.line);
      next.reconnect();
      const id = next.access.type === 'guest' ? next.access.guest : '';
      one.owner = next;
      await world.ask({ type: 'admit-guest', guest: id, role: 'player', player });
      return;
    }
    case 'leave':
      if (!guest) return;
      one.owner = 'laptop';
      guest.shadow.expel('left');
      await world.ask({ type: 'leave-room' }, guest.line);
      return;
    case 'return':
      guest?.reconnect();
      return;
    case 'look-on': {
      // A former player goes on watching, as somebody who may see less.
      if (guest?.access.type !== 'guest') return;
      one.owner = 'laptop';
      await world.ask({ type: 'admit-guest', guest: guest.access.guest, role: 'spectator', player: null });
    }
  }
}
