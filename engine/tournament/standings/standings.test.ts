import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { add, compare, equal, negate, rational, showRational, subtract, sum, ZERO } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { TIE_BREAKS, type TieBreak } from '../format/choices.ts';
import { standingsOf } from './standings.ts';
import { lotOf } from './tie-breaks.ts';
import type { Entrant, Penalty, SeatResult, StandingsInput, StandingsOptions, TableResult } from './types.ts';

const entrant = (id: string, startNumber: number, groups: readonly string[] = []): Entrant => ({
  id,
  name: id.toUpperCase(),
  groups,
  startNumber,
});
const entrants = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id, i) => entrant(id, i + 1));

/** `a 5 3 1` is player, points, deals won, minus deals; of 16 deals. */
const seat = (line: string): SeatResult => {
  const [player = '', points = '0', won = '0', minus = '0'] = line.split(' ');
  const [n = 0, d = 1] = points.split('/').map(Number);
  return { player, points: rational(n, d), dealsPlayed: 16, dealsWon: Number(won), minusDeals: Number(minus) };
};
const table = (round: number, number: number, ...seats: readonly string[]): TableResult => ({
  round,
  table: number,
  seats: seats.map(seat),
});
const PLAIN: StandingsOptions = { tieBreaks: [], seed: 'cup' };
const input = (tables: readonly TableResult[], options: Partial<StandingsOptions> = {}): StandingsInput => ({
  entrants,
  tables,
  penalties: [],
  options: { ...PLAIN, ...options },
});
const ladder = (of: StandingsInput): readonly string[] =>
  standingsOf(of).lines.map(({ rank, id, total }) => `${rank} ${id} ${showRational(total)}`);

describe('standings', () => {
  const evening = [
    table(1, 1, 'a 10 6 2', 'b 4 5 4', 'c -4 3 6', 'd -10 2 7'),
    table(1, 2, 'e 10 7 1', 'f 0 4 4', 'g 0 4 4', 'h -10 1 9'),
    table(2, 1, 'a -2 3 5', 'e -2 4 4', 'b 4 4 4', 'f 0 4 4'),
    table(2, 2, 'c 12 6 2', 'd 0 4 4', 'g -2 3 4', 'h -10 1 9'),
  ];

  it('adds rounds, shares ranks, and reports changes', () => {
    // a 10-2, e 10-2, b 4+4, c -4+12: four times 8. f 0, g -2, d -10, h -20.
    expect(ladder(input(evening))).toEqual([
      '1 a 8',
      '1 b 8',
      '1 c 8',
      '1 e 8',
      '5 f 0',
      '6 g -2',
      '7 d -10',
      '8 h -20',
    ]);
    expect(ladder(input(evening, { ranks: 'dense' })).at(-1)).toBe('5 h -20');
    // After round one: a and e 1st, b 3rd, f and g 4th, c 6th, d and h 7th.
    const lines = standingsOf(input(evening)).lines;
    expect(lines.map(({ id, positions, change }) => [id, ...positions, change])).toEqual([
      ['a', 1, 1, 0],
      ['b', 3, 1, 2],
      ['c', 6, 1, 5],
      ['e', 1, 1, 0],
      ['f', 4, 5, -1],
      ['g', 4, 6, -2],
      ['d', 7, 7, 0],
      ['h', 7, 8, -1],
    ]);
  });

  it('breaks ties in the chosen order and shows the values', () => {
    const tieBreaks = ['best-round', 'deals-won', 'direct-meetings'] as const;
    const { lines } = standingsOf(input(evening, { tieBreaks }));
    // Best rounds: c 12, a and e 10, b 4. a and e: 9 and 11 deals won.
    expect(lines.slice(0, 4).map(({ rank, id, tie }) => [rank, id, tie?.decidedBy])).toEqual([
      [1, 'c', 'best-round'],
      [2, 'e', 'deals-won'],
      [3, 'a', 'deals-won'],
      [4, 'b', 'best-round'],
    ]);
    expect(lines[1]?.tie).toEqual({
      with: ['c', 'a', 'b'],
      steps: [
        { by: 'best-round', value: rational(10), decided: true },
        { by: 'deals-won', value: rational(11), decided: true },
      ],
      decidedBy: 'deals-won',
    });
    expect(lines[4]?.tie).toBeUndefined();
  });

  // After two rounds a and b are level at 6; every tie-break has its example.
  const PARTED: Readonly<Record<TieBreak, readonly ['a', 'b'] | readonly ['b', 'a'] | 'shared'>> = {
    // a was first at one table, b at both.
    'place-points': ['b', 'a'],
    points: 'shared',
    'best-round': ['a', 'b'],
    'second-best-round': ['b', 'a'],
    'deals-won': ['b', 'a'],
    // 2 and 3.
    'fewest-minus-deals': ['a', 'b'],
    // They met once, in round two: a -2, b 4.
    'direct-meetings': ['b', 'a'],
    lot: ['a', 'b'],
  };
  it.each(TIE_BREAKS)('breaks a tie of two by %s', (by) => {
    const tables = [table(1, 1, 'a 8 5 1', 'c -8 1 9'), table(1, 2, 'b 2 5 1', 'd -2 4 4')];
    const second = table(2, 1, 'a -2 3 1', 'b 4 4 2', 'e -2 4 4');
    const placePoints = { mode: 'tie-break', list: [4, 2, 1].map((n) => rational(n)) } as const;
    const { lines } = standingsOf(input([...tables, second], { tieBreaks: [by], placePoints }));
    const order = PARTED[by];
    expect(lines[0]?.tie?.decidedBy).toBe(order === 'shared' ? undefined : by);
    if (order !== 'shared') expect(lines.slice(0, 2).map(({ id }) => id)).toEqual(order);
  });

  it('applies direct meetings only if all of the tied have met', () => {
    // a, b and c have 3 each; a met b and b met c, but a never met c.
    const tables = [
      table(1, 1, 'a 3', 'b 1', 'd -4'),
      table(1, 2, 'c 1', 'e -1'),
      table(2, 1, 'b 2', 'c 2', 'f -4'),
      table(2, 2, 'a 0', 'g 0'),
    ];
    const { lines } = standingsOf(input(tables, { tieBreaks: ['direct-meetings'] }));
    expect(lines.slice(0, 3).map(({ rank, tie }) => [rank, tie?.steps])).toEqual([
      [1, []],
      [1, []],
      [1, []],
    ]);
  });

  it('draws lots from the seed, independent of other entrants', () => {
    const order = (seed: string, ...ids: readonly string[]): readonly string[] =>
      standingsOf(input([table(1, 1, ...ids.map((id) => `${id} 0`))], { tieBreaks: ['lot'], seed })).lines.map(
        ({ id }) => id,
      );
    const all = order('cup', 'a', 'b', 'c', 'd');
    expect(order('cup', 'd', 'c', 'b', 'a')).toEqual(all);
    expect(order('cup', 'a', 'b')).toEqual(all.filter((id) => id === 'a' || id === 'b'));
    expect(new Set(Array.from({ length: 30 }, (_, i) => order(`cup ${i}`, 'a', 'b', 'c')[0])).size).toBe(3);
    // Must never change between versions: a printed list must come out the same again.
    expect(showRational(lotOf('cup', 'a'))).toMatchInlineSnapshot(`"830214120"`);
  });
});

