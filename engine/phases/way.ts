import { must } from '../core/assert-never.ts';
import type { Seat } from '../core/seat.ts';
import type { Event, State } from '../kernel/deal/state.ts';

/** A stretch of the way that a contract goes through a deal: a phase, and what happens when it is entered. */
export type Stretch<Id extends string = string> =
  Id | { readonly phase: Id; readonly open: (s: State, declarer: Seat) => readonly Event[] };

/** Which phases there are its family has to say: `enter<PhaseId>`. */
export const enter = <Id extends string = never>(phase: NoInfer<Id>): Event => ({ type: 'entered', phase });

/** What follows on a phase, which says its own name; the rest the state knows. */
export type Onward<Id extends string = string> = (s: State, from: Id) => readonly Event[];

/**
 * Enters the stretch that comes after the phase which is over, or the first one if the way does not have that phase.
 * Whose game it is need only be said where the state does not know yet.
 */
export function goOn<Id extends string>(
  way: readonly Stretch<Id>[],
  s: State,
  from: Id | null,
  declarer = s.games[0]?.declarer,
): readonly Event[] {
  const at = way.findIndex((one) => (typeof one === 'string' ? one : one.phase) === from);
  const next = must(way[at + 1], `a phase after ${String(from)}`);
  if (typeof next === 'string') return [enter<Id>(next)];
  return [enter<Id>(next.phase), ...next.open(s, must(declarer, 'a declarer'))];
}
