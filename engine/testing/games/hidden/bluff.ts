import { z } from 'zod';
import { handOf, laidBy } from '#engine/core/card.ts';
import { defineSeatPhase } from '#engine/kernel/deal/phase.ts';
import { held, oneOf, unheld } from '../probe.ts';
import { acted, inTurn, SUITS } from './cards.ts';

const ID = 'bluff';
const ACTION = z.strictObject({ type: z.literal('lead-hidden'), card: z.string(), suit: z.enum(SUITS) });

/** One after the other puts a card face down and claims a suit, which may be a lie. */
export const bluff = defineSeatPhase<z.infer<typeof ACTION>>({
  id: ID,
  actions: ACTION,
  turn: (s) => inTurn(s, ID),
  offers: (s, seat) =>
    oneOf(...held(s, seat).flatMap((card) => SUITS.map((suit) => ({ type: 'lead-hidden', card, suit })))),
  refuse: (s, seat, { card }) => unheld(s, seat, [card]),
  heardBy: (_, by) => [Number(by)],
  overheard: (_, __, { type, suit }) => ({ type, suit }),
  decide: (s, seat, { card }) => [
    { type: 'moved', cards: [card], from: handOf(seat), to: laidBy(seat), seenBy: [seat] },
    { type: 'noted', phase: ID, notes: acted(s, ID) + 1 },
  ],
  next: () => [{ type: 'ended', end: 'settle' }],
  show: (s) => acted(s, ID),
});
