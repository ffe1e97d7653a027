import { expect, test } from 'vitest';
import { GAMES } from './index.ts';

test.each(Object.values(GAMES).map((game) => [game.id, game.texts.refusals] as const))(
  '%s refuses a card that is not in hand with one code, whatever was to be done with it',
  (_family, refusals) => {
    expect(Object.keys(refusals).filter((code) => code.endsWith('not-in-hand'))).toHaveLength(1);
  },
);
