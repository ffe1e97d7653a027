import { z } from 'zod';
import { refusal } from '../../core/refusal.ts';
import { hears } from '../../core/seat.ts';
import { text } from '../../core/text.ts';
import { definePhase, notesOf } from '../../kernel/phase.ts';
import type { State } from '../../kernel/types.ts';
import { afterDealer, dealEach, eachCard, held, laid, pack, points, probe, rowOf, unheld, valueOf } from './probe.ts';

const CONTRACTS = ['secret-high', 'secret-low'];
const spoken = (s: State): number => notesOf(s, 'auction', 0);
const shown = (s: State): readonly number[] => s.active.filter((seat) => laid(s, seat).length > 0);

/**
 * Five at the table, the dealer pauses. Whoever bids keeps his contract to himself until all have laid a card; if all
 * pass, the hands are put together as they are and dealt again without shuffling.
 */
export const REDEAL = probe({
  id: 'probe-redeal',
  tables: [5],
  contracts: CONTRACTS,
  refusals: {
    'no-such-contract': text('Den Vertrag {at} gibt es nicht.', 'There is no contract {at}.'),
  },
  first: 'auction',
  deck: pack('P', 12),
  active: afterDealer(1),
  deal: dealEach(3),
  face: (game, s, viewer) => {
    const { contract: _hidden, ...rest } = game;
    return s.end !== null || hears([game.declarer], viewer) ? game : rest;
  },
  phases: [
    definePhase({
      id: 'auction',
      actions: z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('pass') }),
        z.strictObject({ type: z.literal('bid'), contract: z.string() }),
      ]),
      turn: (s) => ({ must: s.games.length > 0 ? [] : s.active.slice(spoken(s), spoken(s) + 1), may: [] }),
      offers: () => [
        { kind: 'one-of', actions: [{ type: 'pass' }, ...CONTRACTS.map((contract) => ({ type: 'bid', contract }))] },
      ],
      refuse: (_, __, action) =>
        action.type === 'pass' || CONTRACTS.includes(action.contract)
          ? undefined
          : refusal('no-such-contract', action.contract),
      heardBy: (_, by, action) => (action.type === 'pass' ? 'all' : [Number(by)]),
      decide: (s, by, action) =>
        action.type === 'pass'
          ? [{ type: 'noted', phase: 'auction', notes: spoken(s) + 1 }]
          : [{ type: 'games', games: [{ declarer: Number(by), contract: action.contract, with: {} }] }],
      next: (s) =>
        s.games.length > 0
          ? [{ type: 'entered', phase: 'show' }]
          : [{ type: 'ended', end: { redeal: 'next-dealer', deck: s.active.flatMap((seat) => held(s, seat)) } }],
      show: (s) => spoken(s),
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
      next: () => [{ type: 'ended', end: 'settle' }],
      show: (s) => shown(s),
    }),
  ],
  read(s) {
    const game = s.games[0] ?? { declarer: 0, contract: '', with: {} };
    const values = s.active.flatMap((seat) => laid(s, seat)).map(valueOf);
    const best = game.contract === 'secret-high' ? Math.max(...values) : Math.min(...values);
    const made = laid(s, game.declarer).map(valueOf).includes(best);
    const row = rowOf(s.table, s.dealer, [], { active: s.active });
    return { ...row, games: [{ ...game, result: made ? 'made' : 'lost' }] };
  },
  settle: ({ games, notes }, now) =>
    games.flatMap(({ declarer, contract, result }) =>
      (notes['active'] as readonly number[])
        .filter((seat) => seat !== declarer)
        .map((seat) => {
          const [from, to] = result === 'made' ? [seat, declarer] : [declarer, seat];
          return { code: contract, from, to, base: points(2), factors: now.factors };
        }),
    ),
});
