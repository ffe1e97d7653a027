import { expect, test } from 'vitest';
import { showRational } from '../../../engine/core/rational.ts';
import { seasonTable } from '../../../engine/tournament/season/season.ts';
import { seasonInput } from './season-input.ts';

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
const format = { name: 'Cup', best: null, starts: 0, negativeIsZero: false, cupPoints: null };

test('evenings come in their order, and a player is one wherever his name is', () => {
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

test('a negative evening is nothing, or places give points', () => {
  const totals = (rules: Partial<typeof format> | { cupPoints: number[] }) =>
    seasonTable(seasonInput(read, { ...format, ...rules })).ranked.map(({ player, total }) => [
      player.name,
      showRational(total),
    ]);
  expect(totals({ negativeIsZero: true })).toEqual([
    ['Bert', '4'],
    ['ANNA', '7/3'],
  ]);
  expect(totals({ cupPoints: [10, 6] })).toEqual([
    ['ANNA', '16'],
    ['Bert', '16'],
  ]);
});
