import { z } from 'zod';
import { text } from '#engine/core/text.ts';
import { definePhase } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { refusal } from '../refusal.ts';
import {
  afterDealer,
  cardAction,
  dealEach,
  eachCard,
  held,
  laid,
  oneOf,
  pack,
  pay,
  probe,
  put,
  rowOf,
  unheld,
} from './probe.ts';

const TIME_UP = z.strictObject({ type: z.literal('time-up') });
const open = (s: State): readonly number[] => s.active.filter((seat) => laid(s, seat).length === 0);
const lay = (seat: number, card: string): Event => put(seat, [card], `laid:${seat}`, [seat]);

/** How long everybody may think, in seconds. */
export const ORDERING_SECONDS = 20;

/**
 * All have to lay a card at once, in any order, unseen by the others. Who has laid one may still take it back. When the time is
 * up, the host lays the first card of everybody who has not. The highest card wins a point from each.
 */
export const ORDERING = probe({
  id: 'probe-ordering',
  tables: [4],
  contracts: ['ordering'],
  refusals: { 'wrong-speaker': text('Das steht {at} nicht zu.', 'That is not for {at} to say.') },
  first: 'lay',
  deck: pack('O', 8),
  active: afterDealer(),
  deal: dealEach(2),
  phases: [
    definePhase({
      id: 'lay',
      actions: z.discriminatedUnion('type', [cardAction('lay'), z.strictObject({ type: z.literal('back') }), TIME_UP]),
      turn: (s) => ({
        must: open(s),
        may: open(s).length > 0 ? s.active.filter((seat) => laid(s, seat).length > 0) : [],
        table: 'may',
        clock: { seconds: ORDERING_SECONDS, runs: 'at-once' },
      }),
      offers: (s, seat) => (laid(s, seat).length > 0 ? oneOf({ type: 'back' }) : eachCard(s, seat, 'lay')),
      tableOffers: () => oneOf({ type: 'time-up' }),
      refuse(s, by, action) {
        if ((action.type === 'time-up') !== (by === 'table')) return refusal('wrong-speaker', String(by));
        if (action.type === 'lay' && laid(s, by).length > 0) return refusal('not-held', action.card);
        if (action.type === 'back' && laid(s, by).length === 0) return refusal('not-held', 'back');
        return action.type === 'lay' ? unheld(s, by, [action.card]) : undefined;
      },
      heardBy: (_, by, { type }) => (type === 'lay' && by !== 'table' ? [by] : 'all'),
      decide(s, by, action) {
        if (by === 'table')
          return open(s).flatMap((seat) =>
            held(s, seat)
              .slice(0, 1)
              .map((card) => lay(seat, card)),
          );
        if (action.type === 'lay') return [lay(by, action.card)];
        return [{ type: 'moved', cards: laid(s, by), from: `laid:${by}`, to: `hand:${by}`, seenBy: [by] }];
      },
      next: () => [{ type: 'ended', end: 'settle' }],
      show: () => null,
    }),
  ],
  read: (s) => rowOf(s, (seat) => laid(s, seat)),
  settle({ measures = [] }, now) {
    const winner = measures.indexOf(Math.max(...measures));
    return measures.flatMap((_, from) => (from === winner ? [] : [pay('ordering', from, winner, 1, now)]));
  },
});
