import type { Audience, Seat } from '#engine/core/seat.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Perceived } from './perceived.ts';

/** Who hears and sees what in Königrufen, read from docs/rules/tirol.md §2 to §7 and nothing else. */

/** §4, §15: the talon is taken as a whole and face down. */
const UNSEEN = ['sechserdreier', 'farbensechser'];
/** §4: colour games; in them tarocks are laid away first, and face down (§5). */
const IN_COLOUR = /^farben/;

const seatIn = (zone: string): Seat => Number(zone.slice(zone.indexOf(':') + 1));
const isTarock = (card: string): boolean => card.startsWith('T');

export function koenigrufenAudiences(s: State, event: Perceived, { options }: TableRules): Audience {
  if (event.type === 'moved') return seen(s, event, options['farben-de-luxe'] === true);
  const { by, action } = event;
  switch (action.type) {
    // §5: what is laid away lies face down, so only who does it knows its name.
    case 'discard':
      return typeof by === 'number' ? [by] : [];
    // §5, §8.4: cards of a talon that was opened to those who play are named before them.
    case 'take-cards':
    case 'exchange':
      return s.active;
    default:
      return 'all';
  }
}

/** §5: cards that may be laid away only when there are no others; in a Farbenspiel de luxe (§10) there are none such. */
const mustLieOpen =
  (contract: string, isFree: boolean) =>
  (card: string): boolean =>
    IN_COLOUR.test(contract) ? !isFree && !isTarock(card) : isTarock(card);

function seen(s: State, { cards, from, to }: Extract<Perceived, { type: 'moved' }>, isFree: boolean): Audience {
  const contract = s.games[0]?.contract ?? '';
  // Rulings, “What lies open”.
  if (s.end !== null) return 'all';
  // §2: everybody gets a hand, nobody sees the talon.
  if (from === 'deck') return to.startsWith('hand:') ? [seatIn(to)] : [];
  // §5: face down; shown is only what had to be laid away against the order.
  if (to.startsWith('laid:')) return cards.every(mustLieOpen(contract, isFree)) ? 'all' : [seatIn(to)];
  // §5: both halves are opened to all active players, and what is taken from them or put there lies open to those.
  if (from.startsWith('talon:') || to.startsWith('talon:')) {
    if (to.startsWith('pile:')) return 'all';
    return UNSEEN.includes(contract) ? [s.games[0]?.declarer ?? -1] : s.active;
  }
  // §7: cards are played, tricks won and hands laid open before everybody.
  return 'all';
}
