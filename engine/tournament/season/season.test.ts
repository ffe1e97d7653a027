import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compare, rational, showRational, sum, ZERO } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { CARRY_OVER_TEXTS } from '../draw/final-texts.ts';
import { finalists } from '../format/carry-over.ts';
import { cupPoints, type CupTable, EQUAL_RANKS, pointsForPlace } from '../format/cup-points.ts';
import { SEASON_TIE_BREAKS, type SeasonRules, type SeasonTieBreak } from '../format/season-rules.ts';
import { bestOf } from './records.ts';
import { seasonTable, startsAsked } from './season.ts';
import { CUP_TABLE_TEXTS, EQUAL_RANKS_TEXTS, SEASON_TIE_BREAK_TEXTS } from './texts.ts';
import type { SeasonEvening, SeasonInput } from './types.ts';

const whole = (n: number) => rational(n);
const ids = ['a', 'b', 'c', 'd'];
const players = ids.map((id) => ({ id, name: id.toUpperCase(), groups: id > 'b' ? ['guests'] : [] }));

/** Ranks come from the points. */
const evening = (id: string, points: Readonly<Record<string, number>>): SeasonEvening => ({
  id,
  name: id,
  results: Object.entries(points).map(([player, n]) => ({
    player,
    points: whole(n),
    rank: Object.values(points).filter((other) => other > n).length + 1,
  })),
});
const POINTS: SeasonRules = { counts: { by: 'points' }, tieBreaks: [], seed: 'season' };
const season = (rules: Partial<SeasonRules>, ...evenings: readonly SeasonEvening[]): SeasonInput => ({
  players,
  evenings,
  rules: { ...POINTS, ...rules },
});
const show = (input: SeasonInput): readonly string[] =>
  seasonTable(input).ranked.map(({ rank, player, total }) => `${rank} ${player.id} ${showRational(total)}`);

const four = [
  evening('e1', { a: 10, b: 2, c: -12 }),
  evening('e2', { a: -6, b: 3, c: 3 }),
  evening('e3', { a: 4, c: 5, d: -9 }),
  evening('e4', { a: 1, b: -2, c: 1 }),
];

