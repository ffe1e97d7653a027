import { z } from 'zod';
import { from, type Seat } from '#engine/core/seat.ts';
import { text } from '#engine/core/text.ts';
import { definePhase, notesOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { refusal } from '../refusal.ts';
import {
  afterDealer,
  cardAction,
  dealEach,
  eachCard,
  held,
  oneOf,
  pack,
  pay,
  probe,
  put,
  rowOf,
  unheld,
} from './probe.ts';

const TIME_UP = z.strictObject({ type: z.literal('time-up') });

/** How long cards are handed on, in seconds. */
export const POTATO_SECONDS = 90;

type Memory = { readonly turn: Seat | null; readonly isOver: boolean };
const memory = (s: State): Memory => notesOf<Memory>(s, 'hand-on', { turn: s.active[0] ?? null, isOver: false });

/** The next seats with cards, from `seat` on, if `by` has one less and `to` one more. */
function holderFrom(s: State, seat: Seat, by: Seat, to: Seat): Seat | null {
  const left = (one: Seat): number => held(s, one).length - (one === by ? 1 : 0) + (one === to ? 1 : 0);
  return from(seat, s.active).find((one) => left(one) > 0) ?? null;
}

/** Whoever is next to `seat`. */
const nextTo = (s: State, seat: Seat): Seat => from(seat, s.active)[1] ?? seat;

/** One after the other hands a card to the next, for as long as the host's clock runs; who has the highest cards then pays. */
export const POTATO = probe({
  id: 'probe-potato',
  tables: [4],
  contracts: ['potato'],
  refusals: { 'wrong-speaker': text('Das steht {at} nicht zu.', 'That is not for {at} to say.') },
  first: 'hand-on',
  deck: pack('T', 12),
  active: afterDealer(),
  deal: dealEach(3),
  phases: [
    definePhase({
      id: 'hand-on',
      actions: z.discriminatedUnion('type', [cardAction('hand-on'), TIME_UP]),
      turn(s) {
        const { turn, isOver } = memory(s);
        if (isOver || turn === null) return { must: [], may: [] };
        return { must: [turn], may: [], table: 'may', clock: { seconds: POTATO_SECONDS, runs: 'whole-phase' } };
      },
      offers: (s, seat) => eachCard(s, seat, 'hand-on'),
      tableOffers: () => oneOf({ type: 'time-up' }),
      refuse(s, by, action) {
        if ((action.type === 'time-up') !== (by === 'table')) return refusal('wrong-speaker', String(by));
        if (action.type === 'time-up') return undefined;
        return memory(s).turn === by ? unheld(s, by, [action.card]) : refusal('wrong-speaker', String(by));
      },
      heardBy: (s, by, { type }) => (type === 'time-up' || by === 'table' ? 'all' : [by, nextTo(s, by)]),
      decide(s, by, action) {
        if (by === 'table' || action.type === 'time-up')
          return [{ type: 'noted', phase: 'hand-on', notes: { ...memory(s), isOver: true } }];
        const to = nextTo(s, by);
        return [
          put(by, [action.card], `hand:${to}`, [by, to]),
          { type: 'noted', phase: 'hand-on', notes: { turn: holderFrom(s, to, by, to), isOver: false } },
        ];
      },
      next: () => [{ type: 'ended', end: 'settle' }],
      show: (s) => memory(s),
    }),
  ],
  read: (s) => rowOf(s, (seat) => held(s, seat)),
  settle({ measures = [] }, now) {
    const loser = measures.indexOf(Math.max(...measures));
    return measures.flatMap((_, to) => (to === loser ? [] : [pay('potato', loser, to, 1, now)]));
  },
});
