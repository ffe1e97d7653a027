import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games/index.ts';
import { PROBE_GAMES } from '../games/index.ts';
import { byEffort } from '../test-effort.ts';
import { lookForWorlds } from './found.ts';

const profiles = [...Object.values(GAMES), ...PROBE_GAMES].flatMap((game) =>
  game.profiles.map(({ id: profile }) => ({ game, profile })),
);

describe.each(profiles)('$game.id, $profile', ({ game, profile }) => {
  test('nearly every decision has different worlds that fit all that was seen', () => {
    const { decisions, enough, wrong, tooFew } = lookForWorlds({
      ...{ game, profile },
      deals: byEffort(3, 50),
      oneIn: byEffort(12, 1),
    });
    expect(wrong).toBe(0);
    expect(enough / decisions, tooFew.join(', ')).toBeGreaterThanOrEqual(0.99);
  });
});
