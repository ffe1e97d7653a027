import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ZERO } from '#engine/core/rational.ts';
import { refusing } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { evolve } from '#engine/kernel/deal/evolve.ts';
import { notesOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { itemOf } from '#engine/kernel/score.ts';
import { isOwners, stepFault } from './steps.ts';
import { GOOD, opening, talk, type Turns } from './talk.ts';

const refusal = refusing<string>('family:test');

const BEGUN: State = {
  ...{ table: 4, active: [1, 2, 3, 0], dealer: 0, now: { deal: 1, factors: [], pot: ZERO, notes: {} } },
  ...{ zones: {}, known: {}, games: [], items: [], phase: 'talk', end: null, notes: {}, attempts: [], log: [] },
};
const CLAIM = z.strictObject({ type: z.literal('claim'), bonus: z.enum(['sun', 'moon']) });
type Claim = z.infer<typeof CLAIM>;
type Heard = Turns & { readonly heard: readonly string[]; readonly isOpen: boolean };

/** Seat 2 opens; each bonus is claimed once. */
const talking = (firstCounts: boolean, isOpen?: () => boolean) => {
  const memory = (s: State) => notesOf<Heard>(s, 'talk', { ...opening(2), heard: [], isOpen: false });
  return talk<Claim, Heard, 'talk'>({
    ...{ id: 'talk', actions: z.union([GOOD, CLAIM]), goods: 3, firstCounts, memory, ...(isOpen && { isOpen }) },
    all: () => CLAIM.shape.bonus.options.map((bonus) => ({ type: 'claim', bonus })),
    refuse: (s, _, { bonus }) => (s.items.some(({ about }) => about === bonus) ? refusal('claimed') : undefined),
    say: (s, seat, { bonus }) => ({
      items: [...s.items, itemOf(bonus, 'announced', seat)],
      memory: { ...memory(s), heard: [...memory(s).heard, bonus] },
    }),
    passed: (now) => ({ ...now, isOpen: true }),
    next: () => [{ type: 'ended', end: 'settle' }],
  });
};
type Phase = ReturnType<typeof talking>;

/** Says the words, each by whoever is asked: who that was, and what has become of it. */
function said(phase: Phase, ...words: readonly ('good' | Claim['bonus'])[]) {
  const by: Seat[] = [];
  let s = BEGUN;
  for (const word of words) {
    const [seat = -1] = phase.turn(s).must;
    const action = word === 'good' ? ({ type: word } as const) : ({ type: 'claim', bonus: word } as const);
    expect(phase.refuse(s, seat, action)).toBeUndefined();
    by.push(seat);
    s = evolve(s, ...phase.decide(s, seat, action));
  }
  return { by, s, asked: phase.turn(s).must };
}

describe('a round of announcements', () => {
  test('ends after as many goods in a row as are asked for', () => {
    expect(said(talking(true), 'good', 'good', 'good')).toMatchObject({ by: [2, 3, 0], asked: [] });
  });

  test('goes on by one where the opener only opens', () => {
    expect(said(talking(false), 'good', 'good', 'good').asked).toEqual([1]);
    expect(said(talking(false), 'good', 'good', 'good', 'good')).toMatchObject({ by: [2, 3, 0, 1], asked: [] });
  });

  test('begins to count again with a statement, whose turn is ended by a good that does not count', () => {
    const phase = talking(true);
    const words = ['good', 'good', 'sun', 'moon', 'good', 'good', 'good'] as const;
    expect(said(phase, ...words)).toMatchObject({ by: [2, 3, 0, 0, 0, 1, 2], asked: [3] });
    expect(said(phase, ...words, 'good').asked).toEqual([]);
  });

  test('offers what is not refused, and good before everything', () => {
    const { s } = said(talking(true), 'sun');
    expect(talking(true).offers(s, 2)).toEqual([
      { kind: 'one-of', actions: [{ type: 'good' }, { type: 'claim', bonus: 'moon' }] },
    ]);
  });

  test('keeps what the family remembers', () => {
    const { s } = said(talking(false), 'good', 'sun');
    expect(s.notes['talk']).toEqual({ speaker: 3, turn: 1, goods: 0, spoke: true, heard: ['sun'], isOpen: true });
  });

  test('asks nobody where there is nothing to talk about', () =>
    expect(said(talking(true, () => false)).asked).toEqual([]));
});

test('steps follow each other, up to the limit', () => {
  const fault = (step: string, standing: number) => stepFault(['a', 'b', 'c'], step, { most: 2, standing });
  expect(['a', 'b', 'c'].map((step) => fault(step, 0))).toEqual([undefined, 'skips', 'too-high']);
  expect(['a', 'b', 'c'].map((step) => fault(step, 1))).toEqual(['said', undefined, 'too-high']);
  expect([0, 1, 2, 3].map(isOwners)).toEqual([false, true, false, true]);
});
