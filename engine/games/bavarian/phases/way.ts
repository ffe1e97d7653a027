import { firstGame } from '../../../kernel/games.ts';
import type { Event, State } from '../../../kernel/types.ts';
import { goOn as onward } from '../../../phases/way.ts';
import type { Ruleset } from '../ruleset.ts';

/** The next phase on the way that the contract goes; the first one after those that it does not name. */
export const goOn = (ruleset: Ruleset, s: State, from: string): readonly Event[] =>
  onward(ruleset.contractOf(firstGame(s)).phases, s, from);
