/**
 * How much the tests try. `npm test` tries little everywhere; `npm test -- --full` sets `TAROCKABEND_EFFORT=full` and
 * tries everything (docs/testing.md). A test claims the same in both cases: only its counts differ.
 */
export const IS_FULL = process.env['TAROCKABEND_EFFORT'] === 'full';

/** How often something is tried: in `npm test`, and in full. */
export const byEffort = (small: number, full: number): number => (IS_FULL ? full : small);
