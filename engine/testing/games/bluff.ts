import { z } from 'zod';
import { pileOf, TRICK } from '#engine/core/card.ts';
import { after } from '#engine/core/seat.ts';
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
  valueOf,
} from './probe.ts';

const onTable = (s: State): readonly string[] => s.zones[TRICK] ?? [];
/** Who plays a card now, or has played the last one. */
const putter = (s: State): number => notesOf(s, 'put', s.active[0] ?? 0);
/** Every card is played with the claim that it is a high one. */
const isLie = (card: string): boolean => valueOf(card) <= 6;
const TIME_UP = z.strictObject({ type: z.literal('time-up') });
const notYours = (isHosts: boolean, by: number | 'table') =>
  isHosts === (by === 'table') ? undefined : refusal('wrong-speaker', String(by));

/** Cards played face down under a claim that may be a lie; anybody may doubt it until the host's clock runs out. */
export const BLUFF = probe({
  id: 'probe-bluff',
  tables: [3],
  contracts: ['bluff'],
  refusals: { 'wrong-speaker': text('Das steht {at} nicht zu.', 'That is not for {at} to say.') },
  first: 'put',
  deck: pack('B', 12),
  active: afterDealer(),
  deal: dealEach(4),
  phases: [
    definePhase({
      id: 'put',
      actions: z.discriminatedUnion('type', [cardAction('put'), TIME_UP]),
      turn: (s) => (onTable(s).length > 0 ? { must: [], may: [] } : { must: [putter(s)], may: [], table: 'may' }),
      offers: (s, seat) => eachCard(s, seat, 'put'),
      tableOffers: () => oneOf({ type: 'time-up' }),
      refuse: (s, by, action) =>
        notYours(action.type === 'time-up', by) ?? (action.type === 'put' ? unheld(s, by, [action.card]) : undefined),
      heardBy: (_, by, { type }) => (type === 'put' ? [Number(by)] : 'all'),
      decide(s, _, action) {
        const cards = action.type === 'put' ? [action.card] : held(s, putter(s)).slice(0, 1);
        return [put(putter(s), cards, TRICK, [putter(s)])];
      },
      next: () => [{ type: 'entered', phase: 'doubt' }],
      show: (s) => putter(s),
    }),
    definePhase({
      id: 'doubt',
      actions: z.discriminatedUnion('type', [z.strictObject({ type: z.literal('doubt') }), TIME_UP]),
      // Nobody has to doubt: the window stays open until somebody does or the host closes it.
      turn: (s) =>
        onTable(s).length > 0
          ? { must: [], may: s.active.filter((seat) => seat !== putter(s)), table: 'must' }
          : { must: [], may: [] },
      offers: () => oneOf({ type: 'doubt' }),
      tableOffers: () => oneOf({ type: 'time-up' }),
      refuse: (_, by, { type }) => notYours(type === 'time-up', by),
      decide(s, by) {
        const caught = `caught:${onTable(s).some(isLie) ? putter(s) : by}`;
        const [to, seenBy] = by === 'table' ? ([pileOf(putter(s)), []] as const) : ([caught, 'all'] as const);
        return [{ type: 'moved', cards: onTable(s), from: TRICK, to, seenBy }];
      },
      next: (s) =>
        held(s, putter(s)).length === 0
          ? [{ type: 'ended', end: 'settle' }]
          : [
              { type: 'noted', phase: 'put', notes: after(putter(s), s.active) },
              { type: 'entered', phase: 'put' },
            ],
      show: (s) => putter(s),
    }),
  ],
  read: (s) => rowOf(s, (seat) => s.zones[`caught:${seat}`] ?? []),
  settle: ({ measures = [] }, now) =>
    measures.flatMap((caught, from) =>
      measures.flatMap((_, to) => (to !== from && caught > 0 ? [pay('bluff', from, to, caught, now)] : [])),
    ),
});
