import { expect, test } from 'vitest';
import { SEATING_METHODS } from '../../../engine/tournament/draw/draw-request.ts';
import { CATALOGUES } from '../testing/loaded.ts';

test('every seating method has its words on the screen and on paper', () => {
  for (const { rounds, print } of Object.values(CATALOGUES))
    for (const method of [...SEATING_METHODS, 'by-hand'])
      expect([rounds.methods[method], print.methods[method]], method).toEqual([expect.any(String), expect.any(String)]);
});
