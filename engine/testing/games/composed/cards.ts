import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf, laidBy, pileOf } from '#engine/core/card.ts';
import { joined } from '#engine/core/lists.ts';
import type { Seat } from '#engine/core/seat.ts';
import { isTarock, KINGS, PACK_54, sumOfThirds, TRULL } from '#engine/decks/deck-54.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Discards } from '#engine/phases/lay-away.ts';
import { elseTrump, followSuit, mustHead, winnerOf } from '#engine/play/suits.ts';

/** The two groups of the talon. */
export const GROUPS = ['talon:0', 'talon:1'] as const;

export const handIn = (s: State, seat: Seat): readonly Card[] => s.zones[handOf(seat)] ?? [];
export const talonIn = (s: State): readonly Card[] => GROUPS.flatMap((group) => s.zones[group] ?? []);
/** What a seat has won and laid away. */
export const wonIn = (s: State, seat: Seat): readonly Card[] =>
  [pileOf(seat), laidBy(seat)].flatMap((zone) => s.zones[zone] ?? []);

export const forehandLeads = (s: State): Seat => must(s.active[0], 'forehand');
export const declarerLeads = (s: State): Seat => firstGame(s).declarer;

/** Cards of the suit led, else tarocks, else any. */
const follow = followSuit(PACK_54, 'must-follow-suit', 'reform §7.1');
const tarock = elseTrump(PACK_54, 'must-play-tarock', 'reform §7.1');
export const TAROCKS = { single: [follow, tarock] };
/** The same, and of those the ones that beat. */
export const HEADING = { single: [follow, tarock, mustHead('must-head', 'reform §7.1')] };
/** Follow suit, else any card. */
export const FOLLOWING = { single: [follow] };
export const winner = (_: State, plays: readonly (readonly Card[])[]): number => winnerOf(PACK_54, joined(plays));

/** Neither king nor honour; a tarock only where nothing else is left, and shown. */
export function discards(s: State, seat: Seat): Discards {
  const free = handIn(s, seat).filter((card) => !KINGS.includes(card) && !TRULL.includes(card));
  return { first: free.filter((card) => !isTarock(card)), then: free.filter(isTarock) };
}

export { sumOfThirds };
