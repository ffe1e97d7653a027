import { type Card, handOf } from '#engine/core/card.ts';
import { pick, type Rng, shuffled } from '#engine/core/rng.ts';
import { DECK_54, KINGS, TRULL } from '#engine/decks/deck-54.ts';
import type { Stack } from './stack.ts';

/* Hands that make rare outcomes likely. */

const tarocks = (from: number, to: number): readonly Card[] =>
  Array.from({ length: from - to + 1 }, (_, i) => `T${from - i}`);

const forehand =
  (cards: (rng: Rng) => readonly Card[]): Stack =>
  (active, rng) => ({ [handOf(active[0] ?? 0)]: cards(rng) });

const LOW = DECK_54.filter((card) => !card.startsWith('T') && /[1-47-9]$|10$/.test(card));

export const HANDS = {
  /** The highest tarocks and the birds: wins everything and makes every bird. */
  birds: forehand(() => [...tarocks(22, 17), ...tarocks(6, 1)]),
  /** The highest tarocks and kings. */
  kings: forehand(() => [...tarocks(22, 14), 'CK', 'SK', 'HK']),
  fourKings: forehand(() => [...tarocks(22, 15), ...KINGS]),
  trull: forehand(() => [...TRULL, ...tarocks(20, 12)]),
  /** The highest cards of three suits in sequence: wins every trick of a Farbenspiel. */
  suits: forehand(() => ['CK', 'CQ', 'CN', 'CJ', 'SK', 'SQ', 'SN', 'SJ', 'HK', 'HQ', 'HN', 'HJ']),
  /** The same with one card of the fourth suit instead of a king. */
  fourSuits: forehand(() => ['CK', 'CQ', 'CN', 'SK', 'SQ', 'SN', 'HK', 'HQ', 'HN', 'DK', 'DQ', 'DN']),
  /** All birds among the lowest cards: nothing succeeds. */
  weakBirds: forehand((rng) => [...tarocks(6, 1), ...shuffled(LOW, rng).slice(0, 6)]),
  /** Hardly a trick. */
  weak: forehand((rng) => shuffled(LOW, rng).slice(0, 12)),
  /** One king lies in the talon, the others with forehand. */
  kingInTalon: (active, rng) => {
    const lying = pick(KINGS, rng);
    const others = KINGS.filter((king) => king !== lying);
    return { 'talon:0': [lying], [handOf(active[0] ?? 0)]: [...others, 'T1', 'T2', 'T3'] };
  },
  twoKingsInTalon: (active) => ({ 'talon:0': ['CK', 'SK'], [handOf(active[0] ?? 0)]: ['HK', 'DK', 'T1', 'T2', 'T3'] }),
  /** Nothing but tarocks, so that some must be discarded. */
  onlyTarocks: forehand(() => [...tarocks(16, 7), 'T2', 'CK']),
  onlySuits: forehand(() => ['CQ', 'CN', 'CJ', 'C10', 'SQ', 'SN', 'SJ', 'S10', 'HQ', 'HN', 'HJ', 'CK']),
  /** The Trull cards in three different hands. */
  trullApart: (active) => ({
    [handOf(active[0] ?? 0)]: ['T22', 'T20', 'T19'],
    [handOf(active[1] ?? 1)]: ['T21', 'T18'],
    [handOf(active[2] ?? 2)]: ['T1'],
  }),
} as const satisfies Readonly<Record<string, Stack>>;
