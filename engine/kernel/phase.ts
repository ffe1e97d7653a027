import type { Json } from '../core/json.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Actor, Seat } from '../core/seat.ts';
import type { Action, Event, Phase, PhaseOf, State } from './types.ts';

/**
 * Closes a phase over its own union of actions. Sound, because the kernel parses with `actions` before each call.
 * Whose turn it is and what he is offered is asked several times of a state and worked out once.
 */
export const definePhase = <A extends Action>(phase: PhaseOf<A>): Phase => ({
  ...phase,
  turn: lastAnswer((s) => phase.turn(s)),
  offers: lastAnswer((s, seat) => phase.offers(s, seat)),
});

/**
 * Keeps the answer to the last question only: a map of all states costs more than it saves. It stays true, because states
 * never change.
 */
function lastAnswer<About extends readonly [Seat] | readonly [], T>(
  ask: (s: State, ...about: About) => T,
): (s: State, ...about: About) => T {
  let last: { readonly s: State; readonly seat: Seat | undefined; readonly answer: T } | undefined;
  return (s, ...about) => {
    const [seat] = about;
    if (last?.s !== s || last.seat !== seat) last = { s, seat, answer: ask(s, ...about) };
    return last.answer;
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
