import type { Json } from '../core/json.ts';
import type { Action, Phase, PhaseOf, State } from './types.ts';

/** Closes a phase over its own union of actions. Sound, because the kernel parses with `actions` before it calls. */
export const definePhase = <A extends Action>(phase: PhaseOf<A>): Phase => phase;

/** A phase's own memory, or what it starts with. */
export function notesOf<N extends Json>(s: State, phase: string, start: N): N {
  return (s.notes[phase] as N | undefined) ?? start;
}
