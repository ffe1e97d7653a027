import { z } from 'zod';
import { refusal } from '../../core/refusal.ts';
import { text } from '../../core/text.ts';
import { definePhase, notesOf } from '../../kernel/phase.ts';
import type { Event, State } from '../../kernel/types.ts';
import { afterDealer, dealEach, held, laid, pack, points, probe, rowOf, unheld, valueOf } from './probe.ts';

/** How many seats have acted in a phase. */
const done = (s: State, phase: string): number => notesOf(s, phase, 0);
const turnIn = (s: State, phase: string) => ({ must: s.active.slice(done(s, phase), done(s, phase) + 1), may: [] });
const cardsOf = (type: 'swap' | 'lay') => z.strictObject({ type: z.literal(type), cards: z.array(z.string()) });
const counted = (s: State, phase: string): Event => ({ type: 'noted', phase, notes: done(s, phase) + 1 });

/** Several cards in one action: up to three swapped with the stock in any order, then a hand laid where order counts. */
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
      turn: (s) => turnIn(s, 'swap'),
      offers: (s, seat) => {
        const cards = [...held(s, seat)].sort((a, b) => valueOf(b) - valueOf(a));
        return [{ kind: 'cards', type: 'swap', from: cards, fixed: cards.slice(0, 1), min: 1, max: 3 }];
      },
      refuse(s, by, { cards }) {
        const right = cards.some((card) => valueOf(card) === Math.max(...held(s, by).map(valueOf)));
        return unheld(s, by, cards) ?? (right ? undefined : refusal('highest-stays'));
      },
      heardBy: (_, by) => [Number(by)],
      decide(s, by, { cards }) {
        const hand = `hand:${by}`;
        const drawn = (s.zones['deck'] ?? []).slice(0, cards.length);
        return [
          { type: 'moved', cards, from: hand, to: 'away', seenBy: [Number(by)] },
          { type: 'moved', cards: drawn, from: 'deck', to: hand, seenBy: [Number(by)] },
          counted(s, 'swap'),
        ];
      },
      next: () => [{ type: 'entered', phase: 'lay' }],
      show: (s) => done(s, 'swap'),
    }),
    definePhase({
      id: 'lay',
      actions: cardsOf('lay'),
      turn: (s) => turnIn(s, 'lay'),
      offers: (s, seat) => [
        { kind: 'cards', type: 'lay', from: held(s, seat), fixed: [], min: 2, max: 3, ordered: true },
      ],
      refuse(s, by, { cards }) {
        const right = cards.length === 2 || cards.length === 3;
        return unheld(s, by, cards) ?? (right ? undefined : refusal('wrong-count', String(cards.length)));
      },
      decide: (s, by, { cards }) => [
        { type: 'moved', cards, from: `hand:${by}`, to: `laid:${by}`, seenBy: 'all' },
        counted(s, 'lay'),
      ],
      next: () => [{ type: 'ended', end: 'settle' }],
      show: (s) => done(s, 'lay'),
    }),
  ],
  // A card counts its value times its place.
  read: (s) => {
    const seats = Array.from({ length: s.table }, (_, seat) => laid(s, seat).map(valueOf));
    return rowOf(
      s.table,
      s.dealer,
      seats.map((values) => values.reduce((sum, value, i) => sum + value * (i + 1), 0)),
    );
  },
  settle: ({ measures = [] }, now) =>
    measures.flatMap((mine, to) =>
      measures.flatMap((other, payer) =>
        other < mine ? [{ code: 'exchange', from: payer, to, base: points(mine - other), factors: now.factors }] : [],
      ),
    ),
});
