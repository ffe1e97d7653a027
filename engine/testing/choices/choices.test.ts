import { describe, expect, it } from 'vitest';
import { GAMES } from '#engine/games/index.ts';
import { HIDDEN } from '../games/hidden/game.ts';
import { PROBE_GAMES } from '../games/index.ts';
import { WINDFALL } from '../games/windfall.ts';
import { PLANTED_CHOICES } from '../planted-choices.ts';
import { byEffort } from '../test-effort.ts';
import { compareChoices } from './run.ts';

/** Views that are compared in each profile that has something to choose unheard; `npm run choices` compares 500 in each. */
const LEAST = byEffort(20, 200);

/** The same in the game in which something is planted. */
const PLANTED = byEffort(400, 2_000);

const profiles = [...Object.values(GAMES), ...PROBE_GAMES].flatMap((game) =>
  game.profiles.map(({ id }) => ({ game, profile: id, name: `${game.id} ${id}` })),
);

// Whether a profile hides a choice is found out, not listed: whether anything was said that not everybody heard.
describe('nobody is shown what another chose unheard', () => {
  it.each(profiles)('in $name', ({ game, profile }) => {
    const { compared, unheard, violations } = compareChoices(game, profile, LEAST, 'choices');
    expect(violations).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(unheard === 0 ? 0 : LEAST);
    // In every profile of a delivered family something is laid away or said unheard.
    if (Object.hasOwn(GAMES, game.id)) expect(unheard).toBeGreaterThan(0);
  });

  it('and where everybody hears everything nothing can be exchanged', () => {
    expect(compareChoices(WINDFALL, 'plain', LEAST, 'choices')).toMatchObject({ unheard: 0, compared: 0 });
  });
});

it.each(PLANTED_CHOICES)('the comparison finds a view that tells $what', ({ game }) => {
  const { violations } = compareChoices(game, 'plain', PLANTED, 'planted');
  expect(violations.map(({ kind }) => kind)).toContain('choice-told');
});

it('and each thing that is planted would be hidden otherwise', () => {
  expect(compareChoices(HIDDEN, 'plain', PLANTED, 'planted').violations).toEqual([]);
});
