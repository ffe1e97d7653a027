import { expect, test } from 'vitest';
import type { Presence } from '#engine/tournament/state/kinds.ts';
import { groupsOf } from '#engine/tournament/state/people/groups.ts';
import type { Player } from '#engine/tournament/state/types.ts';
import { collator } from '#page/i18n/numbers.ts';
import { asCell, base64, counted, found } from './list.ts';

const player = (name: string, presence: Presence = 'present', groups: readonly string[] = []): Player => ({
  id: name,
  name,
  groups,
  presence,
  formerly: [],
});
const PLAYERS = [
  player('Zoller Hans'),
  player('Höfer Gerti', 'paused', ['Damen', 'Gäste']),
  player('Huber Bert', 'gone'),
  player('Ärgerl Anna', 'present', ['Damen']),
];

test('the list is sorted as German sorts', () => {
  expect(found(PLAYERS, '', collator('de')).map(({ name }) => name)).toEqual([
    'Ärgerl Anna',
    'Höfer Gerti',
    'Huber Bert',
    'Zoller Hans',
  ]);
});

test('a search needs no accents, and finds groups too', () => {
  const names = (search: string) => found(PLAYERS, search, collator('de')).map(({ name }) => name);
  expect(names('hofer')).toEqual(['Höfer Gerti']);
  expect(names('damen  an')).toEqual(['Ärgerl Anna']);
  expect(names('niemand')).toEqual([]);
});

test('players who are here, pause, or have left are counted', () => {
  expect(counted(PLAYERS)).toEqual({ present: 2, paused: 1, gone: 1 });
});

test('every group is listed once', () => {
  expect(groupsOf({ players: PLAYERS })).toEqual(['Damen', 'Gäste']);
});

test('a name stays one cell, whatever it contains', () => {
  expect(asCell('Huber; Bert "Berti"')).toBe('"Huber; Bert ""Berti"""');
});

test('a file is sent as base64, even a long one', () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => i % 256);
  expect(Buffer.from(base64(bytes), 'base64').equals(Buffer.from(bytes))).toBe(true);
});
