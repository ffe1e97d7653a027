import type { z } from 'zod';
import type { Refusal } from '../core/refusal.ts';
import type { Audience, Seat } from '../core/seat.ts';
import type { Action, Offer } from '../kernel/deal/action.ts';
import { defineSeatPhase, notesOf, type PhaseOf } from '../kernel/deal/phase.ts';
import type { Event, State } from '../kernel/deal/state.ts';

/** What several seats are asked one after the other. */
export interface AskAround<A extends Action, Id extends string> {
  readonly id: Id;
  readonly actions: z.ZodType<A>;
  /** Who is asked, in this order. */
  readonly asked: (s: State) => readonly Seat[];
  /** Whether the answers so far are enough; missing: everybody is asked. */
  readonly isSettled?: (s: State) => boolean;
  readonly offers: (s: State, seat: Seat) => readonly Offer[];
  readonly refuse: (s: State, seat: Seat, action: A) => Refusal | undefined;
  readonly decide: (s: State, seat: Seat, action: A) => readonly Event[];
  readonly heardBy?: (s: State, action: A) => Audience;
  readonly next: (s: State) => readonly Event[];
}

/** How many have had their turn. */
type Memory = { readonly done: number };

/** Each in turn is asked once, until one answer is enough. */
export function askAround<A extends Action, Id extends string = string>(about: AskAround<A, Id>): PhaseOf<A, Id> {
  const { id, actions, asked, isSettled, offers, refuse, decide, heardBy, next } = about;
  const done = (s: State): number => notesOf<Memory>(s, id, { done: 0 }).done;
  return defineSeatPhase<A, Id>({
    id,
    actions,
    turn: (s) => ({ must: isSettled?.(s) ? [] : asked(s).slice(done(s), done(s) + 1), may: [] }),
    offers,
    refuse,
    decide: (s, seat, action) => [
      ...decide(s, seat, action),
      { type: 'noted', phase: id, notes: { done: done(s) + 1 } satisfies Memory },
    ],
    ...(heardBy && { heardBy: (s: State, _by, action: A) => heardBy(s, action) }),
    next,
    show: (s) => ({ done: done(s) }),
  });
}
