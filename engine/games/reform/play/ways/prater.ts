import { type Card, handOf, TRICK } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { isTarock, strengthOf, suitOf } from '#engine/decks/deck-54.ts';
import type { KingWay } from '#engine/games/reform/contracts/contract.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';

const WAY: KingWay = 'pratermaessig';

/** Whether everybody may give several tarocks as one play, of which the largest sum wins (reform §7.4, Prater). */
export const countsSums = ({ with: { kingTalon } }: Pick<Game, 'with'>): boolean => kingTalon === WAY;

/** Who plays to the next trick: whoever has cards, for the hands are not emptied together (reform §7.4). */
export const withCards = ({ active, zones }: State): readonly Seat[] =>
  active.filter((seat) => (zones[handOf(seat)] ?? []).length > 0);

/** The tarocks of a hand, of which as many as one likes are one play; none while the suit led can be followed (reform §7.4). */
export function tarocksTogether({ zones }: State, seat: Seat): readonly (readonly Card[])[] {
  const hand = zones[handOf(seat)] ?? [];
  const [lead] = zones[TRICK] ?? [];
  const mustFollow = lead !== undefined && !isTarock(lead) && hand.some((card) => suitOf(card) === suitOf(lead));
  return mustFollow ? [] : [hand.filter(isTarock)];
}

/** What the tarocks of a play add up to; 0: it has none. */
export const sumOf = (cards: readonly Card[]): number =>
  cards.filter(isTarock).reduce((sum, tarock) => sum + strengthOf(tarock), 0);

/** Index of the play with the largest sum of tarocks, of equal ones the first; `undefined`: nobody has given any (reform §7.4). */
export function largestSum(plays: readonly (readonly Card[])[]): number | undefined {
  const sums = plays.map(sumOf);
  const most = Math.max(...sums);
  return most > 0 ? sums.indexOf(most) : undefined;
}
