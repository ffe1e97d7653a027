import refused from '#engine/games/reform/cases/refused.json' with { type: 'json' };
import { reform } from '#engine/games/reform/game.ts';
import { ENTRY } from '#engine/games/reform/refusals/entry.ts';
import type { EntryMaker } from './maker.ts';
import { IMPOSSIBLE_BIDS, LIMITS_OF_BIDS } from './reform/bids.ts';
import { RICH, USUAL } from './reform/deals.ts';
import { IMPOSSIBLE_EACH, LIMITS_OF_EACH } from './reform/each.ts';
import { IMPOSSIBLE } from './reform/impossible.ts';
import { IMPOSSIBLE_LAST, LIMITS_OF_LAST } from './reform/last-ways.ts';
import { AT_LIMITS } from './reform/limits.ts';
import { IMPOSSIBLE_WAYS, LIMITS_OF_WAYS } from './reform/ways.ts';
import { fromCases } from './turned.ts';

/** Those of its own, and those with which also words at the table are refused (reform §13, §14). */
const CODES = [
  ...Object.keys(ENTRY),
  ...['unknown-contract', 'option-off', 'bonus-not-in-contract', 'excluded-by-volat'],
  ...['kontra-above-limit', 'nothing-to-protest', 'side-not-known'],
];

/** Entries of Reform Tarock (reform §14). */
export const REFORM: EntryMaker = {
  game: reform,
  codes: CODES,
  impossible: {
    ...IMPOSSIBLE,
    ...IMPOSSIBLE_BIDS,
    ...IMPOSSIBLE_EACH,
    ...IMPOSSIBLE_WAYS,
    ...IMPOSSIBLE_LAST,
    ...fromCases(refused, USUAL, CODES),
  },
  atLimits: { ...AT_LIMITS, ...LIMITS_OF_BIDS, ...LIMITS_OF_EACH, ...LIMITS_OF_WAYS, ...LIMITS_OF_LAST },
  played: { options: RICH },
};
