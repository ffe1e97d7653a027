import { z } from 'zod';
import { canSee } from '#engine/core/seat.ts';
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
  laid,
  oneOf,
  pack,
  pay,
  probe,
  put,
  rowOf,
  unheld,
  valueOf,
} from './probe.ts';

const CONTRACTS = ['secret-high', 'secret-low'];
const BIDS = CONTRACTS.map((contract) => ({ type: 'bid', contract }));
const spoken = (s: State): number => notesOf(s, 'auction', 0);
const shown = (s: State): readonly number[] => s.active.filter((seat) => laid(s, seat).length > 0);

/**
 * Five at the table, the dealer pauses. The bidder keeps the contract, and an item about it, secret until all have laid a card; if all pass, the
 * hands are put together as they are and dealt again without shuffling.
 */
export const REDEAL = probe({
  id: 'probe-redeal',
  tables: [5],
  contracts: CONTRACTS,
  bonuses: CONTRACTS,
  refusals: { 'no-such-contract': text('Das Spiel {at} gibt es nicht.', 'There is no contract {at}.') },
  first: 'auction',
  deck: pack('P', 12),
  active: afterDealer(1),
  redealtByNext: true,
  deal: dealEach(3),
  face: ({ contract, ...others }, s, viewer) =>
    s.end !== null || canSee([others.declarer], viewer) ? { contract, ...others } : others,
  seenItem: (item, s, viewer) => (s.end !== null || canSee([item.by], viewer) ? item : undefined),
  phases: [
    definePhase({
      id: 'auction',
      actions: z.strictObject({ type: z.enum(['pass', 'bid']), contract: z.string().exactOptional() }),
      turn: (s) => ({ must: s.games.length > 0 ? [] : s.active.slice(spoken(s)).slice(0, 1), may: [] }),
      offers: () => oneOf({ type: 'pass' }, ...BIDS),
      refuse: (_, __, { type, contract }) =>
        (type === 'pass' ? contract === undefined : CONTRACTS.includes(contract ?? ''))
          ? undefined
          : refusal('no-such-contract', String(contract)),
      heardBy: (_, by, { type }) => (type === 'pass' ? 'all' : [Number(by)]),
      decide: (s, by, { contract }) =>
        contract === undefined
          ? [{ type: 'noted', phase: 'auction', notes: spoken(s) + 1 }]
          : [
              { type: 'games', games: [{ declarer: Number(by), contract, with: {} }] },
              {
                type: 'items',
                items: [{ about: contract, stage: 'before', by: Number(by), against: [], doublings: [] }],
              },
            ],
      next: (s) =>
        s.games.length > 0
          ? [{ type: 'entered', phase: 'show' }]
          : [{ type: 'ended', end: { redeal: 'next-dealer', deck: s.active.flatMap((seat) => held(s, seat)) } }],
      show: (s) => spoken(s),
    }),
    definePhase({
      id: 'show',
      actions: cardAction('show'),
      turn: (s) => ({ must: s.active.slice(shown(s).length).slice(0, 1), may: [] }),
      offers: (s, seat) => eachCard(s, seat, 'show'),
      refuse: (s, by, { card }) => unheld(s, by, [card]),
      decide: (_, by, { card }) => [put(by, [card], `laid:${by}`, 'all')],
      next: () => [{ type: 'ended', end: 'settle' }],
      show: (s) => shown(s),
    }),
  ],
  read(s) {
    const values = s.active.flatMap((seat) => laid(s, seat)).map(valueOf);
    const best = { 'secret-high': Math.max(...values), 'secret-low': Math.min(...values) };
    const games = s.games.map((game) => {
      const isMade = laid(s, game.declarer)
        .map(valueOf)
        .includes(best[game.contract as keyof typeof best]);
      return { ...game, result: isMade ? ('made' as const) : ('lost' as const) };
    });
    const result = games[0]?.result ?? 'draw';
    return { ...rowOf(s, () => []), games, items: s.items.map((item) => ({ ...item, result })) };
  },
  settle: ({ table, dealer, games }, now) =>
    games.flatMap(({ declarer, contract, result }) =>
      afterDealer(1)(table, dealer)
        .filter((seat) => seat !== declarer)
        .map((seat) =>
          result === 'made' ? pay(contract, seat, declarer, 2, now) : pay(contract, declarer, seat, 2, now),
        ),
    ),
});
