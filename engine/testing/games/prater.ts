import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { pileOf } from '#engine/core/card.ts';
import { text } from '#engine/core/text.ts';
import { definePhase, notesOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { TRICKS, tricksOf } from '#engine/phases/trick.ts';
import { tricks } from '#engine/phases/tricks.ts';
import { refusal } from '../refusal.ts';
import {
  afterDealer,
  cardAction,
  eachCard,
  held,
  highestIn,
  laid,
  oneOf,
  pack,
  pay,
  probe,
  put,
  rowOf,
  unheld,
} from './probe.ts';

/** The trick after which everybody lays a card away. */
const PAUSE_AFTER = 1;
/** What nobody who has more of says any more. */
const MOST_WORDS = 2;

const words = (s: State, seat: number): number => notesOf<readonly number[]>(s, 'words', [])[seat] ?? 0;
const hasLaid = (s: State, seat: number): boolean => laid(s, seat).length > 0;

/**
 * Tricks as few games have them: the hands are of unequal size, so who has no cards is passed over; others may call out
 * while somebody has to play; after a trick everybody lays a card away; and after the last one there is a last word.
 */
export const PRATER = probe({
  id: 'probe-prater',
  tables: [3, 4],
  contracts: ['prater'],
  refusals: {
    'card-not-in-hand': text('Diese Karte liegt nicht in dieser Hand.', 'That card is not in this hand.'),
    'said-enough': text('Das ist oft genug gerufen ({at}).', 'That was called often enough ({at}).'),
  },
  first: TRICKS,
  // They can be drawn, as the page draws its tarocks.
  deck: pack('T', 14),
  active: afterDealer(),
  // 2, 3, 4 (and 5) cards.
  deal: (deck, active) =>
    active.map((seat, i) => {
      const first = (i * (i + 3)) / 2;
      return {
        type: 'moved',
        cards: deck.slice(first, first + 2 + i),
        from: 'deck',
        to: `hand:${seat}`,
        seenBy: [seat],
      };
    }),
  phases: [
    tricks({
      refusal: (code) => refusal(code),
      leader: (s) => must(s.active[0], 'forehand'),
      legal: () => ({ single: [] }),
      winner: (_, plays) => highestIn(plays.flat()),
      inTrick: (s) => s.active.filter((seat) => held(s, seat).length > 0),
      pause: (_, number) => (number === PAUSE_AFTER ? 'away' : undefined),
      next: () => [{ type: 'entered', phase: 'last-word' }],
      asides: [
        {
          actions: z.strictObject({ type: z.literal('call-out') }),
          may: (s, turn) => s.active.filter((seat) => seat !== turn && words(s, seat) < MOST_WORDS),
          offers: () => oneOf({ type: 'call-out' }),
          refuse: (s, seat) => (words(s, seat) < MOST_WORDS ? undefined : refusal('said-enough', String(seat))),
          decide: (s, seat) => {
            const all = Array.from({ length: s.table }, (_, i) => words(s, i) + Number(i === seat));
            return [{ type: 'noted', phase: 'words', notes: all }];
          },
        },
      ],
    }),
    definePhase({
      id: 'away',
      actions: cardAction('away'),
      turn: (s) => ({ must: s.active.filter((seat) => !hasLaid(s, seat) && held(s, seat).length > 0), may: [] }),
      offers: (s, seat) => eachCard(s, seat, 'away'),
      refuse: (s, by, { card }) => unheld(s, by, [card]),
      heardBy: (_, by) => [Number(by)],
      decide: (_, by, { card }) => [put(by, [card], `laid:${by}`, [Number(by)])],
      next: () => [{ type: 'entered', phase: TRICKS }],
      show: () => null,
    }),
    definePhase({
      id: 'last-word',
      actions: z.strictObject({ type: z.literal('amen') }),
      turn: (s) => ({ must: notesOf<boolean>(s, 'last-word', false) ? [] : s.active.slice(0, 1), may: [] }),
      offers: () => oneOf({ type: 'amen' }),
      refuse: () => undefined,
      decide: () => [{ type: 'noted', phase: 'last-word', notes: true }],
      next: () => [{ type: 'ended', end: 'settle' }],
      show: () => null,
    }),
  ],
  read: (s) => ({
    ...rowOf(s, (seat) => s.zones[pileOf(seat)] ?? []),
    counts: {
      tricks: Array.from({ length: s.table }, (_, seat) => tricksOf(s).filter((one) => one.winner === seat).length),
    },
  }),
  settle: ({ counts }, now) => {
    const won = counts?.['tricks'] ?? [];
    const best = won.indexOf(Math.max(...won));
    return won.flatMap((_, from) => (from === best ? [] : [pay('prater', from, best, 1, now)]));
  },
});
