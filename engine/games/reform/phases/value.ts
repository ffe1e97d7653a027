import { z } from 'zod';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import { declaration } from '#engine/phases/declaration.ts';
import type { Ruleset } from '../ruleset.ts';
import { FIXED } from '../settlement/lent.ts';

const ACTION = z.strictObject({ type: z.literal('value'), value: z.int().min(FIXED.least).max(FIXED.most) });
type Value = z.infer<typeof ACTION>;

const VALUES: readonly Value[] = Array.from({ length: FIXED.most - FIXED.least + 1 }, (_, i) => ({
  ...{ type: 'value', value: FIXED.least + i },
}));

/**
 * After a Sautanz its declarer says what every game of the next round is worth, unless the table has agreed on that; within such a
 * round it starts no new one, and nothing is asked (reform §9).
 */
export const value = ({ options }: Ruleset): PhaseOf<Value, 'value'> =>
  declaration<Value, 'value'>({
    id: 'value',
    actions: ACTION,
    isOpen: (s) =>
      options.sautanzValue === 'declarer' &&
      s.now.notes['fixed'] === undefined &&
      firstGame(s).with['value'] === undefined,
    all: () => VALUES,
    refuse: () => undefined,
    decide(s, _seat, said) {
      const game = firstGame(s);
      return [{ type: 'games', games: [{ ...game, with: { ...game.with, value: said.value } }] }];
    },
    next: () => [{ type: 'ended', end: 'settle' }],
  });
