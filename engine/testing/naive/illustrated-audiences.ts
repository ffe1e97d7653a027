import type { Audience, Seat } from '#engine/core/seat.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Perceived } from './perceived.ts';

/** Who hears and sees what in Illustrated Tarock, read from docs/rules/illustrated.md §2 to §7 and nothing else. */

const seatIn = (zone: string): Seat => Number(zone.slice(zone.indexOf(':') + 1));
const isTarock = (card: string): boolean => card.startsWith('T');

export function illustratedAudiences(s: State, event: Perceived): Audience {
  if (event.type === 'said') {
    const { by, action } = event;
    // §5: discards are known to who lays them away. The talon lies turned up on the table, so what is taken of it is not secret.
    return action.type === 'discard' && typeof by === 'number' ? [by] : 'all';
  }
  const { cards, from, to } = event;
  // §5: the rest of the talon and the discards may be looked at once the deal is over.
  if (s.end !== null) return 'all';
  // §2: hands, and six cards face down.
  if (from === 'deck') return to.startsWith('hand:') ? [seatIn(to)] : [];
  // §5: face down, but tarocks are shown to all.
  if (to.startsWith('laid:')) return cards.every(isTarock) ? 'all' : [seatIn(to)];
  // §2, §5, §7: a hand without a tarock is shown; the six cards are turned up; cards are played.
  return 'all';
}
