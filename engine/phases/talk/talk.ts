import { z } from 'zod';
import type { Notes } from '#engine/core/json.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { after, type Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { defineSeatPhase, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import type { Item } from '#engine/kernel/score.ts';

/** How far a talk has come; all of it is public. */
export type Turns = {
  readonly speaker: Seat;
  /** Number of the speaker's turn, 0 being the opener's first. */
  readonly turn: number;
  /** How many have said good in a row since the last statement. */
  readonly goods: number;
  /** Whether the speaker has said something in this turn: their good then only ends it. */
  readonly spoke: boolean;
};

/** A talk that has not begun yet. */
export const opening = (speaker: Seat): Turns => ({ speaker, turn: 0, goods: 0, spoke: false });

/** That somebody has no more to say in this turn. It binds nobody: they may speak again when their turn comes back. */
export const GOOD = z.strictObject({ type: z.literal('good') });
type Good = z.infer<typeof GOOD>;

/** What a family says about a round in which items are announced and doubled. */
export interface Talk<A extends Action, Memory extends Turns & Notes, Id extends string> {
  readonly id: Id;
  /** All that can be said, `GOOD` included; made once, not at every table. */
  readonly actions: z.ZodType<A | Good>;
  /** How many have to say `good` in a row. */
  readonly goods: number;
  /** Whether the opener's first turn can be one of them. */
  readonly firstCounts: boolean;
  /** Whether there is anything to talk about, as everybody can tell; missing: there is. */
  readonly isOpen?: (s: State) => boolean;
  /** How far it has come, and what the family keeps besides. */
  readonly memory: (s: State) => Memory;
  /** Whatever might be said; what is refused is not offered. */
  readonly all: (s: State, seat: Seat) => readonly A[];
  readonly refuse: (s: State, seat: Seat, action: A) => Refusal | undefined;
  readonly say: (s: State, seat: Seat, action: A) => Statement<Memory>;
  /** What is kept of a turn that is over; missing: nothing. */
  readonly passed?: (memory: Memory) => Memory;
  readonly next: (s: State) => readonly Event[];
}

/** What comes of a statement: the items as they stand then, and what the family keeps of it; missing: nothing. */
interface Statement<Memory> {
  readonly items: readonly Item[];
  readonly memory?: Memory;
}

const isGood = (action: Action): action is Good => action.type === 'good';

/** Round and round, each says as much as they like and then `good`, until enough in a row have said nothing else. */
export function talk<A extends Action, Memory extends Turns & Notes, Id extends string>(
  about: Talk<A, Memory, Id>,
): PhaseOf<A | Good, Id> {
  const { id, actions, goods, firstCounts, isOpen, memory, all, refuse, say, passed, next } = about;

  function goneOn(s: State): Memory {
    const now = memory(s);
    const confirms = !now.spoke && (firstCounts || now.turn > 0);
    return {
      ...(passed?.(now) ?? now),
      speaker: after(now.speaker, s.active),
      turn: now.turn + 1,
      goods: confirms ? now.goods + 1 : 0,
      spoke: false,
    };
  }

  function spoken(s: State, seat: Seat, action: A): readonly Event[] {
    const { items, memory: kept = memory(s) } = say(s, seat, action);
    const notes: Memory = { ...kept, goods: 0, spoke: true };
    return [
      { type: 'items', items },
      { type: 'noted', phase: id, notes },
    ];
  }

  return defineSeatPhase<A | Good, Id>({
    id,
    actions,
    turn(s) {
      const { goods: said, speaker } = memory(s);
      return { must: (isOpen?.(s) ?? true) && said < goods ? [speaker] : [], may: [] };
    },
    offers: (s, seat) => [
      { kind: 'one-of', actions: [{ type: 'good' }, ...all(s, seat).filter((action) => !refuse(s, seat, action))] },
    ],
    refuse: (s, seat, action) => (isGood(action) ? undefined : refuse(s, seat, action)),
    decide: (s, seat, action) =>
      isGood(action) ? [{ type: 'noted', phase: id, notes: goneOn(s) }] : spoken(s, seat, action),
    next,
    show: memory,
  });
}
