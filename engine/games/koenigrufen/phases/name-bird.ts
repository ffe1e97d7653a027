import { z } from 'zod';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import { itemOf } from '#engine/kernel/score.ts';
import { declaration } from '#engine/phases/declaration.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { bidBird, birdsToName } from './birds.ts';
import { onward } from './flow.ts';

const ID = 'bird';
const ACTION = z.strictObject({ type: z.literal('name-bird'), bonus: z.string() });
type Naming = z.infer<typeof ACTION>;

/** Whoever bid a game with a bird not yet named names one of the hand they were dealt, also when they concede (tirol §14). */
export function nameBird(ruleset: Ruleset): PhaseOf<Naming, 'bird'> {
  return declaration({
    id: ID,
    actions: ACTION,
    isOpen: (s) => !bidBird(s),
    all: (s) => birdsToName(ruleset, s).map(({ id }): Naming => ({ type: 'name-bird', bonus: id })),
    refuse: (s, _by, { bonus }) =>
      birdsToName(ruleset, s).some(({ id }) => id === bonus)
        ? undefined
        : ruleset.bonus(bonus)
          ? refusal('bird-not-dealt', { item: bonus }, 'tirol §14')
          : refusal('unknown-bonus', { item: bonus }),
    decide: (s, _by, { bonus }) => [
      { type: 'items', items: [...s.items, itemOf(bonus, 'bid', firstGame(s).declarer)] },
    ],
    next: (s) => (firstGame(s).with['conceded'] === true ? [{ type: 'ended', end: 'settle' }] : onward(ruleset)(s, ID)),
  });
}
