import { z } from 'zod';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import { askAround } from '#engine/phases/ask-around.ts';
import { TRICKS } from '#engine/phases/trick.ts';
import { enter } from '#engine/phases/way.ts';
import { CONTRACTS } from '../contracts/index.ts';
import { CALL_ROUND, type PhaseId, RAUS_ROUND } from './names.ts';

const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('raus'), contract: z.literal(CONTRACTS.raus.id) }),
  z.strictObject({ type: z.literal('pass') }),
]);
type Said = z.infer<typeof ACTION>;
const SAYINGS: readonly Said[] = [{ type: 'pass' }, { type: 'raus', contract: CONTRACTS.raus.id }];

/** Each is asked once, the dealer last; the first Raus is played (tuebingen §3, R19). */
export const rausRound = (): PhaseOf<Said, 'raus'> =>
  askAround({
    id: RAUS_ROUND,
    actions: ACTION,
    asked: ({ active }) => active,
    isSettled: (s) => s.games.length > 0,
    offers: () => [{ kind: 'one-of', actions: SAYINGS }],
    refuse: () => undefined,
    decide: (_s, declarer, action) =>
      action.type === 'raus' ? [{ type: 'games', games: [{ declarer, contract: action.contract, with: {} }] }] : [],
    next: (s) => [enter<PhaseId>(s.games.length > 0 ? TRICKS : CALL_ROUND)],
  });
