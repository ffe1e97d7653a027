import { z } from 'zod';
import type { Refusal, Refuse } from '#engine/core/refusal.ts';
import { after, from, type Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { defineSeatPhase, notesOf, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';

/** A bid that stands. */
export type StandingBid = { readonly seat: Seat; readonly contract: string };

/** What everybody knows of such an auction; a family adds what its own rules ask for. */
export type CyclicMemory = {
  /** Standing declarers: none or one; several where a game may stand beside another. */
  readonly entries: readonly StandingBid[];
  /** Who passed. */
  readonly out: readonly Seat[];
  /** Who spoke last; `null` before the first word. */
  readonly last: Seat | null;
};

/** The same before anybody has spoken. */
export const UNOPENED: CyclicMemory = { entries: [], out: [], last: null };

/** What a family says about its auction. `A` is all that is said in it. */
export interface Cyclic<A extends Action, M extends CyclicMemory, Id extends string> {
  readonly id: Id;
  readonly actions: z.ZodType<A>;
  /** Whatever might be said, in the order in which it is offered. */
  readonly all: readonly A[];
  /** The word with which forehand opens without naming a game. */
  readonly opening: A['type'];
  readonly start: M;
  /** Whether a seat that is in, and has no standing bid, is asked; missing: it is, even if it can only pass. */
  isAsked?(s: State, seat: Seat): boolean;
  /** Why a seat whose turn it is may not bid, hold or stand beside: what is higher. */
  refuse(s: State, seat: Seat, action: A): Refusal | undefined;
  /** What it remembers besides: `now` is what an action has made of `before`. */
  remember(now: M, before: M, by: Seat, action: A): M;
  readonly rule: string;
  readonly refusal: Refuse<'first-word-only' | 'forehand-cannot-pass'>;
  /** What follows once every player who is in has a standing bid, or nobody else is asked. */
  won(s: State, entries: readonly StandingBid[]): readonly Event[];
  /** What follows if everybody but one has passed and there is no bid. */
  passedOut(s: State): readonly Event[];
}

/** What is said in every such auction, besides the opening. */
export const BID = z.strictObject({ type: z.literal('bid'), contract: z.string() });
export const HOLD = z.strictObject({ type: z.literal('hold') });
export const PASS = z.strictObject({ type: z.literal('pass') });

const isBid = (action: Action): action is z.infer<typeof BID> => action.type === BID.shape.type.value;
const isHold = ({ type }: Action): boolean => type === HOLD.shape.type.value;
const isPass = ({ type }: Action): boolean => type === PASS.shape.type.value;

/**
 * Forehand opens and cannot pass; then round and round, until nobody is left who has no standing bid. Whoever passes is out for good.
 * A `bid` replaces what stands, and who says `hold` takes it over as it is; what is higher, and what may stand beside, the family says.
 */
export function cyclic<A extends Action, M extends CyclicMemory, Id extends string>(
  rules: Cyclic<A, M, Id>,
): PhaseOf<A, Id> {
  const { id, actions, all, opening, start, rule, refusal } = rules;
  const memory = (s: State): M => notesOf(s, id, start);

  function speaker(s: State): Seat | undefined {
    const { entries, out, last } = memory(s);
    if (last === null) return s.active[0];
    const left = s.active.filter((seat) => !out.includes(seat));
    if (entries.length === 0 && left.length === 1) return undefined;
    return from(after(last, s.active), s.active).find(
      (seat) =>
        left.includes(seat) && entries.every((entry) => entry.seat !== seat) && (rules.isAsked?.(s, seat) ?? true),
    );
  }

  function refuse(s: State, seat: Seat, action: A): Refusal | undefined {
    const isFirst = memory(s).last === null;
    if (action.type === opening) return isFirst ? undefined : refusal('first-word-only', { item: opening }, rule);
    if (isPass(action)) return isFirst ? refusal('forehand-cannot-pass', undefined, rule) : undefined;
    return rules.refuse(s, seat, action);
  }

  function decide(before: M, seat: Seat, action: A): M {
    const { entries, out } = before;
    const now = { ...before, last: seat };
    if (isPass(action)) return { ...now, out: [...out, seat] };
    if (isHold(action)) return { ...now, entries: entries.map(({ contract }) => ({ seat, contract })) };
    return isBid(action) ? { ...now, entries: [{ seat, contract: action.contract }] } : now;
  }

  return defineSeatPhase<A, Id>({
    id,
    actions,
    turn(s) {
      const seat = speaker(s);
      return { must: seat === undefined ? [] : [seat], may: [] };
    },
    offers: (s, seat) => [{ kind: 'one-of', actions: all.filter((action) => !refuse(s, seat, action)) }],
    refuse,
    decide(s, seat, action) {
      const before = memory(s);
      const notes = rules.remember(decide(before, seat, action), before, seat, action);
      return [{ type: 'noted', phase: id, notes }];
    },
    next(s) {
      const { entries } = memory(s);
      return entries.length === 0 ? rules.passedOut(s) : rules.won(s, entries);
    },
    show: memory,
  });
}
