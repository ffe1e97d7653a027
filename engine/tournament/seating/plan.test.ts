import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundOf } from './bounds/bounds.ts';
import { planSeating } from './plan.ts';
import { qualityOf } from './quality.ts';
import { splitTables } from './splits.ts';
import { presentIn, sizesOf } from './tasks.ts';
import type { Round, RoundTask, SeatingTask } from './types.ts';

const STEPS = 40_000;

/** Numbers of players that fours and fives can seat. */
const seatable = fc.integer({ min: 8, max: 30 }).filter((n) => splitTables(n, 'auto').ok);

/** Evenings with absent players, pairs apart, locks, and a first round that stands. */
const tasks: fc.Arbitrary<SeatingTask> = fc
  .record({
    players: fc.integer({ min: 16, max: 34 }),
    absent: fc.array(fc.uniqueArray(fc.nat(33), { maxLength: 3 }), { minLength: 1, maxLength: 4 }),
    apart: fc.array(fc.tuple(fc.nat(33), fc.nat(33)), { maxLength: 4 }),
    locked: fc.nat(33),
    fair: fc.boolean(),
    fixed: fc.boolean(),
  })
  .map(({ players, absent, apart, locked, fair, fixed }) => {
    const rounds = absent.map((gone, i): RoundTask => {
      const present = Array.from({ length: players }, (_, p) => p).filter((p) => !gone.includes(p));
      const split = splitTables(present.length, 'auto');
      const sizes = split.ok ? split.value : [];
      if (!fixed || i > 0)
        return {
          type: 'free',
          sizes,
          present,
          locked: present.includes(locked) ? [{ player: locked, table: i % sizes.length }] : [],
        };
      let next = 0;
      return { type: 'fixed', tables: sizes.map((size) => present.slice(next, (next += size))) };
    });
    const pairs = apart.filter(([a, b]) => a !== b && a < players && b < players);
    return { players, rounds, fair, apart: pairs };
  });

