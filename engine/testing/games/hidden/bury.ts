import { z } from 'zod';
import { type Card, handOf } from '#engine/core/card.ts';
import { canSee } from '#engine/core/seat.ts';
import { defineSeatPhase, notesOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { refusal } from '#engine/testing/refusal.ts';
import { held, unheld } from '../probe.ts';
import { nextTo } from './cards.ts';

const ID = 'bury';
/** Cards that everybody buries, and how many of them may be meant for the next. */
const BURIED = 2;
const ACTION = z.strictObject({
  type: z.literal('bury'),
  cards: z.array(z.string()),
  passed: z.int().min(0).max(BURIED),
});

/** Of each seat in the order of play, how many of the buried cards it has passed on. */
export const passedIn = (s: State): readonly number[] => notesOf<readonly number[]>(s, ID, []);
const buriedBy = (seat: number): string => `buried:${seat}`;

/** Everybody buries two cards and says in secret how many of them, counted from the first, are passed on to the next. */
export const bury = defineSeatPhase<z.infer<typeof ACTION>>({
  id: ID,
  actions: ACTION,
  turn: (s) => ({ must: s.active.slice(passedIn(s).length).slice(0, 1), may: [] }),
  offers: (s, seat) =>
    [0, 1, BURIED].map((passed) => ({
      ...({ kind: 'cards', type: 'bury', with: { passed } } as const),
      ...{ from: held(s, seat), fixed: [], min: BURIED, max: BURIED, ordered: true as const },
    })),
  refuse: (s, seat, { cards }) =>
    unheld(s, seat, cards) ?? (cards.length === BURIED ? undefined : refusal('wrong-count', String(cards.length))),
  heardBy: (_, by) => [Number(by)],
  overheard: (_, __, { type }) => ({ type }),
  decide: (s, seat, { cards, passed }) => [
    { type: 'moved', cards, from: handOf(seat), to: buriedBy(seat), seenBy: [seat] },
    { type: 'noted', phase: ID, notes: [...passedIn(s), passed] },
  ],
  next: () => [{ type: 'entered', phase: 'bluff' }],
  show: (s, viewer) => passedIn(s).map((passed, i) => (canSee(s.active.slice(i, i + 1), viewer) ? passed : null)),
});

/** Cards that count for a seat in the end: its own buried ones and those that the seat before has passed on. */
export function buriedFor(s: State, seat: number): readonly Card[] {
  return s.active.flatMap((by, i) => {
    const passed = passedIn(s)[i] ?? 0;
    const cards = s.zones[buriedBy(by)] ?? [];
    return [...(by === seat ? cards.slice(passed) : []), ...(nextTo(s, by) === seat ? cards.slice(0, passed) : [])];
  });
}
