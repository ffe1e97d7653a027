import { expect, test } from 'vitest';
import { rational, showRational } from '#engine/core/rational.ts';
import { type FinalWish, seasonFinal, seasonFinalists } from './final.ts';
import { seasonTable } from './season.ts';
import type { SeasonInput } from './types.ts';

/** One evening: Anna 30, Bert 21, Cilli and Doris 12, Emil 3. */
const POINTS = { anna: 30, bert: 21, cilli: 12, doris: 12, emil: 3 };
const input: SeasonInput = {
  players: Object.keys(POINTS).map((id) => ({
    id,
    name: id.toUpperCase(),
    groups: id === 'cilli' ? ['Damen'] : [],
  })),
  evenings: [
    {
      id: 'e',
      name: 'e',
      results: Object.entries(POINTS).map(([player, n], i) => ({
        player,
        points: rational(n),
        rank: i === 3 ? 3 : i + 1,
      })),
    },
  ],
  rules: { counts: { by: 'points' }, tieBreaks: [], seed: 's' },
};
const table = seasonTable(input);
const WISH: FinalWish = { seats: 3, carry: { type: 'share', percent: 50 }, absent: [], taken: [] };
const shown = (wish: Partial<FinalWish>) =>
  seasonFinalists(table, { ...WISH, ...wish }).lines.map(
    ({ line, tied, carried }) => `${line.player.id} ${carried ? showRational(carried) : '?'}${tied ? '!' : ''}`,
  );

test('the best qualify with their carry-over; the director decides about a shared last place', () => {
  // Half of 30 and 21; both players on 12 share the last of three places.
  expect(shown({})).toEqual(['anna 15', 'bert 21/2', 'cilli ?!', 'doris ?!']);
  expect(seasonFinalists(table, WISH).open).toBe(1);
  expect(seasonFinal(table, WISH)).toMatchObject({ error: { code: 'final-undecided', at: { name: 'CILLI, DORIS' } } });
  expect(shown({ taken: ['cilli'] })).toEqual(['anna 15', 'bert 21/2', 'cilli 6!', 'doris ?!']);
  const full = seasonFinal(table, { ...WISH, taken: ['cilli'] });
  expect(full.ok && full.value.map(({ name, groups }) => [name, ...groups])).toEqual([
    ['ANNA'],
    ['BERT'],
    ['CILLI', 'Damen'],
  ]);
});

test('absent players make room, and start points follow the places of those who come', () => {
  const carry = { type: 'start-points', points: [20, 10, 5] } as const;
  // Without Anna: Bert is first, the two on 12 are second, and there are seats for all three.
  expect(shown({ carry: { ...carry, points: [...carry.points] }, absent: ['anna'] })).toEqual([
    'bert 20',
    'cilli 10',
    'doris 10',
  ]);
  expect(seasonFinal(table, { ...WISH, absent: Object.keys(POINTS) })).toMatchObject({ error: { code: 'no-players' } });
});
