import { expect, test } from 'vitest';
import type { Team } from '#engine/tournament/state/types.ts';
import { apartPairs, changed, nameAfter, without } from './edits.ts';

test('a team without a name is named after its members', () => {
  expect(nameAfter(['Huber Sepp', 'Moser', 'Zoller  Eva'])).toBe('Huber / Moser / Zoller');
  expect(nameAfter(['x'.repeat(79), 'yy'])).toHaveLength(80);
});

test('a team is found again in a later list, by its size and name', () => {
  const pair: Team = { name: 'Imst', size: 2, members: ['p1'] };
  const four: Team = { name: 'Imst', size: 4, members: ['p2'] };
  const now = [{ ...pair, members: ['p1', 'p3'] }, four];
  expect(changed(now, pair, (team) => ({ ...team, name: 'Telfs' }))).toEqual([
    { name: 'Telfs', size: 2, members: ['p1', 'p3'] },
    four,
  ]);
  expect(without(now, pair)).toEqual([four]);
});

test('members are kept apart once, besides those who are apart already', () => {
  const teams: readonly Team[] = [
    { name: 'A', size: 4, members: ['p1', 'p2', 'p3'] },
    { name: 'B', size: 2, members: ['p4', 'p5'] },
  ];
  expect(apartPairs(teams, 4, [['p2', 'p1']])).toEqual([
    ['p2', 'p1'],
    ['p1', 'p3'],
    ['p2', 'p3'],
  ]);
});
