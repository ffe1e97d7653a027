import { expect, test } from 'vitest';
import { rational, showRational, ZERO } from '#engine/core/rational.ts';
import { HALVINGS, PLACE_MODES, TIE_BREAKS } from '../format/choices.ts';
import { sideRanking, teamRanking } from './sides.ts';
import { standingsOf } from './standings.ts';
import { HALVING_TEXTS, PLACE_MODE_TEXTS, TIE_BREAK_TEXTS } from './texts.ts';

// a 9, b 4, c 4, d 1, e -2, f -16; c, d and e are ladies, b and c guests.
const points = { a: 9, b: 4, c: 4, d: 1, e: -2, f: -16 };
const groups: Readonly<Record<string, readonly string[]>> = {
  b: ['guests'],
  c: ['ladies', 'guests'],
  d: ['ladies'],
  e: ['ladies'],
};
const { lines } = standingsOf({
  entrants: Object.keys(points).map((id, i) => ({ id, name: id, groups: groups[id] ?? [], startNumber: i + 1 })),
  tables: [
    {
      round: 1,
      table: 1,
      seats: Object.entries(points).map(([player, n]) => ({
        player,
        points: rational(n),
        dealsPlayed: 16,
        dealsWon: 0,
        minusDeals: 0,
      })),
    },
  ],
  penalties: [],
  options: { tieBreaks: [], seed: '' },
});

test('a group has its own ranks', () => {
  const show = (group: string, style?: 'dense'): readonly string[] =>
    sideRanking(lines, group, style).map(({ rank, line }) => `${rank} ${line.id} (${line.rank})`);
  expect(show('ladies')).toEqual(['1 c (2)', '2 d (4)', '3 e (5)']);
  expect(show('guests')).toEqual(['1 b (2)', '1 c (2)']);
  expect(show('guests', 'dense')).toEqual(['1 b (2)', '1 c (2)']);
  expect(show('youth')).toEqual([]);
});

test('teams count all members, or the best; ties go to the better best member; a missing member leaves no rank', () => {
  const teams = [
    { id: 't1', name: 'Imst', members: ['a', 'e', 'f'] },
    { id: 't2', name: 'Zams', members: ['b', 'c', 'd'] },
    { id: 't3', name: 'Fließ', members: ['d', 'x', 'y'] },
  ];
  const show = (best?: number): readonly (readonly string[])[] => {
    const { ranked, incomplete } = teamRanking(lines, teams, best === undefined ? {} : { best });
    return [
      ranked.map(({ rank, team, total }) => `${rank} ${team.name} ${showRational(total)}`),
      incomplete.map(({ team, missing }) => `${team.name} ${missing}`),
    ];
  };
  // All: Imst 9-2-16, Zams 4+4+1. Best two: Imst 9-2, Zams 4+4. Best one: 9, 4, 1.
  expect(show()).toEqual([['1 Zams 9', '2 Imst -9'], ['Fließ 2']]);
  expect(show(2)).toEqual([['1 Zams 8', '2 Imst 7'], ['Fließ 1']]);
  expect(show(1)).toEqual([['1 Imst 9', '2 Zams 4', '3 Fließ 1'], []]);
  // b + d = 5 and c + d = 5 are level in both members; a + b - none.
  const level = teamRanking(lines, [
    { id: 'u', name: 'U', members: ['b', 'd'] },
    { id: 'v', name: 'V', members: ['c', 'd'] },
    { id: 'w', name: 'W', members: ['a'] },
  ]);
  expect(level.ranked.map(({ rank, team }) => [rank, team.name])).toEqual([
    [1, 'W'],
    [2, 'U'],
    [2, 'V'],
  ]);
});

test('the members that count are marked', () => {
  const { ranked } = teamRanking(lines, [{ id: 't', name: 'T', members: ['f', 'a', 'b'] }], { best: 2 });
  expect(ranked[0]?.members.map(({ line, counts }) => [line.id, counts])).toEqual([
    ['a', true],
    ['b', true],
    ['f', false],
  ]);
});

test('the points of a table still add up to zero', () => {
  expect(lines.reduce((all, { total }) => all + total.n, ZERO.n)).toBe(0);
});

test.each([
  ['tie-breaks', TIE_BREAKS, TIE_BREAK_TEXTS],
  ['place modes', PLACE_MODES, PLACE_MODE_TEXTS],
  ['halvings', HALVINGS, HALVING_TEXTS],
])('%s have texts in both languages', (_, ids, texts) => {
  expect(Object.keys(texts).sort()).toEqual([...ids].sort());
  for (const { de, en } of Object.values(texts)) expect(de && en).not.toBe('');
});
