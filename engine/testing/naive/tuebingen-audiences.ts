import type { Audience, Seat } from '#engine/core/seat.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Perceived } from './perceived.ts';

/** Who hears and sees what in Tübingen Tarock, read from docs/rules/tuebingen.md §2 to §7 and TU5 to TU31 and nothing else. */

const seatIn = (zone: string): Seat => Number(zone.slice(zone.indexOf(':') + 1));

export function tuebingenAudiences(s: State, event: Perceived): Audience {
  if (event.type === 'said') {
    const { by, action } = event;
    if (typeof by !== 'number') return 'all';
    switch (action.type) {
      // §5, TU29: face down. TU8: everybody answers hidden. TU27: nobody sees another's order.
      case 'discard':
      case 'ask':
      case 'go-on':
      case 'order':
        return [by];
      default:
        return 'all';
    }
  }
  const { from, to } = event;
  // TU29: laid-away cards are open once the record is.
  if (s.end !== null) return 'all';
  // §2: every card is dealt to a hand.
  if (from === 'deck') return [seatIn(to)];
  // §5, TU29: laid away face down, tarocks too; after four forts taken back as unseen.
  if (to.startsWith('laid:') || from.startsWith('laid:')) return [s.dealer];
  return 'all';
}
