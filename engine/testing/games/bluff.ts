import { z } from 'zod';
import { handOf, pileOf, TRICK } from '../../core/card.ts';
import { refusal } from '../../core/refusal.ts';
import { after } from '../../core/seat.ts';
import { text } from '../../core/text.ts';
import { definePhase, notesOf } from '../../kernel/phase.ts';
import type { Event, State } from '../../kernel/types.ts';
import { afterDealer, dealEach, eachCard, held, pack, points, probe, rowOf, unheld, valueOf } from './probe.ts';

/** Who puts a card now. */
const putter = (s: State): number => notesOf(s, 'put', s.active[0] ?? 0);
const said = (s: State): string => notesOf(s, 'say', '');
const CLAIMS = ['small', 'big'];
/** Cards up to six are small, the rest big. */
const truth = (card: string): string => (valueOf(card) <= 6 ? 'small' : 'big');
const move = (s: State, to: string, seenBy: 'all' | readonly number[]): Event => {
  const cards = s.zones[TRICK] ?? [];
  return { type: 'moved', cards, from: TRICK, to, seenBy };
};
/** The next seat puts a card, unless the last one has got rid of all his. */
const goOn = (s: State): readonly Event[] =>
  held(s, putter(s)).length === 0
    ? [{ type: 'ended', end: 'settle' }]
    : [
        { type: 'noted', phase: 'put', notes: after(putter(s), s.active) },
        { type: 'entered', phase: 'put' },
      ];

/** Cards put face down with a claim that may be a lie; anybody may doubt it until the clock runs out. */
export const BLUFF = probe({
  id: 'probe-bluff',
  tables: [3],
  contracts: ['bluff'],
  refusals: {
    'wrong-speaker': text('Das steht {at} nicht zu.', 'That is not for {at} to say.'),
  },
  first: 'put',
  deck: pack('B', 12),
  active: afterDealer(),
  deal: dealEach(4),
  phases: [
    definePhase({
      id: 'put',
      actions: z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('put'), card: z.string() }),
        z.strictObject({ type: z.literal('time-up') }),
      ]),
      turn: (s) => (s.zones[TRICK]?.length ? { must: [], may: [] } : { must: [putter(s)], may: [], table: 'may' }),
      offers: (s, seat) => eachCard(s, seat, 'put'),
      tableOffers: () => [{ kind: 'one-of', actions: [{ type: 'time-up' }] }],
      refuse(s, by, action) {
        if ((action.type === 'time-up') !== (by === 'table')) return refusal('wrong-speaker', String(by));
        return action.type === 'put' ? unheld(s, by, [action.card]) : undefined;
      },
      heardBy: (_, by, action) => (action.type === 'put' ? [Number(by)] : 'all'),
      decide(s, _, action) {
        const seat = putter(s);
        const card = action.type === 'put' ? action.card : (held(s, seat)[0] ?? '');
        return [{ type: 'moved', cards: [card], from: handOf(seat), to: TRICK, seenBy: [seat] }];
      },
      next: () => [{ type: 'entered', phase: 'say' }],
      show: (s) => ({ putter: putter(s) }),
    }),
    definePhase({
      id: 'say',
      actions: z.strictObject({ type: z.literal('say'), claim: z.enum(CLAIMS) }),
      turn: (s) => ({ must: said(s) === '' ? [putter(s)] : [], may: [] }),
      offers: () => [{ kind: 'one-of', actions: CLAIMS.map((claim) => ({ type: 'say', claim })) }],
      refuse: () => undefined,
      decide: (_, __, { claim }) => [{ type: 'noted', phase: 'say', notes: claim }],
      next: () => [{ type: 'entered', phase: 'doubt' }],
      show: (s) => said(s),
    }),
    definePhase({
      id: 'doubt',
      actions: z.strictObject({ type: z.enum(['doubt', 'time-up']) }),
      // Nobody has to doubt: the window stands open until somebody does or the host closes it.
      turn: (s) =>
        s.zones[TRICK]?.length
          ? { must: [], may: s.active.filter((seat) => seat !== putter(s)), table: 'must' }
          : { must: [], may: [] },
      offers: () => [{ kind: 'one-of', actions: [{ type: 'doubt' }] }],
      tableOffers: () => [{ kind: 'one-of', actions: [{ type: 'time-up' }] }],
      refuse: (_, by, { type }) =>
        (type === 'time-up') === (by === 'table') ? undefined : refusal('wrong-speaker', String(by)),
      decide(s, by) {
        if (by === 'table') return [move(s, pileOf(putter(s)), [])];
        const lied = (s.zones[TRICK] ?? []).some((card) => truth(card) !== said(s));
        return [move(s, `caught:${lied ? putter(s) : by}`, 'all')];
      },
      next: (s) => [{ type: 'noted', phase: 'say', notes: '' }, ...goOn(s)],
      show: (s) => said(s),
    }),
  ],
  read: (s) =>
    rowOf(
      3,
      s.dealer,
      [0, 1, 2].map((seat) => s.zones[`caught:${seat}`]?.length ?? 0),
    ),
  settle: ({ measures = [] }, now) =>
    measures.flatMap((caught, from) =>
      [0, 1, 2]
        .filter((to) => to !== from && caught > 0)
        .map((to) => ({ code: 'bluff', from, to, base: points(caught), factors: now.factors })),
    ),
});
