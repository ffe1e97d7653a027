import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { goOn, type Onward } from '#engine/phases/way.ts';
import type { Ruleset } from '../ruleset.ts';
import type { PhaseId } from './names.ts';

/** The next phase on the way that the contract goes; the first one after those that it does not name. */
export const onward =
  (ruleset: Ruleset): Onward<PhaseId> =>
  (s, from) =>
    goOn(ruleset.contractOf(firstGame(s)).way, s, from);
