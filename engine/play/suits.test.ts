import { expect, test } from 'vitest';
import { PACK_54 } from '../decks/deck-54.ts';
import { winnerOf, withTrumps } from './suits.ts';

test.each([
  [['HK', 'HQ', 'T2', 'SK'], 2],
  [['HQ', 'HK', 'SK', 'DK'], 1],
  [['H4', 'SK', 'DK', 'CK'], 0],
  [['T1', 'T21', 'T22', 'T3'], 2],
  [['C7', 'C10', 'C9', 'C8'], 1],
])('trick %j is won by card %i', (trick, winner) => expect(winnerOf(PACK_54, trick)).toBe(winner));

test.each([
  [['HK', 'HQ', 'T2', 'SK'], 0],
  [['T2', 'HK', 'T3', 'SK'], 2],
])('without trumps trick %j is won by card %i', (trick, winner) =>
  expect(winnerOf(withTrumps(PACK_54, undefined), trick)).toBe(winner),
);

test('an empty trick has no winner', () => expect(() => winnerOf(PACK_54, [])).toThrow());
