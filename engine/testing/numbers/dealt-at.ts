import type { Card, Zone } from '#engine/core/card.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { dealOut, type DealtDeal, play } from '../dealt.ts';
import type { At } from './at.ts';

/** Cards of several lists, as `dealOut` takes them. */
export const handOf = (...cards: readonly (Card | readonly Card[])[]): string => cards.flat().join(' ');

/** A deal at the table where something is said: certain zones get certain cards; forehand is seat 0. */
export const dealtAt = ({ game, table, seats }: At, zones: Readonly<Record<Zone, string>>): DealtDeal =>
  dealOut(zones, { game, seats, profile: table.profile, options: table.options, rulesVersion: table.rulesVersion });

/** The card that an action plays. */
const cardOf = (action: Action): Card => ('card' in action && typeof action.card === 'string' ? action.card : '');

/** Plays all tricks: each the first card of their plan that is legal, else whatever counts least. */
export function playOut({ rules: { pack } }: At, deal: DealtDeal, plans: Readonly<Record<number, string>>): void {
  const least = (cards: readonly Card[]): Card | undefined =>
    cards.toSorted((a, b) => pack.points(a) - pack.points(b) || pack.strength(a) - pack.strength(b))[0];
  while (deal.s.phase === 'tricks') {
    const legal = deal.offered.map(cardOf);
    const planned = plans[deal.seat]?.split(' ').find((card) => legal.includes(card));
    deal.go(play(planned ?? least(legal) ?? ''));
  }
}

/** Whether the seat to act is offered something. */
export const isOffered = (deal: DealtDeal, type: string): boolean =>
  deal.s.end === null && deal.offered.some((one) => one.type === type);
