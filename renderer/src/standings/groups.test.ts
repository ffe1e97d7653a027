import { expect, test } from 'vitest';
import { collator } from '../i18n/numbers.ts';
import { sideGroups, teamsOf } from './groups.ts';

const players = [
  { id: 'p1', groups: ['Damen', 'Team Imst'] },
  { id: 'p2', groups: ['Mannschaft Imst', 'Gäste'] },
  { id: 'p3', groups: ['Damen', 'Team Zams'] },
  { id: 'p4', groups: ['Team '] },
];

test('groups are sorted, teams are no groups', () =>
  expect(sideGroups(players, collator('de'))).toEqual(['Damen', 'Gäste', 'Team ']));

test('teams have two or four members, others are named apart', () =>
  expect(teamsOf(players)).toEqual({
    teams: [{ id: 'Imst', name: 'Imst', members: ['p1', 'p2'] }],
    odd: [{ id: 'Zams', name: 'Zams', members: ['p3'] }],
  }));
