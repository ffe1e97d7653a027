import { z } from 'zod';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { declaration } from '#engine/phases/declaration.ts';
import { lyingIn } from '#engine/phases/exchange.ts';
import { TALON_GROUPS } from '../names.ts';
import { refusal } from '../refusals/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { onward } from './flow.ts';

const WAYS = ['alone', 'schleifen-king'] as const;
const ACTION = z.strictObject({ type: z.enum(WAYS) });
type Choice = z.infer<typeof ACTION>;

/** Whether the called king lies in the talon, which is open now, and its declarer has not said yet how they go on. */
function isOpen(s: State): boolean {
  const { called, with: terms } = firstGame(s);
  return called !== undefined && terms['kingTalon'] === undefined && lyingIn(s, TALON_GROUPS).includes(called);
}

/** The called king lies in the talon: before anything is taken, the declarer chooses to play alone or to give up (reform §5.4). */
export const kingTalon = (ruleset: Ruleset): PhaseOf<Choice, 'king-talon'> => ({
  ...declaration<Choice, 'king-talon'>({
    id: 'king-talon',
    actions: ACTION,
    isOpen,
    all: () => WAYS.map((type) => ({ type })),
    refuse: () => undefined,
    decide(s, _seat, { type }) {
      const game = firstGame(s);
      return [{ type: 'games', games: [{ ...game, with: { ...game.with, kingTalon: type } }] }];
    },
    next: (s, id) =>
      firstGame(s).with['kingTalon'] === 'schleifen-king' ? [{ type: 'ended', end: 'settle' }] : onward(ruleset)(s, id),
  }),
  elsewhere: (s) => (s.games.length > 0 ? refusal('king-choice-not-open', undefined, 'reform §5.4') : undefined),
});
