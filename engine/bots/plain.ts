import type { Card } from '../core/card.ts';
import type { Pack } from '../core/pack.ts';
import type { Action, Offer } from '../kernel/deal/action.ts';
import { cardsAction, namedIn, withoutAttempts } from '../kernel/deal/offers.ts';
import type { TableRules } from '../kernel/deal/rules.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { isAsked } from './advice.ts';
import type { Bot } from './types.ts';

/** What is played at a table. */
export type GameAt = (table: TableRules) => Pick<GameDefinition, 'rules' | 'groupOf'>;

/** Says the first word that is offered, unasked too, and gives the cheapest card. */
export const firstLegal = (gameAt: GameAt): Bot => ({
  act: (view, table) => firstOf(view.offers, packAt(gameAt, table)),
});

/** Wants nothing: lets things be whenever that can be said, else does what is first offered. It says nothing unasked. */
export const neverBids = (gameAt: GameAt): Bot => ({
  act(view, table) {
    if (!isAsked(view)) return null;
    const quiet = namedIn(withoutAttempts(view.offers)).find((action) => gameAt(table).groupOf(action) === 'quiet');
    return quiet ?? firstOf(view.offers, packAt(gameAt, table));
  },
});

const packAt = (gameAt: GameAt, table: TableRules): Pack => gameAt(table).rules(table).pack;

/** The first that is offered; of one card, or some, the cheapest in its place. */
function firstOf(offers: readonly Offer[], pack: Pack): Action | null {
  const open = withoutAttempts(offers);
  const [first] = open.length > 0 ? open : offers;
  if (!first) return null;
  const byCost = (one: Card, other: Card): number => costOf(one, pack) - costOf(other, pack);
  if (first.kind === 'cards') {
    const { from, fixed, min } = first;
    const free = from.filter((card) => !fixed.includes(card)).sort(byCost);
    return cardsAction(first, [...fixed, ...free.slice(0, min - fixed.length)]);
  }
  const [action] = first.actions;
  if (!action || !isCardAction(action)) return action ?? null;
  const alike = first.actions.filter(isCardAction).filter(({ type }) => type === action.type);
  return alike.sort((one, other) => byCost(one.card, other.card))[0] ?? action;
}

interface CardAction extends Action {
  readonly card: Card;
}
const isCardAction = (action: Action): action is CardAction => 'card' in action && typeof action.card === 'string';

/** Trumps are dearer than all others, and what is stronger is dearer than what is weaker. */
const costOf = (card: Card, { cards, isTrump, strength }: Pack): number =>
  strength(card) + (isTrump(card) ? 1 + Math.max(...cards.map(strength)) : 0);
