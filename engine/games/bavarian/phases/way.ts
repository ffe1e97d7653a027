import { must } from '../../../core/assert-never.ts';
import { firstGame } from '../../../kernel/games.ts';
import type { Event, State } from '../../../kernel/types.ts';
import type { Ruleset } from '../ruleset.ts';

export const enter = (phase: string): Event => ({ type: 'entered', phase });

/** The next phase on the way that the contract goes; the first one after those that it does not name. */
export function goOn(ruleset: Ruleset, s: State, from: string): readonly Event[] {
  const { phases } = ruleset.contractOf(firstGame(s));
  return [enter(must(phases[phases.indexOf(from) + 1], `a phase after ${from}`))];
}
