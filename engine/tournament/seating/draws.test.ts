import { describe, expect, it } from 'vitest';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { assign } from './one-round/assign.ts';
import { byBlocks, byInterval, byLot, byThirds } from './one-round/one-round.ts';
import { movesBetween, replanTask } from './one-round/replan.ts';
import { planSeating } from './plan.ts';
import { spreadSeats } from './seats.ts';
import { ownTables, type Split, splitTables } from './splits.ts';
import type { Plan } from './types.ts';

const first = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

describe('tables', () => {
  it.each<[number, Split, readonly number[] | string]>([
    [18, 'auto', [5, 5, 4, 4]],
    [23, 'auto', [5, 5, 5, 4, 4]],
    [5, 'auto', [5]],
    [6, 'auto', 'no-split-four-five'],
    [7, 'auto', 'no-split-four-five'],
    [11, 'auto', 'no-split-four-five'],
    [3, 'auto', 'too-few-players'],
    [18, 4, [4, 4, 4, 3, 3]],
    [16, 4, [4, 4, 4, 4]],
    [5, 4, 'no-split-three-four'],
    [138, 3, Array<number>(46).fill(3)],
    [10, 3, [4, 3, 3]],
    [23, 5, [5, 5, 5, 4, 4]],
    [25, 5, [5, 5, 5, 5, 5]],
    [11, 5, 'no-split-four-five'],
  ])('for %i players, %s', (players, split, expected) => {
    const result = splitTables(players, split);
    expect(result.ok ? result.value : result.error.code).toEqual(expected);
  });

  it('seat everybody, whatever the number', () => {
    for (let n = 12; n < 300; n++)
      for (const split of [3, 4, 'auto'] as const) {
        const result = splitTables(n, split);
        expect(result.ok && result.value.reduce((a, b) => a + b)).toBe(n);
      }
  });

  it('can be chosen by the director', () => {
    expect(ownTables(12, [5, 4, 3])).toEqual({ ok: true, value: [5, 4, 3] });
    expect(ownTables(12, [6, 3, 3])).toMatchObject({ error: { code: 'no-such-size', at: { count: 6 } } });
    expect(ownTables(12, [4, 4])).toMatchObject({ error: { code: 'seats-do-not-match' } });
  });
});

describe('one round', () => {
  it('by lot never changes', () => {
    const order = shuffled(first(12), seededRng('seed'));
    expect(byLot(first(12), [4, 4, 4], 'seed')).toEqual([order.slice(0, 4), order.slice(4, 8), order.slice(8)]);
  });

  it('by rank: blocks, intervals, thirds', () => {
    expect(byBlocks(first(9), [5, 4])).toEqual([
      [0, 1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
    expect(byInterval(first(14), [5, 5, 4])).toEqual([
      [0, 3, 6, 9, 12],
      [1, 4, 7, 10, 13],
      [2, 5, 8, 11],
    ]);
    const thirds = byThirds(first(24), [4, 4, 4, 4, 4, 4], 'x').map((table) => table.map((p) => Math.floor(p / 8)));
    expect(thirds).toEqual([0, 0, 1, 1, 2, 2].map((third) => [third, third, third, third]));
  });
});

describe('seats', () => {
  const sizes = [5, 5, 4, 4, 4];
  const plan = Array.from({ length: 4 }, (_, i) => byLot(first(22), sizes, String(i)));

  it('keep the tables and give nobody the same seat in all rounds', () => {
    const seated = spreadSeats(plan, 'x');
    const sorted = (one: Plan): unknown => one.map((round) => round.map((table) => [...table].sort()));
    expect(sorted(seated)).toEqual(sorted(plan));
    expect(spreadSeats(plan, 'x')).toEqual(seated);
    for (const player of first(22)) {
      const deals = seated.flat().filter((table) => table[0] === player).length;
      expect(deals).toBeLessThanOrEqual(2);
    }
  });

  it('of published rounds stay', () => {
    expect(spreadSeats(plan, 'x', 2).slice(0, 2)).toEqual(plan.slice(0, 2));
  });
});

describe('planning again', () => {
  const old = planSeating(
    { players: 24, rounds: Array.from({ length: 4 }, () => ({ type: 'free', sizes: [4, 4, 4, 4, 4, 4] })) },
    { seed: 'x' },
  );
  const plan = old.ok ? old.value.plan : [];

  it('after a walk-out moves few players and keeps published rounds', () => {
    const present = first(23);
    const rest = [1, 2, 3].map(() => ({ present, sizes: [4, 4, 4, 4, 4, 3], locked: [] }));
    const again = planSeating(replanTask(plan, 1, rest, { players: 24 }), { seed: 'y' });
    if (!again.ok) throw new Error(again.error[0]?.code);
    expect(again.value.plan[0]).toBe(plan[0]);
    expect(again.value.score.q).toBe(0);
    const moves = movesBetween(plan, again.value.plan);
    expect(moves.filter(({ player }) => player === 23).every(({ to }) => to === undefined)).toBe(true);
    expect(moves.filter(({ player }) => player !== 23)).toHaveLength(again.value.score.moves);
    // That player's table becomes the three.
    expect(again.value.score.moves).toBe(0);
  });

  it('without a change of players moves nobody', () => {
    const rest = [1, 2, 3].map(() => ({ present: first(24), sizes: [4, 4, 4, 4, 4, 4], locked: [] }));
    const again = planSeating(replanTask(plan, 1, rest, { players: 24 }), { seed: 'y' });
    expect(again.ok && movesBetween(plan, again.value.plan)).toEqual([]);
  });

  it('after a late arrival seats the newcomer too and says so', () => {
    const rest = [2, 3].map(() => ({ present: first(25), sizes: [5, 4, 4, 4, 4, 4], locked: [] }));
    const again = planSeating(replanTask(plan, 2, rest, { players: 25 }), { seed: 'y' });
    if (!again.ok) throw new Error(again.error[0]?.code);
    const moves = movesBetween(plan, again.value.plan);
    expect(moves.filter(({ player }) => player === 24)).toMatchObject([{ round: 2 }, { round: 3 }]);
    // The table joined in both rounds may share a player: then two players change places.
    expect(again.value.score.q).toBe(0);
    expect(again.value.score.moves).toBeLessThanOrEqual(2);
  });

  it('with one table fewer moves as few players as possible', () => {
    const rest = [2, 3].map(() => ({ present: first(20), sizes: [4, 4, 4, 4, 4], locked: [] }));
    const again = planSeating(replanTask(plan, 2, rest, { players: 24 }), { seed: 'y' });
    if (!again.ok) throw new Error(again.error[0]?.code);
    expect(again.value.score.q).toBe(0);
    // Everybody from the sixth table must move; where they sit down, few others do.
    expect(again.value.score.moves).toBeLessThanOrEqual(16);
  });

  it('finds the best exchange of tables', () => {
    expect(assign([])).toEqual([]);
    expect(
      assign([
        [7, 5, 1],
        [6, 1, 1],
        [1, 4, 3],
      ]),
    ).toEqual([1, 0, 2]);
  });
});
