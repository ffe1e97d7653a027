import { z } from 'zod';
import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import type { Action } from '../kernel/deal/action.ts';
import { defineSeatPhase, notesOf, type PhaseOf } from '../kernel/deal/phase.ts';
import type { Event, State } from '../kernel/deal/state.ts';

/** What several seats may say, each as much as they like in their turn. */
export interface InTurn<A extends Action, Quiet extends string, Id extends string> {
  readonly id: Id;
  readonly actions: z.ZodType<A>;
  /** The word that ends a turn. */
  readonly quiet: Quiet;
  /** Who speaks, in this order. */
  readonly asked: (s: State) => readonly Seat[];
  /** Whether a seat is asked at all, as far as everybody can know; missing: it is. */
  readonly isAsked?: (s: State, seat: Seat) => boolean;
  /** Whatever might be said; what is refused is not offered. */
  readonly all: (s: State, seat: Seat) => readonly A[];
  readonly refuse: (s: State, seat: Seat, action: A) => Refusal | undefined;
  readonly decide: (s: State, seat: Seat, action: A) => readonly Event[];
  readonly next: (s: State) => readonly Event[];
}

/** That somebody has said all there is to say. */
export type Ended<Quiet extends string> = { readonly type: Quiet };

/** How many have had their turn. */
type Memory = { readonly done: number };

/** One after the other says as many things as there are to say, and ends the turn with a quiet word. */
export function inTurn<A extends Action, Quiet extends string, Id extends string>(
  about: InTurn<A, Quiet, Id>,
): PhaseOf<A | Ended<Quiet>, Id> {
  const { id, actions, quiet, asked, isAsked, all, refuse, decide, next } = about;
  const QUIET = z.strictObject({ type: z.literal(quiet) });
  const isQuiet = (action: A | Ended<Quiet>): action is Ended<Quiet> => action.type === quiet;
  const done = (s: State): number => notesOf<Memory>(s, id, { done: 0 }).done;
  const speaker = (s: State): Seat | undefined =>
    asked(s)
      .slice(done(s))
      .find((seat) => isAsked?.(s, seat) ?? true);
  return defineSeatPhase<A | Ended<Quiet>, Id>({
    id,
    actions: z.union([QUIET, actions]),
    turn(s) {
      const seat = speaker(s);
      return { must: seat === undefined ? [] : [seat], may: [] };
    },
    offers: (s, seat) => [
      { kind: 'one-of', actions: [{ type: quiet }, ...all(s, seat).filter((action) => !refuse(s, seat, action))] },
    ],
    refuse: (s, seat, action) => (isQuiet(action) ? undefined : refuse(s, seat, action)),
    decide: (s, seat, action) =>
      isQuiet(action)
        ? [{ type: 'noted', phase: id, notes: { done: asked(s).indexOf(seat) + 1 } satisfies Memory }]
        : decide(s, seat, action),
    next,
    show: (s) => ({ done: done(s) }),
  });
}
