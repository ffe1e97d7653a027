import type { Audience, Seat } from '#engine/core/seat.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Perceived } from './perceived.ts';

/** Who hears and sees what in Reform Tarock, read from docs/rules/reform.md §2, §5.1 and §5.2 and nothing else. */

const seatIn = (zone: string): Seat => Number(zone.slice(zone.indexOf(':') + 1));
const isTarock = (card: string): boolean => card.startsWith('T');
const isOf = (zone: string, kind: string): boolean => zone.startsWith(kind);

export function reformAudiences(s: State, event: Perceived): Audience {
  if (event.type === 'said') {
    const { by, action } = event;
    // §5.2: discards are secret. Who plays sees both groups, so to those it is named what is taken of them.
    if (action.type === 'lay') return typeof by === 'number' ? [by] : [];
    return action.type === 'take' ? s.active : 'all';
  }
  const { cards, from, to } = event;
  // What was played lies open when it is over.
  if (s.end !== null) return 'all';
  // §2: everybody gets a hand; nobody sees the talon, a cut, or a packet that may be chosen.
  const isDealt = !isOf(from, 'hand:') && !isOf(from, 'talon:') && !isOf(from, 'trick');
  if (isDealt && s.games.length === 0) return isOf(to, 'hand:') ? [seatIn(to)] : [];
  // §5.2: laid away face down, tarocks face up.
  if (isOf(to, 'laid:')) return cards.every(isTarock) ? 'all' : [seatIn(to)];
  // §5.2: the talon is exposed to those who play, and what is taken lies open to them.
  if (isOf(from, 'talon:')) return s.active;
  // §7: cards are played and tricks won before everybody.
  return 'all';
}
