import { must } from '../core/assert-never.ts';
import type { Seat } from '../core/seat.ts';
import type { Event, State } from '../kernel/deal/state.ts';

/** A stretch of the way that a contract goes through a deal: a phase, and what happens when it is entered. */
export type Stretch =
  string | { readonly phase: string; readonly open: (s: State, declarer: Seat) => readonly Event[] };

export const enter = (phase: string): Event => ({ type: 'entered', phase });

/** What follows on a phase, which says its own name; the rest the state knows. */
export type Onward = (s: State, from: string) => readonly Event[];

/**
 * Enters the stretch that comes after the phase which is over, or the first one if the way does not have that phase.
 * Whose game it is need only be said where the state does not know yet.
 */
export function goOn(
  way: readonly Stretch[],
  s: State,
  from: string | null,
  declarer = s.games[0]?.declarer,
): readonly Event[] {
  const at = way.findIndex((one) => (typeof one === 'string' ? one : one.phase) === from);
  const next = must(way[at + 1], `a phase after ${String(from)}`);
  if (typeof next === 'string') return [enter(next)];
  return [enter(next.phase), ...next.open(s, must(declarer, 'a declarer'))];
}
