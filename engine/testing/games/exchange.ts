import { z } from 'zod';
import { DECK } from '#engine/core/card.ts';
import type { Actor } from '#engine/core/seat.ts';
import { text } from '#engine/core/text.ts';
import type { Turn } from '#engine/kernel/deal/action.ts';
import { definePhase, notesOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { refusal } from '../refusal.ts';
import { afterDealer, dealEach, held, laid, pack, pay, probe, put, rowOf, unheld, valueOf } from './probe.ts';

/** The order in which cards are laid: that in which they are named, or the other way round. */
const WAYS = ['up', 'down'] as const;

/** How many seats have acted in a phase. */
const done = (s: State, phase: string): number => notesOf(s, phase, 0);
const oneAfterAnother = (s: State, phase: string): Turn => ({
  must: s.active.slice(done(s, phase)).slice(0, 1),
  may: [],
});
const counted = (s: State, phase: string): Event => ({ type: 'noted', phase, notes: done(s, phase) + 1 });
const cardsOf = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), cards: z.array(z.string()) });
const highestFirst = (s: State, seat: Actor): readonly string[] =>
  [...held(s, seat)].sort((a, b) => valueOf(b) - valueOf(a));

/** Several cards in one action: first some are swapped with the stock in any order, then some are laid in order, with a word how. */
export const EXCHANGE = probe({
  id: 'probe-exchange',
  tables: [2, 3],
  contracts: ['exchange'],
  refusals: {
    'highest-stays': text('Die höchste Karte muss weg.', 'The highest card has to go.'),
    'wrong-count': text('{at} Karten sind nicht erlaubt.', '{at} cards are not allowed.'),
  },
  first: 'swap',
  deck: pack('E', 20),
  active: afterDealer(),
  deal: dealEach(3),
  phases: [
    definePhase({
      id: 'swap',
      actions: cardsOf('swap'),
      turn: (s) => oneAfterAnother(s, 'swap'),
      offers(s, seat) {
        const [highest = '', ...others] = highestFirst(s, seat);
        return [{ kind: 'cards', type: 'swap', from: [highest, ...others], fixed: [highest], min: 1, max: 3 }];
      },
      refuse: (s, by, { cards }) =>
        unheld(s, by, cards) ?? (cards.includes(highestFirst(s, by)[0] ?? '') ? undefined : refusal('highest-stays')),
      heardBy: (_, by) => [Number(by)],
      decide(s, by, { cards }) {
        const drawn = (s.zones[DECK] ?? []).slice(0, cards.length);
        const taken: Event = { type: 'moved', cards: drawn, from: DECK, to: `hand:${by}`, seenBy: [Number(by)] };
        return [put(by, cards, 'away', [Number(by)]), taken, counted(s, 'swap')];
      },
      next: () => [{ type: 'entered', phase: 'lay' }],
      show: (s) => done(s, 'swap'),
    }),
    definePhase({
      id: 'lay',
      actions: cardsOf('lay').extend({ way: z.enum(WAYS) }),
      turn: (s) => oneAfterAnother(s, 'lay'),
      offers: (s, seat) =>
        WAYS.map((way) => {
          const from = held(s, seat);
          return { kind: 'cards', type: 'lay', with: { way }, from, fixed: [], min: 2, max: 3, ordered: true };
        }),
      refuse: (s, by, { cards }) =>
        unheld(s, by, cards) ?? (cards.length < 2 ? refusal('wrong-count', String(cards.length)) : undefined),
      decide: (s, by, { cards, way }) => [
        put(by, way === 'up' ? cards : [...cards].reverse(), `laid:${by}`, 'all'),
        counted(s, 'lay'),
      ],
      next: () => [{ type: 'ended', end: 'settle' }],
      show: (s) => done(s, 'lay'),
    }),
  ],
  // A card counts its value times its position.
  read: (s) => rowOf(s, (seat) => laid(s, seat).flatMap((card, i) => Array.from({ length: i + 1 }, () => card))),
  settle: ({ measures = [] }, now) =>
    measures.flatMap((mine, to) =>
      measures.flatMap((other, from) => (other < mine ? [pay('exchange', from, to, mine - other, now)] : [])),
    ),
});
