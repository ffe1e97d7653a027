import { z } from 'zod';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { notesOf, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import { declaration } from '#engine/phases/declaration.ts';
import { onward } from '../flow.ts';

const LOOK = 'look';
const ACTION = z.strictObject({ type: z.literal('seen') });
type Seen = z.infer<typeof ACTION>;

/** The declarer alone looks at the talon, which stays where it is, and says when they have seen it (reform §5.2, Spezi). */
export const look = (ruleset: Ruleset): PhaseOf<Seen, typeof LOOK> =>
  declaration<Seen, typeof LOOK>({
    id: LOOK,
    actions: ACTION,
    isOpen: (s) => !notesOf(s, LOOK, false),
    all: () => [{ type: 'seen' }],
    refuse: () => undefined,
    decide: () => [{ type: 'noted', phase: LOOK, notes: true }],
    next: onward(ruleset),
  });