describe('season', () => {
  it('counts the best evenings, drops the others, and marks them', () => {
    // Best three: a 10 + 4 + 1, b 2 + 3 - 2, c 3 + 5 + 1, d -9 (only one).
    const input = season({ best: 3 }, ...four);
    expect(show(input)).toEqual(['1 a 15', '2 c 9', '3 b 3', '4 d -9']);
    expect(seasonTable(input).ranked[0]?.cells.map((cell) => cell?.dropped)).toEqual([false, true, false, false]);
    expect(seasonTable(input).ranked[2]?.cells.map((cell) => cell?.dropped)).toEqual([false, false, undefined, false]);
    expect(show(season({}, ...four))).toEqual(['1 a 9', '2 b 3', '3 c -3', '4 d -9']);
  });

  it('has the order of its only evening, however that was decided', () => {
    const results = evening('e1', { a: 5, b: 5, c: 5, d: -15 }).results.map((result) => ({
      ...result,
      rank: { a: 3, b: 1, c: 1, d: 4 }[result.player] ?? 0,
    }));
    const input = season({ tieBreaks: ['best-evening', 'lot'] }, { id: 'e1', name: 'e1', results });
    expect(show(input)).toEqual(['1 b 5', '1 c 5', '3 a 5', '4 d -15']);
    expect(seasonTable(input).ranked.map(({ tie }) => tie?.decidedBy)).toEqual([
      'evening-rank',
      'evening-rank',
      'evening-rank',
      undefined,
    ]);
  });

  it('keeps the earlier of equal results', () => {
    const cells = seasonTable(season({ best: 1 }, evening('e1', { a: 4 }), evening('e2', { a: 4 }))).ranked[0]?.cells;
    expect(cells?.map((cell) => cell?.dropped)).toEqual([false, true]);
  });

  it('raises a negative evening to zero if that was agreed', () => {
    const input = season({ best: 3, negativeIsZero: true }, ...four);
    expect(show(input)).toEqual(['1 a 15', '2 c 9', '3 b 5', '4 d 0']);
    expect(seasonTable(input).ranked[3]?.cells[2]).toMatchObject({ points: whole(-9), value: ZERO, raised: true });
  });

  it('lists players without enough starts below the line, with the number missing', () => {
    const table = seasonTable(season({ minimumStarts: 4 }, ...four));
    expect(table.ranked.map(({ rank, player }) => [rank, player.id])).toEqual([
      [1, 'a'],
      [2, 'c'],
    ]);
    expect(table.below.map(({ player, starts, missing }) => [player.id, starts, missing])).toEqual([
      ['b', 3, 1],
      ['d', 1, 3],
    ]);
    // Before four evenings nobody can have four starts, and nobody is below the line.
    expect(seasonTable(season({ minimumStarts: 4 }, ...four.slice(0, 3))).below).toEqual([]);
    expect(seasonTable(season({ minimumStarts: 4, lineFrom: 6 }, ...four)).below).toEqual([]);
    expect([0, 3, 4].map((held) => startsAsked({ ...POINTS, minimumStarts: 4 }, held))).toEqual([0, 0, 4]);
  });

  it('follows positions evening by evening', () => {
    // Sums: 10 2 -12; 4 5 -9; 8 5 -4 (d -9); 9 3 -3 (d -9).
    const { ranked } = seasonTable(season({}, ...four));
    expect(ranked.map(({ player, positions, change }) => [player.id, ...positions, change])).toEqual([
      ['a', 1, 2, 1, 1, 0],
      ['b', 2, 1, 2, 2, 0],
      ['c', 3, 3, 3, 3, 0],
      ['d', undefined, undefined, 4, 4, 0],
    ]);
  });

  it('gives points for ranks, shared or not, with a bonus for winning', () => {
    const table: CupTable = { type: 'field-size' };
    const last = evening('e', { a: 7, b: 7, c: 1, d: 0 });
    // Four players: a and b share 4 and 3, each with half of the bonus of 1; c 2, d 1.
    const share = { by: 'rank', table, equal: 'share' } as const;
    expect(show(season({ counts: share, winnerBonus: whole(1) }, last))).toEqual(['1 a 4', '1 b 4', '3 c 2', '4 d 1']);
    const better = { by: 'rank', table, equal: 'better' } as const;
    expect(show(season({ counts: better, winnerBonus: whole(1) }, last))).toEqual(['1 a 5', '1 b 5', '3 c 2', '4 d 1']);
    // 20 came, four of whom are in the season: 20, 19, ...
    expect(show(season({ counts: better }, { ...last, fieldSize: 20 }))[2]).toBe('3 c 18');
  });

  // a and b have 6: a 5 + 1, b 3 + 3; b's third evening was worth nothing. Every tie-break has its example.
  const PARTED: Readonly<Record<SeasonTieBreak, 'a' | 'b' | 'shared'>> = {
    // There are three evenings.
    'evening-rank': 'shared',
    'best-evening': 'a',
    'second-best-evening': 'b',
    // a won the first evening, b the second (where a was second).
    'evenings-won': 'shared',
    'all-evenings': 'shared',
    'most-starts': 'b',
    lot: 'a',
  };
  it.each(SEASON_TIE_BREAKS)('breaks a tie by %s', (by) => {
    const first = PARTED[by] === 'shared' ? undefined : PARTED[by];
    const evenings = [evening('e1', { a: 5, b: 3 }), evening('e2', { a: 1, b: 3 }), evening('e3', { b: 0, c: 1 })];
    const { ranked } = seasonTable(season({ tieBreaks: [by], best: 2 }, ...evenings));
    expect(ranked.filter(({ rank }) => rank === 1).map(({ player }) => player.id)).toEqual(
      first ? [first] : ['a', 'b'],
    );
    expect(ranked[0]?.tie?.decidedBy).toBe(first && by);
  });
});

describe('cup points', () => {
  const list: CupTable = { type: 'place-list', points: [25, 18, 15].map(whole) };
  const bands: CupTable = {
    type: 'rank-bands',
    bands: [
      { upTo: 1, points: whole(10) },
      { upTo: 4, points: whole(6) },
      { upTo: 8, points: whole(3) },
    ],
  };
  const byField: CupTable = {
    type: 'by-field',
    fields: [
      { upTo: 12, table: bands },
      { upTo: 24, table: list },
    ],
  };

  it.each([
    ['place-list', list, 2, 30, 18],
    ['place-list, beyond', list, 4, 30, 0],
    ['field-size', { type: 'field-size' }, 3, 23, 21],
    ['rank-bands', bands, 4, 23, 6],
    ['rank-bands, beyond', bands, 9, 23, 0],
    ['by-field, small', byField, 2, 12, 6],
    ['by-field, larger', byField, 2, 13, 18],
    ['by-field, larger than any', byField, 1, 200, 25],
  ] as const)('%s', (_, table, place, fieldSize, points) => {
    expect(pointsForPlace(table, place, fieldSize)).toEqual(whole(points));
  });

  it('are conserved if ties share', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<CupTable>(list, bands, byField, { type: 'field-size' }),
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 20 }),
        (table, points) => {
          const fieldSize = points.length;
          const given = points.map((n) => {
            const rank = points.filter((other) => other > n).length + 1;
            const heads = points.filter((other) => other === n).length;
            return cupPoints(table, { rank, heads, fieldSize }, 'share');
          });
          expect(sum(given)).toEqual(sum(points.map((_, i) => pointsForPlace(table, i + 1, fieldSize))));
        },
      ),
    );
  });
});