describe('points for table places', () => {
  const list = [4, 2, 1, 0].map((n) => rational(n));
  const tables = [table(1, 1, 'a 9', 'b 3', 'c 3', 'd -15'), table(1, 2, 'e 1', 'f 1', 'g 1', 'h -3')];

  it('are shared in a tie, and count instead, besides, or only as a tie-break', () => {
    // b and c share the second and third place: (2 + 1) / 2. e, f and g share three: (4 + 2 + 1) / 3.
    expect(ladder(input(tables, { placePoints: { mode: 'instead', list } }))).toEqual([
      '1 a 4',
      '2 e 7/3',
      '2 f 7/3',
      '2 g 7/3',
      '5 b 3/2',
      '5 c 3/2',
      '7 d 0',
      '7 h 0',
    ]);
    expect(ladder(input(tables, { placePoints: { mode: 'besides', list } })).slice(0, 4)).toEqual([
      '1 a 13',
      '2 b 9/2',
      '2 c 9/2',
      '4 e 10/3',
    ]);
    const tied = input(tables, { placePoints: { mode: 'tie-break', list }, tieBreaks: ['place-points'] });
    expect(ladder(tied)[0]).toBe('1 a 9');
  });

  it('wait for a running table, skip players without a deal, and follow the size of the table', () => {
    const options = { placePoints: { mode: 'instead' as const, list, bySize: { 3: [rational(6), rational(3)] } } };
    const running = tables.map((one) => ({ ...one, running: one.table === 1 }));
    expect(ladder(input(running, options)).slice(0, 2)).toEqual(['1 e 7/3', '1 f 7/3']);
    // d left before the first deal: three play for 6, 3 and nothing; d gets nothing for zero points.
    const three = table(1, 1, 'a 5', 'b 0', 'c -5');
    const left = { ...seat('d 0'), dealsPlayed: 0 };
    expect(ladder(input([{ ...three, seats: [left, ...three.seats] }], options))).toEqual([
      '1 a 6',
      '2 b 3',
      '3 c 0',
      '3 d 0',
    ]);
  });

  it('can be set by the director', () => {
    const own = tables.map((one) => ({
      ...one,
      seats: one.seats.map((each) => (each.player === 'd' ? { ...each, placePoints: rational(2) } : each)),
    }));
    expect(ladder(input(own, { placePoints: { mode: 'instead', list } }))).toContain('5 d 2');
  });
});

