import type { Audience, Seat } from '#engine/core/seat.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Perceived } from './perceived.ts';

/** Who hears and sees what in Bavarian Tarock, read from docs/rules/bavarian.md §2 to §6 and nothing else. */

const seatIn = (zone: string): Seat => Number(zone.slice(zone.indexOf(':') + 1));

export function bavarianAudiences(s: State, event: Perceived): Audience {
  if (event.type === 'said') {
    const { by, action } = event;
    // §5: three cards are laid away face down; everything else is called out or played.
    return action.type === 'discard' && typeof by === 'number' ? [by] : 'all';
  }
  const { from, to } = event;
  // Rulings, “What lies open”.
  if (s.end !== null) return 'all';
  // §2: hands, and three cards face down.
  if (from === 'deck') return to.startsWith('hand:') ? [seatIn(to)] : [];
  // §5: the declarer takes up the stock and shows nobody; they lay away face down, trumps and Aces too.
  if (from === 'stock' || to.startsWith('laid:')) return [s.games[0]?.declarer ?? -1];
  return 'all';
}
