import { expect, test } from 'vitest';
import { showRational } from '#engine/core/rational.ts';
import { SEASON, type SeasonFormat } from '../format/season-schema.ts';
import { seasonInput } from './reports.ts';
import { seasonTable } from './season.ts';

const result = (name: string, points: string, rank: number) => ({
  key: name.toLowerCase(),
  name,
  groups: [],
  points,
  rank,
});
const evening = (id: string, at: string, ...results: readonly ReturnType<typeof result>[]) => ({
  id,
  name: id,
  at,
  fieldSize: results.length,
  results,
});
const read = [
  evening('Feber', '2026-02-13T19:00:00Z', result('ANNA', '-4', 2), result('Bert', '4', 1)),
  evening('Jänner', '2026-01-16T19:00:00Z', result('Anna', '7/3', 1), result('Bert', '-7/3', 2)),
];
const format: SeasonFormat = {
  name: 'Cup',
  best: null,
  starts: 0,
  negativeIsZero: false,
  cupPoints: null,
  winnerBonus: 0,
};

test('evenings come in order, and the same name is the same player', () => {
  const input = seasonInput(read, format);
  expect(input.evenings.map(({ name, date }) => [name, date])).toEqual([
    ['Jänner', '2026-01-16'],
    ['Feber', '2026-02-13'],
  ]);
  expect(input.players.map(({ name }) => name)).toEqual(['ANNA', 'Bert']);
  const { ranked } = seasonTable(input);
  expect(ranked.map(({ rank, player, total, change }) => [rank, player.name, showRational(total), change])).toEqual([
    [1, 'Bert', '5/3', 1],
    [2, 'ANNA', '-5/3', -1],
  ]);
});

test('a negative evening counts zero, or places give points', () => {
  const totals = (rules: Partial<SeasonFormat>) =>
    seasonTable(seasonInput(read, { ...format, ...rules })).ranked.map(({ player, total }) => [
      player.name,
      showRational(total),
    ]);
  expect(totals({ negativeIsZero: true })).toEqual([
    ['Bert', '4'],
    ['ANNA', '7/3'],
  ]);
  expect(totals({ cupPoints: { table: { type: 'place-list', points: [10, 6] }, equal: 'share' } })).toEqual([
    ['ANNA', '16'],
    ['Bert', '16'],
  ]);
});

test('every scheme of cup points, with ties and a bonus for winning', () => {
  const evenings = [
    evening('Erster', '2026-01-16T19:00:00Z', result('Anna', '9', 1), result('Bert', '9', 1), result('Cilli', '-3', 3)),
    evening('Zweiter', '2026-02-13T19:00:00Z', result('Cilli', '8', 1), result('Anna', '-8', 2)),
  ];
  const totals = (cupPoints: SeasonFormat['cupPoints'], winnerBonus = 0) =>
    Object.fromEntries(
      seasonTable(seasonInput(evenings, { ...format, cupPoints, winnerBonus })).ranked.map(({ player, total }) => [
        player.name,
        showRational(total),
      ]),
    );
  // Three players give 3, 2, 1: Anna and Bert share (3 + 2) / 2; two give 2, 1. Anna 5/2 + 1, Cilli 1 + 2.
  const bySize = { type: 'field-size' } as const;
  expect(totals({ table: bySize, equal: 'share' })).toEqual({ Anna: '7/2', Bert: '5/2', Cilli: '3' });
  // With the better rank's points: Anna 3 + 1, Bert 3, Cilli 1 + 2.
  expect(totals({ table: bySize, equal: 'better' })).toEqual({ Anna: '4', Bert: '3', Cilli: '3' });
  // The bonus of 4 is shared if ties share (2 each for Anna and Bert), else everybody gets all of it.
  expect(totals({ table: bySize, equal: 'share' }, 4)).toEqual({ Anna: '11/2', Bert: '9/2', Cilli: '7' });
  expect(totals({ table: bySize, equal: 'better' }, 4)).toEqual({ Anna: '8', Bert: '7', Cilli: '7' });
  // Places 1 to 2 give 10, place 3 gives 4: Anna 10 + 10, Bert 10, Cilli 4 + 10.
  const bands = {
    type: 'rank-bands' as const,
    bands: [
      { upTo: 2, points: 10 },
      { upTo: 3, points: 4 },
    ],
  };
  expect(totals({ table: bands, equal: 'share' })).toEqual({ Anna: '20', Bert: '10', Cilli: '14' });
  // Up to two players 5, 2; three have 9, 7, 1: Anna 8 + 2, Bert 8, Cilli 1 + 5.
  const smaller = { upTo: 2, points: [5, 2] };
  const byField = (upTo: number) => ({ type: 'by-field' as const, fields: [smaller, { upTo, points: [9, 7, 1] }] });
  expect(totals({ table: byField(3), equal: 'share' })).toEqual({ Anna: '10', Bert: '8', Cilli: '6' });
});

test('a season of an older evening is read as it was meant, and written in today’s form', () => {
  const older = { name: 'Cup', best: 6, starts: 4, negativeIsZero: true, cupPoints: [10, 6] };
  const read = SEASON.decode(older);
  expect(read).toEqual({
    ...older,
    cupPoints: { table: { type: 'place-list', points: [10, 6] }, equal: 'share' },
    winnerBonus: 0,
  });
  expect(SEASON.decode(SEASON.encode(read))).toEqual(read);
  expect(SEASON.decode({ ...older, cupPoints: null }).cupPoints).toBeNull();
});

test('bands and fields must ascend', () => {
  const cupPoints = (table: unknown) => SEASON.safeParse({ ...format, cupPoints: { table, equal: 'share' } }).success;
  const bands = (...all: number[]) => ({ type: 'rank-bands', bands: all.map((upTo) => ({ upTo, points: 1 })) });
  expect([bands(1, 3), bands(3, 3), bands(3, 1), bands()].map(cupPoints)).toEqual([true, false, false, false]);
});
