import { handOf, pileOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { sumOfThirds } from '#engine/decks/deck-54.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { accusersIn } from '#engine/phases/bluff.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import type { Each } from '../contracts/contract.ts';
import type { Noted, PlayerCount } from '../noted.ts';
import { pilesMemory } from '../phases/ways/piles.ts';

/** What each player has at the end of a deal in which everybody played alone (reform §7.3). */
export function countEach(s: State, contract: Each): Pick<Noted, 'players' | 'last' | 'sautanzValue'> {
  const value = s.games[0]?.with['value'];
  const { last } = pilesMemory(s);
  return {
    players: Array.from({ length: s.table }, (_, seat) => (s.active.includes(seat) ? has(s, contract, seat) : null)),
    ...(last !== null && { last }),
    ...(typeof value === 'number' && { sautanzValue: value }),
  };
}

/** The cards of hand and pile: what somebody took up again lies in their hand, and what they won in their pile. */
function has(s: State, { way }: Each, seat: Seat): PlayerCount {
  const [hand, won] = [s.zones[handOf(seat)] ?? [], s.zones[pileOf(seat)] ?? []];
  switch (way) {
    case 'tricks':
      return { thirds: sumOfThirds(won), tricks: tricksOf(s).filter(({ winner }) => winner === seat).length };
    case 'piles':
      return { cards: hand.length + won.length };
    case 'bluff':
      return { cards: hand.length, ...(accusersIn(s).includes(seat) && { accused: true }) };
  }
}
