import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { printRefusal } from '#engine/core/refusal.ts';
import { AT_ONCE, type AtOnce, type DrawnRound, drawRound, type RoundWish } from './draw.ts';
import { byBlocks, byLot } from './one-round/one-round.ts';
import { movesBetween } from './one-round/replan.ts';
import { settled } from './one-round/settle.ts';
import { type Split, splitTables } from './splits.ts';
import type { Round } from './types.ts';

const first = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const wishFor = (n: number, more: Partial<RoundWish> = {}): RoundWish => ({
  players: n,
  present: first(n),
  ranking: first(n),
  split: 'auto',
  apart: [],
  locked: [],
  ...more,
});

function drawn(method: AtOnce, wish: RoundWish, seed = 'x'): DrawnRound {
  const result = drawRound(method, wish, seed);
  if (!result.ok) throw new Error(result.error.map(printRefusal).join());
  return result.value;
}

function refused(method: AtOnce, wish: RoundWish): readonly unknown[] {
  const result = drawRound(method, wish, 'x');
  return result.ok ? [] : result.error.map(({ code, players }) => [code, players]);
}

/** What is wrong with a round, checked independently of the planner's code. */
function wrongWith(tables: Round, { present, apart, locked }: RoundWish): readonly string[] {
  const at = (player: number): number => tables.findIndex((table) => table.includes(player));
  const seated = tables.flat().toSorted((a, b) => a - b);
  return [
    ...(seated.join() === present.toSorted((a, b) => a - b).join() ? [] : ['somebody is missing, twice or a stranger']),
    ...tables.filter(({ length }) => length < 3 || length > 5).map(({ length }) => `a table of ${length}`),
    ...apart.filter(([a, b]) => at(a) >= 0 && at(a) === at(b)).map((pair) => `${pair.join('+')} together`),
    ...locked.filter(({ player, table }) => at(player) !== table).map(({ player }) => `${player} moved`),
  ];
}

/** Evenings with absent players, pairs kept apart, locks, and perhaps tables of a previous round. */
const anyWish: fc.Arbitrary<RoundWish> = fc
  .record({
    players: fc.integer({ min: 8, max: 40 }),
    away: fc.array(fc.nat(39), { maxLength: 5 }),
    pairs: fc.array(fc.tuple(fc.nat(39), fc.nat(39)), { maxLength: 8 }),
    locks: fc.array(fc.tuple(fc.nat(39), fc.nat(8)), { maxLength: 3 }),
    split: fc.constantFrom<Split>('auto', 3, 4, 5),
    shift: fc.nat(39),
    before: fc.boolean(),
  })
  .map(({ players, away, pairs, locks, split, shift, before }) => {
    const everybody = first(players);
    const present = everybody.filter((player) => !away.includes(player));
    const ranking = [...present.slice(shift % present.length), ...present.slice(0, shift % present.length)];
    const sizes = splitTables(players, 4);
    const one = new Map(locks.filter(([player]) => present.includes(player)));
    return wishFor(players, {
      present,
      ranking,
      split,
      apart: pairs.filter(([a, b]) => a !== b && a < players && b < players),
      locked: [...one].map(([player, table]) => ({ player, table })),
      ...(before && sizes.ok && { last: byLot(everybody, sizes.value, String(shift)) }),
    });
  });

