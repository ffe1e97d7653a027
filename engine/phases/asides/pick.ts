import { z } from 'zod';
import { TRICK } from '#engine/core/card.ts';
import type { RefusalPlace } from '#engine/core/place.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { TRICKS, type TricksMemory, tricksMemory } from '../trick.ts';
import type { Aside } from './asides.ts';

const PICK = z.strictObject({ type: z.literal('pick'), seat: z.int().min(0) });
export type PickLead = z.infer<typeof PICK>;

/** `pick-first`: it is said before anything else is done; `pick-not-now`: nobody may say it now; `no-such-leader`: that seat does not play. */
type PickCode = 'pick-first' | 'pick-not-now' | 'no-such-leader';

/** What a family says about it. */
interface Picking {
  readonly refusal: (code: PickCode, at?: RefusalPlace) => Refusal;
  /** Whether it is so in what is played. */
  readonly isIn: (games: State['games']) => boolean;
}

/** Whether the last trick was won by whoever led to it, and they have not said yet who leads the next one. */
function isOpen(s: State): boolean {
  const { tricks, lead } = tricksMemory(s);
  const last = tricks.at(-1);
  return (
    lead === undefined && last !== undefined && last.plays[0]?.by === last.winner && (s.zones[TRICK] ?? []).length === 0
  );
}

/** Whoever wins a trick to which they have led says who leads the next one, before anything else is done. */
export function picking({ refusal, isIn }: Picking): Aside<PickLead> {
  const isDue = (s: State): boolean => isIn(s.games) && isOpen(s);
  return {
    actions: PICK,
    isIn,
    due: (s) => (isDue(s) ? refusal('pick-first') : undefined),
    offers: (s) =>
      isDue(s) ? [{ kind: 'one-of', actions: s.active.map((seat): PickLead => ({ type: 'pick', seat })) }] : [],
    refuse(s, _, { seat }) {
      if (!isDue(s)) return refusal('pick-not-now');
      return s.active.includes(seat) ? undefined : refusal('no-such-leader', { seat });
    },
    decide: (s, _, { seat }) => [
      { type: 'noted', phase: TRICKS, notes: { ...tricksMemory(s), lead: seat } satisfies TricksMemory },
    ],
  };
}