describe('a plan', () => {
  it('meets its task, whatever that requires', () => {
    fc.assert(
      fc.property(tasks, fc.string(), (task, seed) => {
        const planned = planSeating(task, { seed, steps: STEPS });
        if (!planned.ok) {
          // Only if pairs apart and fixed places contradict each other.
          expect(planned.error.map(({ code }) => code)).toEqual(['cannot-keep-apart']);
          return;
        }
        const { plan, score } = planned.value;
        expect(plan).toHaveLength(task.rounds.length);
        for (const [i, round] of task.rounds.entries()) {
          const tables = plan[i] ?? [];
          if (round.type === 'fixed') expect(tables).toEqual(round.tables);
          else expectSeated(tables, round, task);
          for (const { player, table } of round.type === 'free' ? (round.locked ?? []) : [])
            expect(tables[table]).toContain(player);
        }
        const quality = qualityOf(plan, task.players, task);
        expect(score).toMatchObject({ q: quality.q, repeats: quality.repeats });
        expect(quality.bound.q).toBeLessThanOrEqual(quality.q);
        expect(quality.bound.repeats).toBeLessThanOrEqual(quality.repeats);
        expect(score.uneven).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  it('is never below its bound, and neither is a random plan', () => {
    fc.assert(
      fc.property(seatable, fc.integer({ min: 1, max: 9 }), fc.string(), (players, rounds, seed) => {
        const split = splitTables(players, 'auto');
        const sizes = split.ok ? split.value : [];
        const task: SeatingTask = { players, rounds: Array.from({ length: rounds }, () => ({ type: 'free', sizes })) };
        const planned = planSeating(task, { seed, steps: STEPS });
        if (!planned.ok) throw new Error('refused');
        const { q, repeats } = boundOf(task);
        expect(q).toBeLessThanOrEqual(planned.value.score.q);
        expect(repeats).toBeLessThanOrEqual(planned.value.score.repeats);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for the same seed and steps, and differs for another seed', () => {
    fc.assert(
      fc.property(tasks, fc.string(), (task, seed) => {
        expect(planSeating(task, { seed, steps: STEPS })).toEqual(planSeating(task, { seed, steps: STEPS }));
      }),
      { numRuns: 15 },
    );
    const task: SeatingTask = { players: 16, rounds: [{ type: 'free', sizes: [4, 4, 4, 4] }] };
    expect(planSeating(task, { seed: '1' })).not.toEqual(planSeating(task, { seed: '2' }));
  });

  it('can be stopped at once and shows what it has', () => {
    const task: SeatingTask = {
      players: 20,
      rounds: Array.from({ length: 6 }, () => ({ type: 'free', sizes: [4, 4, 4, 4, 4] })),
    };
    const shown: number[] = [];
    const planned = planSeating(task, {
      seed: 'x',
      stop: () => true,
      onBetter: ({ score }) => shown.push(score.q),
    });
    expect(planned.ok && planned.value.plan).toHaveLength(6);
    expect(shown).toHaveLength(1);
  });

  it('counts the meetings of published rounds and plans the next one with the fewest repeats', () => {
    const first = [
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9, 10, 11],
      [12, 13, 14, 15],
    ];
    const next = planSeating(
      {
        players: 16,
        rounds: [
          { type: 'fixed', tables: first },
          { type: 'free', sizes: [4, 4, 4, 4] },
        ],
      },
      { seed: 'x' },
    );
    expect(next.ok && next.value.score).toMatchObject({ q: 0, repeats: 0 });
    expect(next.ok && next.value.plan[0]).toBe(first);
  });
});

describe('a task', () => {
  const four = { type: 'free', sizes: [4, 4] } as const;
  it.each([
    [
      'pairs apart that need three tables',
      {
        rounds: [four],
        apart: [
          [0, 1],
          [1, 2],
          [0, 2],
        ],
      },
      'cannot-keep-apart',
      [0, 1, 2],
    ],
    ['a pair of one', { rounds: [four], apart: [[3, 3]] }, 'apart-from-oneself', [3]],
    ['a stranger apart', { rounds: [four], apart: [[3, 9]] }, 'no-such-player', [3, 9]],
    ['too few seats', { rounds: [{ type: 'free', sizes: [4, 3] }] }, 'seats-do-not-match', []],
    ['somebody twice', { rounds: [{ type: 'fixed', tables: [[0, 1, 1, 2]] }] }, 'seated-twice', [1]],
    ['a table that does not exist', { rounds: [{ ...four, locked: [{ player: 1, table: 2 }] }] }, 'no-such-table', [1]],
    [
      'a lock for somebody absent',
      { rounds: [{ type: 'free', sizes: [4], present: [0, 1, 2, 3], locked: [{ player: 5, table: 0 }] }] },
      'player-absent',
      [5],
    ],
    [
      'more locks than seats at a table',
      { rounds: [{ ...four, locked: [0, 1, 2, 3, 4].map((player) => ({ player, table: 0 })) }] },
      'locked-table-full',
      [4],
    ],
    [
      'two locks for one player',
      { rounds: [{ ...four, locked: [0, 1].map((table) => ({ player: 4, table })) }] },
      'locked-twice',
      [4],
    ],
    [
      'a pair apart locked together',
      { rounds: [{ ...four, locked: [0, 1].map((player) => ({ player, table: 0 })) }], apart: [[1, 0]] },
      'cannot-keep-apart',
      [0, 1],
    ],
  ] as const)('with %s is refused', (_, task, code, players) => {
    const planned = planSeating({ players: 8, ...task }, { seed: 'x' });
    const error = planned.ok ? undefined : planned.error[0];
    expect(error?.code).toBe(code);
    for (const player of error?.players ?? []) expect(players).toContain(player);
  });
});

/** Everybody present has one seat, nobody else has any, the tables have their sizes, and pairs apart are apart. */
function expectSeated(tables: Round, round: RoundTask, task: SeatingTask): void {
  const ascending = (players: readonly number[]): readonly number[] => players.toSorted((a, b) => a - b);
  expect(ascending(tables.flat())).toEqual(ascending(presentIn(round, task.players)));
  expect(tables.map(({ length }) => length)).toEqual(sizesOf(round));
  for (const [a, b] of task.apart ?? [])
    for (const table of tables) expect(table.includes(a) && table.includes(b)).toBe(false);
}