test('finalists take along a share, points for the rank, or start points', () => {
  const { ranked } = seasonTable(season({}, evening('e', { a: 7, b: 4, c: 4, d: 1 })));
  const carried = (seats: number, carry: Parameters<typeof finalists>[2]): readonly string[] =>
    finalists(ranked, seats, carry).map(
      (one) => `${one.player} ${showRational(one.carried)}${one.overflow ? '!' : ''}`,
    );
  expect(carried(3, { type: 'share', of: rational(1, 2) })).toEqual(['a 7/2', 'b 2', 'c 2']);
  // b and c share the second rank, with two seats: both are listed, and somebody has to decide.
  expect(carried(2, { type: 'ranks' })).toEqual(['a 2', 'b 1!', 'c 1!']);
  expect(carried(3, { type: 'ranks' })).toEqual(['a 3', 'b 2', 'c 2']);
  expect(carried(9, { type: 'start-points', points: [9, 5].map(whole) })).toEqual(['a 9', 'b 5', 'c 5', 'd 0']);
  expect(finalists([], 4, { type: 'ranks' })).toEqual([]);
});

describe('any season', () => {
  const anyEvening = fc
    .record(Object.fromEntries(ids.map((id) => [id, fc.option(fc.integer({ min: -9, max: 9 }), { nil: undefined })])))
    .map((points) =>
      Object.fromEntries(Object.entries(points).filter((entry): entry is [string, number] => entry[1] !== undefined)),
    );
  const anyInput = fc
    .tuple(
      fc.array(anyEvening, { minLength: 1, maxLength: 6 }),
      fc.record({
        best: fc.option(fc.integer({ min: 1, max: 6 }), { nil: 99 }),
        minimumStarts: fc.integer({ min: 0, max: 4 }),
        negativeIsZero: fc.boolean(),
      }),
    )
    .map(([evenings, rules]) =>
      season({ ...rules, tieBreaks: ['best-evening', 'lot'] }, ...evenings.map((one, i) => evening(`e${i}`, one))),
    );

  it('does not depend on the order of players and results', () => {
    fc.assert(
      fc.property(anyInput, fc.integer(), (input, turn) => {
        const mix = <T>(list: readonly T[]): T[] => shuffled(list, seededRng(turn));
        const evenings = input.evenings.map((one) => ({ ...one, results: mix(one.results) }));
        expect(seasonTable({ ...input, players: mix(players), evenings })).toEqual(seasonTable(input));
      }),
    );
  });

  it('lists everybody who played, once, and adds exactly the kept results', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { ranked, below } = seasonTable(input);
        const all = [...ranked, ...below];
        const played = new Set(input.evenings.flatMap(({ results }) => results.map(({ player }) => player)));
        expect(new Set(all.map(({ player }) => player.id))).toEqual(played);
        expect(all).toHaveLength(played.size);
        for (const { cells, total } of all) {
          const there = cells.filter((cell) => cell !== undefined);
          const kept = there.filter(({ dropped }) => !dropped);
          expect(kept).toHaveLength(Math.min(there.length, input.rules.best ?? 99));
          expect(sum(kept.map(({ value }) => value))).toEqual(total);
          for (const struck of there.filter(({ dropped }) => dropped))
            for (const { value } of kept) expect(compare(value, struck.value)).toBeGreaterThanOrEqual(0);
          expect(
            bestOf(
              there.map(({ value }) => value),
              input.rules.best,
            ),
          ).toEqual(total);
        }
      }),
    );
  });
});

test.each([
  ['tie-breaks', SEASON_TIE_BREAKS, SEASON_TIE_BREAK_TEXTS],
  ['equal ranks', EQUAL_RANKS, EQUAL_RANKS_TEXTS],
  ['tables', ['place-list', 'field-size', 'rank-bands', 'by-field'], CUP_TABLE_TEXTS],
  ['carry-over', ['all', 'share', 'ranks', 'start-points'], CARRY_OVER_TEXTS],
])('%s have texts in both languages', (_, names, texts) => {
  expect(Object.keys(texts).sort()).toEqual([...names].sort());
});
