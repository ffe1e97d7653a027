import { type Card, laidBy, pileOf } from '#engine/core/card.ts';
import { flatMapped } from '#engine/core/lists.ts';
import type { Seat } from '#engine/core/seat.ts';
import { SKI, sumOfHalves } from '#engine/decks/deck-78.ts';
import { sideOf } from '#engine/judging/sides.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';
import { cardsIn, giverOf, tricksOf } from '#engine/phases/trick.ts';
import { HAND, isHalf } from '../cards.ts';
import { CONTRACTS } from '../contracts/index.ts';

/** Halves that are one point. */
const HALVES = 2;
/** What the Ski and the half-point card given for it move, in halves. */
const SKI_EXCHANGE = 8;

/** Whether two count together: the sides of a Ruf; in a Raus or Tout everybody counts alone. */
const isTogether = (game: Game, one: Seat, other: Seat): boolean =>
  game.contract === CONTRACTS.ruf.id ? sideOf(game, one) === sideOf(game, other) : one === other;

/**
 * What the Ski moves when cards are counted: it goes back to its owner for a half-point card of their side's tricks, else one that the
 * dealer of that side has laid away. In the last trick, and if there is no such card, it stays where it fell (tuebingen §6, R8).
 */
function skiExchange(s: State, game: Game): { readonly owner: Seat; readonly taker: Seat } | undefined {
  const tricks = tricksOf(s);
  const number = tricks.findIndex((one) => cardsIn(one).includes(SKI)) + 1;
  const trick = tricks[number - 1];
  const owner = trick && giverOf(trick, SKI);
  if (!trick || owner === undefined || number === HAND) return undefined;
  const taker = trick.winner;
  if (isTogether(game, owner, taker)) return undefined;
  const own = s.active.filter((seat) => isTogether(game, owner, seat));
  const from = flatMapped(own, (seat) => [...(s.zones[pileOf(seat)] ?? []), ...(s.zones[laidBy(seat)] ?? [])]);
  return from.some(isHalf) ? { owner, taker } : undefined;
}

/** Card points by seat, what was laid away and the exchange of the Ski included; those of a side are whole. */
export function pointsBySeat(s: State, game: Game): readonly number[] {
  const exchange = skiExchange(s, game);
  return Array.from({ length: s.table }, (_, seat) => {
    const cards: readonly Card[] = [...(s.zones[pileOf(seat)] ?? []), ...(s.zones[laidBy(seat)] ?? [])];
    const moved = exchange?.owner === seat ? SKI_EXCHANGE : exchange?.taker === seat ? -SKI_EXCHANGE : 0;
    return (sumOfHalves(cards) + moved) / HALVES;
  });
}