describe('a round drawn without a search', () => {
  it.each(AT_ONCE)('%s: is valid or refused, and the same every time', (method) => {
    let seated = 0;
    fc.assert(
      fc.property(anyWish, (wish) => {
        const result = drawRound(method, wish, 'seed');
        expect(drawRound(method, wish, 'seed')).toEqual(result);
        if (!result.ok) return;
        seated++;
        expect(wrongWith(result.value.tables, wish)).toEqual([]);
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(seated).toBeGreaterThan(120);
  });

  test('by rank keeps two apart by swapping with the nearest neighbour, and says who moved', () => {
    const { tables, departures } = drawn('rank-blocks', wishFor(12, { apart: [[0, 3]] }));
    expect(tables).toEqual([
      [0, 1, 2, 4],
      [3, 5, 6, 7],
      [8, 9, 10, 11],
    ]);
    expect(departures).toEqual([
      { round: 0, player: 3, from: 0, to: 1 },
      { round: 0, player: 4, from: 1, to: 0 },
    ]);
  });

  test('by rank seats a fixed player at their table, in place of the one nearest in rank there', () => {
    const { tables } = drawn('rank-blocks', wishFor(12, { locked: [{ player: 1, table: 2 }] }));
    expect(tables).toEqual([
      [0, 8, 2, 3],
      [4, 5, 6, 7],
      [1, 9, 10, 11],
    ]);
  });

  test('by rank is exactly the ranking without constraints', () => {
    for (const method of ['rank-blocks', 'rank-interval', 'rank-thirds'] as const)
      expect(drawn(method, wishFor(23)).departures).toEqual([]);
    expect(drawn('rank-blocks', wishFor(23)).tables).toEqual(byBlocks(first(23), [5, 5, 5, 4, 4]));
  });

  test('if swaps alone fail, the rest is seated again', () => {
    // 0 to 4 are all kept apart from each other; each of the five tables can take one of them.
    const apart = first(5).flatMap((a) => first(a).map((b) => [b, a] as const));
    const wish = wishFor(20, { apart, locked: [{ player: 0, table: 4 }] });
    expect(wrongWith(drawn('rank-blocks', wish).tables, wish)).toEqual([]);
  });

  test('is refused with the players at whom it fails', () => {
    const all = [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const;
    for (const method of AT_ONCE)
      expect(refused(method, wishFor(8, { apart: all }))).toMatchObject([['cannot-keep-apart', {}]]);
    expect(refused('random', wishFor(8, { locked: [{ player: 3, table: 2 }] }))).toEqual([['no-such-table', [3]]]);
    expect(refused('fixed', wishFor(8, { locked: [{ player: 3, table: 2 }], last: [first(4), [4, 5, 6, 7]] }))).toEqual(
      [['no-such-table', [3]]],
    );
    expect(refused('random', wishFor(7))).toEqual([['no-split-four-five', undefined]]);
  });

  test('by lot: every seating that keeps two apart is equally likely', () => {
    const wish = wishFor(8, { apart: [[0, 1]] });
    const companions = Array<number>(8).fill(0);
    for (let i = 0; i < 700; i++) {
      const { tables } = drawn('random', wish, String(i));
      for (const player of must(
        tables.find((table) => table.includes(0)),
        'a table',
      ))
        companions[player] = (companions[player] ?? 0) + 1;
    }
    expect(companions[1]).toBe(0);
    // Three of six sit with player 0.
    for (const player of [2, 3, 4, 5, 6, 7]) expect(Math.abs((companions[player] ?? 0) - 350)).toBeLessThan(60);
  });
});

describe('fixed tables', () => {
  const last = [first(4), [4, 5, 6, 7], [8, 9, 10, 11]];
  const moved = (wish: RoundWish) => drawn('fixed', wish).departures.map(({ player }) => player);

  test('stay as they are', () => {
    expect(drawn('fixed', wishFor(12, { last }))).toEqual({ tables: last, departures: [] });
  });

  test('take a newcomer at the smallest one, and nobody else moves', () => {
    const now = drawn('fixed', wishFor(14, { last }));
    expect(now.tables.map(({ length }) => length).toSorted()).toEqual([4, 5, 5]);
    expect(moved(wishFor(14, { last }))).toEqual([12, 13]);
    const after = drawn('fixed', wishFor(15, { last: now.tables }));
    expect(after.departures.map(({ player }) => player)).toEqual([14]);
    expect(after.tables.map(({ length }) => length)).toEqual([5, 5, 5]);
  });

  test('fill a gap from a larger table with as few moves as possible', () => {
    const fives = [first(5), [5, 6, 7, 8], [9, 10, 11, 12]];
    const wish = wishFor(13, { last: fives, present: first(12) });
    const { tables, departures } = drawn('fixed', wish);
    expect(tables.map(({ length }) => length)).toEqual([4, 4, 4]);
    expect(departures).toHaveLength(1);
    expect(departures[0]).toMatchObject({ from: 0, to: 2 });
  });

  test('become fewer if too few players are left', () => {
    const wish = wishFor(16, { last: [...last, [12, 13, 14, 15]], present: first(14) });
    const { tables, departures } = drawn('fixed', wish);
    expect(tables.map(({ length }) => length).toSorted()).toEqual([4, 5, 5]);
    expect(departures.map(({ player }) => player).toSorted()).toEqual([12, 13]);
  });

  test('keep existing sizes, and refuse unwanted ones', () => {
    const mixed = [first(5), [5, 6, 7, 8], [9, 10, 11]];
    expect(drawn('fixed', wishFor(12, { last: mixed })).tables).toEqual(mixed);
    expect(refused('fixed', wishFor(8, { last: last.slice(0, 2), present: first(7) }))).toEqual([
      ['no-split-four-five', undefined],
    ]);
    expect(drawn('fixed', wishFor(8, { last: last.slice(0, 2), present: first(7), split: 4 })).departures).toEqual([]);
  });

  test('keep a newcomer apart from somebody without moving others', () => {
    const now = drawn('fixed', wishFor(13, { last, apart: [[12, 0]] }));
    expect(now.departures.map(({ player }) => player)).toEqual([12]);
    expect(now.tables.findIndex((table) => table.includes(12))).not.toBe(0);
  });

  it('never move more players than necessary', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 30 }), fc.array(fc.nat(29), { maxLength: 6 }), (n, away) => {
        const sizes = splitTables(n, 'auto');
        if (!sizes.ok) return;
        const tables = byLot(first(n), sizes.value, 'a');
        const present = first(n).filter((player) => !away.includes(player));
        const result = drawRound('fixed', wishFor(n, { last: tables, present }), 'x');
        if (!result.ok) return;
        const stay = result.value.tables.map(
          (table, i) => table.filter((player) => tables[i]?.includes(player)).length,
        );
        const left = tables.map((table) => table.filter((player) => present.includes(player)).length);
        // No way to spread them over fours and fives lets more players stay.
        const best = Math.max(
          ...first(10)
            .flatMap((fours) => first(10).map((fives) => [fours, fives] as const))
            .filter(([fours, fives]) => fours * 4 + fives * 5 === present.length)
            .map(([fours, fives]) => mostStay(left, fours, fives)),
        );
        expect(stay.reduce((a, b) => a + b)).toBe(best);
        expect(result.value.departures).toHaveLength(present.length - best);
      }),
      { numRuns: 150, seed: 2 },
    );
  });
});

/** The most players who can stay, over all ways to give `fours` and `fives` to the first tables. */
function mostStay(left: readonly number[], fours: number, fives: number): number {
  if (fours + fives === 0) return 0;
  const [here = 0, ...rest] = left;
  return Math.max(
    fours > 0 ? Math.min(4, here) + mostStay(rest, fours - 1, fives) : 0,
    fives > 0 ? Math.min(5, here) + mostStay(rest, fours, fives - 1) : 0,
  );
}

test('swapping ends at once if nothing is wrong', () => {
  const tables = [first(4), [4, 5, 6, 7]];
  const now = settled(tables, first(8), { apart: [[0, 4]], locked: [{ player: 4, table: 1 }] });
  expect(movesBetween([tables], [must(now, 'tables')])).toEqual([]);
});
