import { fail, ok } from '#engine/core/result.ts';
import type { FindGame } from '#engine/kernel/family/resolve-rules.ts';
import { refuseKernel } from '#engine/kernel/refusals.ts';
import { COMPOSED } from '#engine/testing/games/composed/game.ts';
import { ORDERING } from '#engine/testing/games/ordering.ts';
import { POTATO } from '#engine/testing/games/potato.ts';
import { STACKING } from '#engine/testing/games/stacking.ts';
import { TABLE_OF_FOUR } from '#engine/testing/table-of-four.ts';

/** A small game of the engine's tests, as an evening agrees on it. */
export const PROBE = { family: TABLE_OF_FOUR.id, profile: 'plain' };

/** One in which all act at once, against a clock. */
export const AT_ONCE = { family: ORDERING.id, profile: 'plain' };

/** One of whose phase a clock measures all. */
export const HANDED_ON = { family: POTATO.id, profile: 'plain' };

/** One whose cards may be ordered by all at once, cut, and dealt again without shuffling. */
export const ORDERED = { family: STACKING.id, profile: 'plain' };

/** Finds these games and no others. */
export const findProbe: FindGame = (id) => {
  const game = [TABLE_OF_FOUR, COMPOSED, ORDERING, POTATO, STACKING].find((one) => one.id === id);
  return game ? ok(game) : fail(refuseKernel('unknown-family', { text: id }));
};
