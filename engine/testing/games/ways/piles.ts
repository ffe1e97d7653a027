import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf, pileOf, TRICK } from '#engine/core/card.ts';
import { after, type Seat } from '#engine/core/seat.ts';
import { text } from '#engine/core/text.ts';
import { defineSeatPhase, notesOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { afterDealer, dealEach, held, pay, probe, unheld } from '../probe.ts';
import { packOf, rowOf, TABLE } from './cards.ts';
import { groupIn, PLAY, type Wording, wordsOf } from './words.ts';

const CARDS = ['CK', 'CQ', 'C10', 'C9', 'HK', 'HQ', 'H1', 'H4', 'DK', 'DQ', 'D1', 'D4'];
const HAND = CARDS.length / TABLE;
const ID = 'piles';
const ADD = z.strictObject({ type: z.literal('add'), card: z.string() });

const pileIn = (s: State): readonly Card[] => s.zones[TRICK] ?? [];
const turnIn = (s: State): Seat => notesOf<number>(s, ID, must(s.active[0], 'forehand'));
/** King and queen lie one on the other. */
const isPair = (one: Card, other: Card): boolean =>
  [one, other]
    .map((card) => card.at(-1))
    .sort()
    .join('') === 'KQ';

const SAID: Readonly<Record<string, Wording>> = { add: PLAY };

/** Onto a pile, round and round, until king and queen lie one on the other: whoever put the second takes it (reform §7.3). */
export const PILES = probe({
  id: 'probe-piles',
  tables: [TABLE],
  contracts: ['piles'],
  first: ID,
  deck: CARDS,
  pack: packOf(CARDS),
  active: afterDealer(),
  deal: dealEach(HAND),
  phases: [
    defineSeatPhase<z.infer<typeof ADD>>({
      id: ID,
      actions: ADD,
      turn: (s) => ({ must: held(s, turnIn(s)).length > 0 ? [turnIn(s)] : [], may: [] }),
      offers: (s, seat) => [{ kind: 'one-of', actions: held(s, seat).map((card) => ({ type: 'add', card })) }],
      refuse: (s, seat, { card }) => unheld(s, seat, [card]),
      decide(s, seat, { card }): readonly Event[] {
        const top = pileIn(s).at(-1);
        const takes = top !== undefined && isPair(top, card);
        return [
          { type: 'moved', cards: [card], from: handOf(seat), to: TRICK, seenBy: 'all' },
          ...(takes
            ? [{ type: 'moved', cards: [...pileIn(s), card], from: TRICK, to: pileOf(seat), seenBy: 'all' } as const]
            : []),
          { type: 'noted', phase: ID, notes: after(seat, s.active) },
        ];
      },
      next: () => [{ type: 'ended', end: 'settle' }],
      show: () => null,
    }),
  ],
  read: (s) => rowOf(s, (seat) => s.zones[pileOf(seat)] ?? []),
  settle: ({ counts }, now) => {
    const cards = counts?.['cards'] ?? [];
    return cards.flatMap((mine, to) =>
      cards.flatMap((other, from) => (other < mine ? [pay('piles', from, to, mine - other, now)] : [])),
    );
  },
  groupOf: groupIn(SAID),
  words: () =>
    wordsOf(text('Wald und Wiese', 'Wald und Wiese'), SAID, {
      played: ID,
      places: (places) =>
        places.map((place) => (place.zone === TRICK ? { ...place, name: text('Haufen', 'Pile'), as: 'pile' } : place)),
    }),
});
