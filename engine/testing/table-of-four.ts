import { z } from 'zod';
import { definePhase, notesOf } from '../kernel/deal/phase.ts';
import type { State } from '../kernel/deal/state.ts';
import { afterDealer, dealEach, eachCard, laid, pack, pay, probe, rowOf, unheld } from './games/probe.ts';
import { refusal } from './refusal.ts';

const asked = (s: State): number => notesOf(s, 'open', 0);
const shown = (s: State): readonly number[] => s.active.filter((seat) => laid(s, seat).length > 0);
const doubt = (s: State): string => notesOf(s, 'doubt', '');
const one = (type: string): readonly { kind: 'one-of'; actions: readonly { type: string }[] }[] => [
  { kind: 'one-of', actions: [{ type }] },
];

/**
 * A short game for four with everything a host must cope with: four passes are a redeal by the next dealer, and at the end
 * anybody may doubt until the table's clock runs out. The highest card wins one point from each, two if doubted.
 */
export const TABLE_OF_FOUR = probe({
  id: 'probe-four',
  tables: [4],
  contracts: ['high'],
  first: 'open',
  deck: pack('F', 8),
  active: afterDealer(),
  redealtByNext: true,
  deal: dealEach(2),
  phases: [
    definePhase({
      id: 'open',
      actions: z.strictObject({ type: z.enum(['pass', 'open']) }),
      turn: (s) => ({ must: s.games.length > 0 ? [] : s.active.slice(asked(s), asked(s) + 1), may: [] }),
      offers: () => [{ kind: 'one-of', actions: [{ type: 'pass' }, { type: 'open' }] }],
      refuse: () => undefined,
      decide: (s, by, { type }) =>
        type === 'pass'
          ? [{ type: 'noted', phase: 'open', notes: asked(s) + 1 }]
          : [{ type: 'games', games: [{ declarer: Number(by), contract: 'high', with: {} }] }],
      next: (s) =>
        s.games.length > 0 ? [{ type: 'entered', phase: 'show' }] : [{ type: 'ended', end: { redeal: 'next-dealer' } }],
      show: (s) => asked(s),
    }),
    definePhase({
      id: 'show',
      actions: z.strictObject({ type: z.literal('show'), card: z.string() }),
      turn: (s) => ({ must: s.active.slice(shown(s).length, shown(s).length + 1), may: [] }),
      offers: (s, seat) => eachCard(s, seat, 'show'),
      refuse: (s, by, { card }) => unheld(s, by, [card]),
      decide: (_, by, { card }) => [
        { type: 'moved', cards: [card], from: `hand:${by}`, to: `laid:${by}`, seenBy: 'all' },
      ],
      next: () => [{ type: 'entered', phase: 'doubt' }],
      show: (s) => shown(s),
    }),
    definePhase({
      id: 'doubt',
      actions: z.strictObject({ type: z.enum(['doubt', 'time-up']) }),
      turn: (s) => (doubt(s) === '' ? { must: [], may: s.active, table: 'must' } : { must: [], may: [] }),
      offers: () => one('doubt'),
      tableOffers: () => one('time-up'),
      refuse: (_, by, { type }) =>
        (type === 'time-up') === (by === 'table') ? undefined : refusal('not-held', String(by)),
      decide: (_, __, { type }) => [{ type: 'noted', phase: 'doubt', notes: type }],
      next: () => [{ type: 'ended', end: 'settle' }],
      show: () => null,
    }),
  ],
  read: (s) => ({ ...rowOf(s, (seat) => laid(s, seat)), notes: { doubted: doubt(s) === 'doubt' } }),
  settle({ measures = [], notes }, now) {
    const winner = measures.indexOf(Math.max(...measures));
    return [0, 1, 2, 3]
      .filter((seat) => seat !== winner)
      .map((from) => pay('high', from, winner, notes['doubted'] === true ? 2 : 1, now));
  },
});