describe('minus points halved', () => {
  it('by round: +30, -17, -8 make 17.5 (tirol V43)', () => {
    const tables = [table(1, 1, 'a 30', 'b -30'), table(2, 1, 'a -17', 'b 17'), table(3, 1, 'a -8', 'b 8')];
    // b: -15 + 17 + 8 = 10.
    expect(ladder(input(tables, { halving: 'round' }))).toEqual(['1 a 35/2', '2 b 10']);
  });

  it('by deal, if the deals are known', () => {
    // a won 12 and lost 7: 12 - 7/2. Only b's total is known, -5: half of it.
    const seats = [{ ...seat('a 5'), minusPoints: rational(-7) }, seat('b -5')];
    expect(ladder(input([{ round: 1, table: 1, seats }], { halving: 'deal' }))).toEqual(['1 a 17/2', '2 b -5/2']);
  });
});

describe('people who come and go', () => {
  const first = [table(1, 1, 'a 5', 'b 3', 'c -8')];

  test('players who walk out keep their points; those without a result wait', () => {
    const { lines, waiting } = standingsOf(input([...first, table(2, 1, 'b 1', 'c 0', 'd -1')]));
    expect(lines.map(({ id, total, rounds }) => [id, showRational(total), rounds.map((one) => !!one)])).toEqual([
      ['a', '5', [true, false]],
      ['b', '4', [true, true]],
      ['d', '-1', [false, true]],
      ['c', '-8', [true, true]],
    ]);
    expect(lines[2]?.change).toBeUndefined();
    expect(waiting.map(({ entrant }) => entrant.id)).toEqual(['e', 'f', 'g', 'h']);
  });

  test('a substitute inherits, also in mid-round, also if the first player returns', () => {
    // Round two: a plays for 2, then h for 1 at the same table; round three: h; round four: a again.
    const tables = [
      ...first,
      table(2, 1, 'a 2', 'h 1', 'b -3', 'c 0'),
      table(3, 1, 'h 4', 'b -4', 'c 0'),
      table(4, 1, 'a -1', 'b 1', 'c 0'),
    ];
    const to = { from: 'a', to: 'h', round: 2 };
    const now = standingsOf({ ...input(tables.slice(0, 3)), substitutions: [to] });
    expect(now.lines[0]).toMatchObject({ id: 'a', entrant: { id: 'h' }, formerly: [{ id: 'a' }], total: rational(12) });
    const back = [to, { from: 'h', to: 'a', round: 4 }];
    const later = standingsOf({ ...input(tables), substitutions: back });
    expect(later.lines[0]).toMatchObject({
      id: 'a',
      entrant: { id: 'a' },
      formerly: [{ id: 'h' }],
      total: rational(11),
    });
    expect(later.lines).toHaveLength(3);
    expect(later.waiting.map(({ entrant }) => entrant.id)).toEqual(['d', 'e', 'f', 'g']);
  });

  test('penalties are deducted from their round on; carried points are added', () => {
    const tables = [...first, table(2, 1, 'a 0', 'b 0', 'c 0')];
    const penalties: readonly Penalty[] = [{ player: 'a', round: 2, points: rational(4), reason: 'Renonce' }];
    const carried = entrants.map((one) => (one.id === 'c' ? { ...one, carried: rational(21, 2) } : one));
    const { lines } = standingsOf({ ...input(tables), penalties, entrants: carried });
    expect(lines.map(({ id, total, positions }) => [id, showRational(total), positions])).toEqual([
      ['b', '3', [2, 1]],
      ['c', '5/2', [3, 2]],
      ['a', '1', [1, 3]],
    ]);
  });

  test('a penalty alone makes no rank, and counts as soon as there is a result', () => {
    // d has played nothing: −10 would be before c.
    const penalties: readonly Penalty[] = [{ player: 'd', round: 1, points: rational(10), reason: 'zu spät' }];
    const penalised = { ...input([table(1, 1, 'a 15', 'b 3', 'c -18')]), penalties };
    expect(ladder(penalised)).toEqual(['1 a 15', '2 b 3', '3 c -18']);
    expect(
      standingsOf(penalised).waiting.map(({ entrant, penalties: owed }) => [entrant.id, showRational(owed)]),
    ).toEqual([
      ['d', '10'],
      ['e', '0'],
      ['f', '0'],
      ['g', '0'],
      ['h', '0'],
    ]);
    expect(ladder({ ...penalised, tables: [] })).toEqual([]);
    const later = { ...penalised, tables: [...penalised.tables, table(2, 1, 'd 4', 'e -4')] };
    expect(ladder(later)).toEqual(['1 a 15', '2 b 3', '3 e -4', '4 d -6', '5 c -18']);
  });

  test('nobody vanishes: even a result of somebody on no list has its row', () => {
    expect(ladder({ ...input(first), entrants: [] })).toEqual(['1 a 5', '2 b 3', '3 c -8']);
  });
});

