import { type Card, DECK, handOf, type Zone } from '../core/card.ts';
import type { Seat } from '../core/seat.ts';
import type { Event } from '../kernel/deal/state.ts';

/** A packet of a deal: a number of cards to everybody in turn, or face down to a zone. */
export type Packet = number | { readonly to: Zone; readonly cards: number };

/** Deals the packets from the top of the deck, one after the other. */
export function dealPackets(
  packets: readonly Packet[],
  deck: readonly Card[],
  active: readonly Seat[],
): readonly Event[] {
  let dealt = 0;
  const give = (cards: number, to: Zone, seenBy: readonly Seat[]): Event => ({
    type: 'moved',
    cards: deck.slice(dealt, (dealt += cards)),
    from: DECK,
    to,
    seenBy,
  });
  return packets.flatMap((packet) =>
    typeof packet === 'number'
      ? active.map((seat) => give(packet, handOf(seat), [seat]))
      : [give(packet.cards, packet.to, [])],
  );
}
