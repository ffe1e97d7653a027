import { tuebingen } from '#engine/games/tuebingen/game.ts';
import { REFUSALS } from '#engine/games/tuebingen/refusals.ts';
import { entryCodes } from '../case-files.ts';
import type { EntryMaker } from './maker.ts';
import { IMPOSSIBLE } from './tuebingen-impossible.ts';
import { AT_LIMITS } from './tuebingen-limits.ts';
import { anyHands, written } from './tuebingen-played.ts';

/** Entries of Tübingen Tarock (tuebingen §7, §12). */
export const TUEBINGEN: EntryMaker = {
  game: tuebingen,
  codes: entryCodes(Object.keys(REFUSALS), 'option-off'),
  impossible: IMPOSSIBLE,
  atLimits: AT_LIMITS,
  played: { options: { 'strafen-claim': 'auto' }, stack: anyHands, written },
};
