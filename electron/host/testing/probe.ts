import { fail, ok } from '../../../engine/core/result.ts';
import type { FindGame } from '../../../engine/kernel/ready.ts';
import { TABLE_OF_FOUR } from '../../../engine/testing/table-of-four.ts';
import { refuseKernel } from '../../../engine/kernel/refusals.ts';

/** A small game of the engine's tests, as an evening agrees on it. */
export const PROBE = { family: TABLE_OF_FOUR.id, profile: 'plain' };

/** Finds that game and no other. */
export const findProbe: FindGame = (id) =>
  id === PROBE.family ? ok(TABLE_OF_FOUR) : fail(refuseKernel('unknown-family', { text: id }));
