import { type Card, handOf, TRICK } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';
import { legalCards } from '#engine/play/rules.ts';
import type { Contract } from '../contracts/contract.ts';
import { FOLLOW, type PlayRule } from './rules.ts';

/** The order in which the declarer will play their cards, as far as it was said (reform §7.7, Fahrt ins Blaue). */
export function orderOf({ with: { order } }: Pick<Game, 'with'>): readonly Card[] {
  return Array.isArray(order) ? order.map(String) : [];
}

/** The card of the order that comes next from a hand. */
const nextOf = (game: Game, hand: readonly Card[]): Card | undefined =>
  orderOf(game).find((card) => hand.includes(card));

const isFixed = ({ declarerPlays }: Pick<Contract, 'declarerPlays'>, game: Game, seat: Seat): boolean =>
  declarerPlays === 'fixed-order' && seat === game.declarer;

/** The next card and no other, of which nobody else knows which it is (reform §7.7, Fahrt ins Blaue). */
export const orderRules = (contract: Pick<Contract, 'declarerPlays'>, game: Game, seat: Seat): readonly PlayRule[] =>
  isFixed(contract, game, seat)
    ? [
        {
          code: 'fixed-order',
          rule: 'reform §7.7',
          byOwnKnowledge: true,
          keep: (cards, { hand }) => cards.filter((card) => card === nextOf(game, hand)),
        },
      ]
    : [];

/** Whether the next card of the order would break the rules that bind everybody: then its player has to renege (reform §7.7). */
export function mustRenege(
  contract: Pick<Contract, 'declarerPlays'>,
  game: Game,
  { zones }: Pick<State, 'zones'>,
  seat: Seat,
): boolean {
  if (!isFixed(contract, game, seat)) return false;
  const hand = zones[handOf(seat)] ?? [];
  const next = nextOf(game, hand);
  const legal = legalCards(FOLLOW, { hand, trick: zones[TRICK] ?? [], number: 1, winner: () => 0 });
  return next !== undefined && !legal.includes(next);
}
