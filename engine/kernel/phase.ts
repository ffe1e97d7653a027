import type { Json } from '../core/json.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Actor, Seat } from '../core/seat.ts';
import type { Action, Event, Offer, Phase, PhaseOf, State } from './types.ts';

/**
 * Closes a phase over its own union of actions. Sound, because the kernel parses with `actions` before each call.
 * Whose turn it is and what he may do is asked several times of each state (by who acts, by `apply`, by every view) and
 * worked out once: states never change, and phases have no other memory than the state's.
 */
export function definePhase<A extends Action>(phase: PhaseOf<A>): Phase {
  const turn = oncePerState((s) => phase.turn(s));
  const offers = oncePerState(() => new Map<Seat, readonly Offer[]>());
  return {
    ...phase,
    turn,
    offers(s, seat) {
      const made = offers(s);
      const known = made.get(seat);
      if (known) return known;
      const offered = phase.offers(s, seat);
      made.set(seat, offered);
      return offered;
    },
  };
}

/** Answers are kept as long as their states. */
function oncePerState<T>(ask: (s: State) => T): (s: State) => T {
  const answers = new WeakMap<State, T>();
  return (s) => {
    const known = answers.get(s);
    if (known !== undefined) return known;
    const answer = ask(s);
    answers.set(s, answer);
    return answer;
  };
}

/** The same for a phase in which only seats act; the kernel lets nobody act who is not in `turn`. */
export const defineSeatPhase = <A extends Action>(phase: SeatPhaseOf<A>): Phase =>
  definePhase<A>({
    ...phase,
    refuse: (s, by, action) => phase.refuse(s, seatOf(by), action),
    decide: (s, by, action) => phase.decide(s, seatOf(by), action),
  });

interface SeatPhaseOf<A extends Action> extends Omit<PhaseOf<A>, 'refuse' | 'decide'> {
  refuse(s: State, seat: Seat, action: A): Refusal | undefined;
  decide(s: State, seat: Seat, action: A): readonly Event[];
}

function seatOf(by: Actor): Seat {
  if (by === 'table') throw new Error('only seats act in this phase');
  return by;
}

/** A phase's own memory, or its initial value. */
export function notesOf<N extends Json>(s: State, phase: string, start: N): N {
  return (s.notes[phase] as N | undefined) ?? start;
}
