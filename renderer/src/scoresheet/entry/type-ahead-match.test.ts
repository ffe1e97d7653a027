import { expect, test } from 'vitest';
import { typeAheadMatch } from './type-ahead-match.ts';

const GAMES = ['Rufer', 'Trischaken', 'Sechserdreier', 'Piccolo', 'Besserrufer I', 'Besserrufer II', 'Bettel', 'Solo'];

test.each([
  ['r', -1, 0],
  ['so', -1, 7],
  ['bet', -1, 6],
  ['besserrufer ii', -1, 5],
  ['b', -1, 4],
  // The same letter again moves on, and wraps around.
  ['b', 4, 5],
  ['bb', 5, 6],
  ['b', 6, 4],
])('%s after %i is %i', (typed, current, found) => expect(typeAheadMatch(GAMES, typed, current)).toBe(found));

test.each(['x', 'rx', 'bx'])('%s matches nothing', (typed) => expect(typeAheadMatch(GAMES, typed, 0)).toBeUndefined());
