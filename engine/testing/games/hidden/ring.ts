import { z } from 'zod';
import { handOf } from '#engine/core/card.ts';
import { defineSeatPhase } from '#engine/kernel/deal/phase.ts';
import { refusal } from '#engine/testing/refusal.ts';
import { held, unheld } from '../probe.ts';
import { acted, inTurn, nextTo } from './cards.ts';

const ID = 'ring';
const MOST = 2;
const ACTION = z.strictObject({ type: z.literal('pass-on'), cards: z.array(z.string()) });

/** One after the other passes one or two cards to the next; everybody hears how many, and these two see which. */
export const ring = defineSeatPhase<z.infer<typeof ACTION>>({
  id: ID,
  actions: ACTION,
  turn: (s) => inTurn(s, ID),
  offers: (s, seat) => [{ kind: 'cards', type: 'pass-on', from: held(s, seat), fixed: [], min: 1, max: MOST }],
  refuse: (s, seat, { cards }) =>
    unheld(s, seat, cards) ??
    (cards.length > 0 && cards.length <= MOST ? undefined : refusal('wrong-count', String(cards.length))),
  heardBy: (s, by) => [Number(by), nextTo(s, Number(by))],
  overheard: (_, __, { type, cards }) => ({ type, count: cards.length }),
  decide: (s, seat, { cards }) => [
    {
      ...{ type: 'moved', cards, from: handOf(seat), to: handOf(nextTo(s, seat)) },
      seenBy: [seat, nextTo(s, seat)],
    },
    { type: 'noted', phase: ID, notes: acted(s, ID) + 1 },
  ],
  next: () => [{ type: 'entered', phase: 'bury' }],
  show: (s) => acted(s, ID),
});
