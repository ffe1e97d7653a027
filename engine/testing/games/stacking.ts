import { z } from 'zod';
import { text } from '#engine/core/text.ts';
import { definePhase } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { refusal } from '../refusal.ts';
import { afterDealer, dealEach, held, laid, oneOf, pack, pay, probe, put, rowOf, unheld } from './probe.ts';

const HAND = 3;
const open = (s: State): readonly number[] => s.active.filter((seat) => laid(s, seat).length === 0);
/** The hands in the order in which they were laid on each other: the dealer's on top. */
const stacked = (s: State): readonly string[] => [...s.active].reverse().flatMap((seat) => laid(s, seat));

/**
 * Forehand plays, and whoever holds the highest card wins a point of each; or has the cards put together: all order their hands at
 * once, unseen by the others, the dealer's left neighbour cuts, and the same dealer deals them again without shuffling.
 */
export const STACKING = probe({
  id: 'probe-stacking',
  tables: [4],
  contracts: ['stacking'],
  refusals: { 'no-cut': text('So kann man nicht abheben: {at}.', 'This is no cut: {at}.') },
  first: 'choose',
  deck: pack('S', 4 * HAND),
  active: afterDealer(),
  deal: dealEach(HAND),
  phases: [
    definePhase({
      id: 'choose',
      actions: z.strictObject({ type: z.enum(['pass', 'play']) }),
      turn: (s) => ({ must: 'choose' in s.notes ? [] : s.active.slice(0, 1), may: [] }),
      offers: () => oneOf({ type: 'pass' }, { type: 'play' }),
      refuse: () => undefined,
      decide: (_, __, { type }) => [{ type: 'noted', phase: 'choose', notes: type }],
      next: (s) =>
        s.notes['choose'] === 'play' ? [{ type: 'ended', end: 'settle' }] : [{ type: 'entered', phase: 'order' }],
      show: () => null,
    }),
    definePhase({
      id: 'order',
      actions: z.strictObject({ type: z.literal('lay'), cards: z.array(z.string()).length(HAND) }),
      turn: (s) => ({ must: open(s), may: [] }),
      offers: (s, seat) => [
        { kind: 'cards', type: 'lay', from: held(s, seat), fixed: held(s, seat), min: HAND, max: HAND, ordered: true },
      ],
      refuse: (s, by, { cards }) => unheld(s, by, cards),
      heardBy: (_, by) => [Number(by)],
      decide: (_, by, { cards }) => [put(by, cards, `laid:${by}`, [Number(by)])],
      next: () => [{ type: 'entered', phase: 'cut' }],
      show: () => null,
    }),
    definePhase({
      id: 'cut',
      actions: z.strictObject({ type: z.literal('cut'), count: z.int() }),
      turn: (s) => ({ must: 'cut' in s.notes ? [] : s.active.slice(-2, -1), may: [] }),
      offers: (s) =>
        oneOf(
          ...stacked(s)
            .slice(1)
            .map((_, i) => ({ type: 'cut', count: i + 1 })),
        ),
      refuse: (s, _, { count }) =>
        count > 0 && count < stacked(s).length ? undefined : refusal('no-cut', String(count)),
      decide: (_, __, { count }) => [{ type: 'noted', phase: 'cut', notes: count }],
      next: (s) => {
        const cards = stacked(s);
        const count = Number(s.notes['cut']);
        return [
          { type: 'ended', end: { redeal: 'same-dealer', deck: [...cards.slice(count), ...cards.slice(0, count)] } },
        ];
      },
      show: () => null,
    }),
  ],
  read: (s) => rowOf(s, (seat) => held(s, seat)),
  settle({ measures = [] }, now) {
    const winner = measures.indexOf(Math.max(...measures));
    return measures.flatMap((_, from) => (from === winner ? [] : [pay('stacking', from, winner, 1, now)]));
  },
});
