import { type Card, DECK, handOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Event } from '#engine/kernel/deal/state.ts';
import { dealPackets, type Packet } from '#engine/phases/packets.ts';
import { TALON_GROUPS } from '../names.ts';
import { TRICKS } from '../sizes.ts';

const TALON: readonly Packet[] = TALON_GROUPS.map((to) => ({ to, cards: 3 }));

/** The talon, then packets of six, twice round from forehand (reform §2). */
export const dealPack = (deck: readonly Card[], active: readonly Seat[]): readonly Event[] =>
  dealPackets([...TALON, TRICKS / 2, TRICKS / 2], deck, active);

/** The talon alone: what follows on a knock is dealt packet by packet. */
export const dealTalon = (deck: readonly Card[]): readonly Event[] => dealPackets(TALON, deck, []);

/** A whole hand, which only its player sees. */
export const giveHand = (seat: Seat, cards: readonly Card[]): Event => ({
  ...{ type: 'moved', cards, from: DECK, to: handOf(seat), seenBy: [seat] },
});

/** The pack after each of these numbers of cards has gone from the top under the others. */
export function afterCuts(deck: readonly Card[], cuts: readonly number[]): readonly Card[] {
  const top = cuts.reduce((sum, cards) => sum + cards, 0) % deck.length;
  return [...deck.slice(top), ...deck.slice(0, top)];
}