describe('any evening', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const anyRound = fc
    .tuple(fc.shuffledSubarray(ids, { minLength: 8 }), fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 8 }))
    .map(([order, points]) =>
      [0, 4].map((from) => {
        const own = order.slice(from, from + 4);
        const first = points.slice(from, from + 3).map((n) => rational(n, 3));
        return own.map((player, i) => ({
          player,
          points: first[i] ?? negate(sum(first)),
          dealsPlayed: 16,
          dealsWon: i,
          minusDeals: 16 - i,
        }));
      }),
    );
  const anyTables = fc
    .array(anyRound, { minLength: 1, maxLength: 4 })
    .map((rounds) => rounds.flatMap((tables, r) => tables.map((seats, t) => ({ round: r + 1, table: t + 1, seats }))));
  const anyOptions = fc.record({
    tieBreaks: fc.shuffledSubarray([
      'best-round',
      'second-best-round',
      'deals-won',
      'fewest-minus-deals',
      'direct-meetings',
      'place-points',
    ] as const),
    seed: fc.string(),
    placePoints: fc.constantFrom('instead', 'besides', 'tie-break').map((mode) => ({
      mode,
      list: [4, 2, 1].map((n) => rational(n)),
    })),
    ranks: fc.constantFrom('competition', 'dense'),
  });

  it('comes out the same whatever the order of the input', () => {
    fc.assert(
      fc.property(anyTables, anyOptions, fc.integer(), (tables, options, turn) => {
        const turned = <T>(list: readonly T[]): T[] => shuffled(list, seededRng(turn));
        const straight = standingsOf({ entrants, tables, penalties: [], options });
        const mixed = standingsOf({
          entrants: turned(entrants),
          tables: turned(tables.map((one) => ({ ...one, seats: turned(one.seats) }))),
          penalties: [],
          options,
        });
        expect(mixed.lines.map(({ id, rank, total, tie }) => ({ id, rank, total, tie }))).toEqual(
          straight.lines.map(({ id, rank, total, tie }) => ({ id, rank, total, tie })),
        );
      }),
    );
  });

  it('loses no point, and ranks follow totals without extra gaps', () => {
    fc.assert(
      fc.property(anyTables, anyOptions, (tables, options) => {
        const { lines } = standingsOf({ entrants, tables, penalties: [], options });
        expect(sum(lines.map(({ points }) => points))).toEqual(ZERO);
        // 4 + 2 + 1 at each table, however they are shared.
        expect(sum(lines.map(({ placePoints }) => placePoints))).toEqual(rational(7 * tables.length));
        for (const line of lines) {
          const value = sum(line.rounds.flatMap((round) => round?.value ?? []));
          expect(subtract(line.total, value)).toEqual(ZERO);
        }
        for (const [i, line] of lines.entries()) {
          const before = lines[i - 1];
          if (!before) expect(line.rank).toBe(1);
          else {
            expect(compare(before.total, line.total)).toBeGreaterThanOrEqual(0);
            const next = options.ranks === 'dense' ? before.rank + 1 : i + 1;
            expect([before.rank, next]).toContain(line.rank);
            if (before.rank === line.rank) expect(equal(before.total, line.total)).toBe(true);
          }
        }
      }),
    );
  });

  it('ends without equal ranks if lots are drawn', () => {
    fc.assert(
      fc.property(anyTables, anyOptions, (tables, options) => {
        const tieBreaks = [...options.tieBreaks, 'lot' as const];
        const { lines } = standingsOf({ entrants, tables, penalties: [], options: { ...options, tieBreaks } });
        expect(lines.map(({ rank }) => rank)).toEqual(ids.map((_, i) => i + 1));
        expect(lines.reduce((all, { total }) => add(all, total), ZERO)).toBeDefined();
      }),
    );
  });
});
