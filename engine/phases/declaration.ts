import type { z } from 'zod';
import type { Refusal } from '../core/refusal.ts';
import type { Actor, Audience, Seat } from '../core/seat.ts';
import type { Action } from '../kernel/deal/action.ts';
import { firstGame } from '../kernel/deal/first-game.ts';
import { defineSeatPhase, type PhaseOf } from '../kernel/deal/phase.ts';
import type { Event, State } from '../kernel/deal/state.ts';
import type { Onward } from './way.ts';

/** Something that the declarer says, or whoever has to: a called king, a suit, a number of tricks. */
export interface Declaration<A extends Action, Id extends string> {
  readonly id: Id;
  readonly actions: z.ZodType<A>;
  /** Who says it; missing: the declarer. */
  readonly by?: (s: State) => Seat;
  /** Whether it is still to be said. */
  readonly isOpen: (s: State) => boolean;
  /** Whatever might be said; what is refused is not offered. */
  readonly all: (s: State, seat: Seat) => readonly A[];
  readonly refuse: (s: State, seat: Seat, action: A) => Refusal | undefined;
  readonly decide: (s: State, seat: Seat, action: A) => readonly Event[];
  /** Who hears it; missing: everybody. */
  readonly heardBy?: (s: State, seat: Seat, action: A) => Audience;
  readonly next: Onward<Id>;
}

/** Somebody, mostly the declarer, says one of several things. */
export const declaration = <A extends Action, Id extends string = string>({
  id,
  actions,
  by = (s) => firstGame(s).declarer,
  isOpen,
  all,
  refuse,
  decide,
  heardBy,
  next,
}: Declaration<A, Id>): PhaseOf<A, Id> =>
  defineSeatPhase<A, Id>({
    id,
    actions,
    turn: (s) => ({ must: isOpen(s) ? [by(s)] : [], may: [] }),
    offers: (s, seat) => [{ kind: 'one-of', actions: all(s, seat).filter((action) => !refuse(s, seat, action)) }],
    refuse,
    decide,
    ...(heardBy && {
      heardBy: (s: State, by: Actor, action: A): Audience => (by === 'table' ? 'all' : heardBy(s, by, action)),
    }),
    next: (s) => next(s, id),
    show: () => null,
  });
