import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { notesOf, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { askAround } from '#engine/phases/ask-around.ts';
import type { Ruleset } from '../ruleset.ts';
import { redeal } from './no-tarock.ts';
import { goOn, inReply } from './way.ts';

/** The phase in which all must agree on a Trischaken (illustrated §3.1). */
export const VOTE = 'vote';

const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('agree'), contract: z.literal('trischaken') }),
  z.strictObject({ type: z.literal('pass') }),
]);
type Vote = z.infer<typeof ACTION>;

/** All play for themselves; forehand leads, and stands for all as its first player (illustrated §8.5). */
export const trischaken = (s: State): readonly Event[] => [
  { type: 'games', games: [{ declarer: must(s.active[0], 'forehand'), contract: 'trischaken', with: {} }] },
];

/** The type of the last action. */
const lastSaid = ({ log }: State): string | undefined =>
  log.flatMap((event) => (event.type === 'said' ? [event.action.type] : [])).at(-1);

/** After three passes each in turn agrees to a Trischaken, or the cards are dealt again. */
export function vote(ruleset: Ruleset): PhaseOf<Vote, 'vote'> {
  const done = (s: State): number => notesOf(s, VOTE, { done: 0 }).done;
  /** Whether the last word was a no. */
  const isRefused = (s: State): boolean => done(s) > 0 && lastSaid(s) === 'pass';
  return askAround({
    id: VOTE,
    actions: ACTION,
    asked: (s) => inReply(ruleset, s.active),
    isSettled: isRefused,
    offers: () => [{ kind: 'one-of', actions: [{ type: 'pass' }, { type: 'agree', contract: 'trischaken' }] }],
    refuse: () => undefined,
    decide: (s, _seat, action) => (action.type === 'agree' && done(s) === s.active.length - 1 ? trischaken(s) : []),
    next: (s) => (s.games.length > 0 ? goOn(ruleset, s, VOTE) : redeal(ruleset)),
  });
}
