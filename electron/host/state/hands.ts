import type { Seat } from '#engine/core/seat.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { tableAt } from '#engine/tournament/state/places.ts';
import { type Evening, isRunning, keyOf } from './evening-state.ts';
import { guestOfPlayer, type GuestRoom } from './guests/guest-room.ts';
import type { Hand, Hands } from './hand.ts';
import type { Dealt, TakenOver } from './journal-entries.ts';

/** Cards are dealt: they go to the devices of those who have one. A deal that is dealt again is the same deal. */
export function dealHands(evening: Evening, room: GuestRoom | null, dealt: Dealt): void {
  const before = evening.hands.get(keyOf(dealt));
  const seats = before?.deal === dealt.deal ? before.seats : new Map<Seat, Hand>();
  evening.hands.set(keyOf(dealt), { deal: dealt.deal, seats: withGuests(evening, dealt, room, seats) });
}

/**
 * Something happened to the room: a guest who gets a seat has its cards from now on, and one who leaves takes them
 * along.
 */
export function moveHands(evening: Evening, room: GuestRoom): void {
  for (const [key, { deal, seats }] of evening.hands) {
    const [round = 0, table = 0] = key.split('/').map(Number);
    evening.hands.set(key, { deal, seats: withGuests(evening, { round, table }, room, seats) });
  }
}

/** The laptop plays a seat from now on. */
export function takeHand(evening: Evening, { seat, ...place }: TakenOver): void {
  const before = evening.hands.get(keyOf(place));
  if (!before) return;
  const seats = new Map(before.seats).set(seat, { guest: null, passed: true });
  evening.hands.set(keyOf(place), { ...before, seats });
}

function withGuests(
  { state }: Evening,
  place: TablePlace,
  room: GuestRoom | null,
  before: Hands['seats'],
): Hands['seats'] {
  const table = tableAt(state, place);
  const seats = new Map(before);
  if (!table.ok || room?.evening !== state.id) return seats;
  for (const [seat, player] of table.value.players.entries()) {
    const guest = guestOfPlayer(room, player)?.id;
    const known = seats.get(seat);
    if (guest === undefined || known?.guest === guest) continue;
    // Somebody who has had another hand of this deal has seen more than their own.
    const isKnown = known !== undefined || [...seats.values()].some((hand) => hand.guest === guest);
    seats.set(seat, { guest, passed: isKnown });
  }
  return seats;
}

/**
 * Whether the cards of a seat were last seen on a guest's device: of the running deal, or of the one that has ended.
 */
export const wasElsewhere = ({ hands }: Evening, place: TablePlace, seat: Seat): boolean =>
  typeof hands.get(keyOf(place))?.seats.get(seat)?.guest === 'string';

/**
 * Whether a seat is not the laptop's: a guest has a device there, or had one when the cards of this deal were dealt.
 */
export function isElsewhere(room: GuestRoom | null, evening: Evening, place: TablePlace, seat: Seat): boolean {
  const table = tableAt(evening.state, place);
  const player = table.ok ? table.value.players[seat] : undefined;
  if (player === undefined) return false;
  if (room?.evening === evening.state.id && guestOfPlayer(room, player)) return true;
  return isRunning(evening.deals.get(keyOf(place))) && wasElsewhere(evening, place, seat);
}

/** Whether a player's cards of a running deal are on any device. */
export const hasHandOut = (room: GuestRoom | null, evening: Evening, player: string): boolean =>
  [...evening.deals.values()].some(({ dealt }) => {
    const table = tableAt(evening.state, dealt);
    const seat = table.ok ? table.value.players.indexOf(player) : -1;
    return seat >= 0 && isElsewhere(room, evening, dealt, seat);
  });

/** By seat: where a hand of the running deal has gone. */
export function passedAt(evening: Evening, place: TablePlace, seats: number): readonly ('laptop' | 'device' | null)[] {
  const hands = isRunning(evening.deals.get(keyOf(place))) ? evening.hands.get(keyOf(place))?.seats : undefined;
  return Array.from({ length: seats }, (_, seat) => {
    const hand = hands?.get(seat);
    return hand?.passed ? (hand.guest === null ? 'laptop' : 'device') : null;
  });
}
