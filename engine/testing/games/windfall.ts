import { z } from 'zod';
import { handOf } from '#engine/core/card.ts';
import { text } from '#engine/core/text.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { definePhase, notesOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { refusal } from '../refusal.ts';
import { afterDealer, dealEach, held, oneOf, pack, pay, probe, rowOf } from './probe.ts';

const HAND = 6;
const DECK = pack('W', 4 * HAND);
/** The cards with which a windfall may be bid: one shuffled hand in 134,596 is dealt them. */
const WINDFALL_HAND = DECK.slice(-HAND);

const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('bid'), contract: z.enum(['even', 'windfall']) }),
]);
const asked = (s: State): number => notesOf(s, 'bid', 0);
const hasFallen = (s: State, seat: number): boolean => WINDFALL_HAND.every((card) => held(s, seat).includes(card));
const bids = (s: State, seat: number): readonly Action[] =>
  ['even', ...(hasFallen(s, seat) ? ['windfall'] : [])].map((contract) => ({ type: 'bid', contract }) as Action);

/** Whoever bids first has won: one point from each for an even game, five for one that hardly anybody is ever dealt. */
export const WINDFALL = probe({
  id: 'probe-windfall',
  tables: [3],
  contracts: ['even', 'windfall'],
  refusals: { 'no-windfall': text('Dazu fehlen die Karten.', 'The cards for it are missing.') },
  first: 'bid',
  rare: { windfall: (active) => ({ [handOf(active[0] ?? 0)]: WINDFALL_HAND }) },
  deck: DECK,
  active: afterDealer(),
  deal: dealEach(HAND),
  phases: [
    definePhase({
      id: 'bid',
      actions: ACTION,
      turn: (s) => ({ must: s.games.length > 0 ? [] : s.active.slice(asked(s), asked(s) + 1), may: [] }),
      offers: (s, seat) => oneOf({ type: 'pass' }, ...bids(s, seat)),
      refuse: (s, by, action) =>
        action.type === 'bid' && action.contract === 'windfall' && !hasFallen(s, Number(by))
          ? refusal('no-windfall', action.contract)
          : undefined,
      decide: (s, by, action) =>
        action.type === 'pass'
          ? [{ type: 'noted', phase: 'bid', notes: asked(s) + 1 }]
          : [{ type: 'games', games: [{ declarer: Number(by), contract: action.contract, with: {} }] }],
      next: () => [{ type: 'ended', end: 'settle' }],
      show: (s) => asked(s),
    }),
  ],
  read: (s) => ({ ...rowOf(s, () => []), games: s.games.map((game) => ({ ...game, result: 'made' })) }),
  settle: ({ table, games }, now) =>
    games.flatMap(({ declarer, contract }) =>
      Array.from({ length: table }, (_, seat) => seat)
        .filter((seat) => seat !== declarer)
        .map((seat) => pay(contract, seat, declarer, contract === 'windfall' ? 5 : 1, now)),
    ),
});
