import { z } from 'zod';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { declaration } from '#engine/phases/declaration.ts';
import type { Ruleset } from '../ruleset.ts';
import { forehandOf, onward } from './flow.ts';

const LEADS = { 'lead-self': 'declarer', 'lead-forehand': 'forehand' } as const;
const WORDS = ['lead-self', 'lead-forehand'] as const;
const ACTION = z.strictObject({ type: z.enum(WORDS) });
type Leading = z.infer<typeof ACTION>;

/** Whether there is anything to choose: who is forehand leads in any case. */
const isOpen = (s: State): boolean => {
  const { declarer, with: said } = firstGame(s);
  return said['lead'] === undefined && declarer !== forehandOf(s);
};

/** The declarer leads to the first trick, or lets forehand (reform §7.10). */
export const leadChoice = (ruleset: Ruleset): PhaseOf<Leading, 'lead-choice'> =>
  declaration<Leading, 'lead-choice'>({
    id: 'lead-choice',
    actions: ACTION,
    isOpen,
    all: () => WORDS.map((type) => ({ type })),
    refuse: () => undefined,
    decide(s, _seat, { type }) {
      const game = firstGame(s);
      return [{ type: 'games', games: [{ ...game, with: { ...game.with, lead: LEADS[type] } }] }];
    },
    next: onward(ruleset),
  });
