import { putRight } from '#engine/kernel/family/put-right.ts';

/** The version of the rules that new evenings and tables are played by. */
export const RULES_VERSION = 2;

/**
 * What was put right, by the first version that has it. What was begun by an earlier version is played on, and replayed, as that
 * version had it.
 */
const PUT_RIGHT = {
  /** After the seventh trick the declarer is asked for a black-out (reform §6.1). */
  'black-out-is-asked': 2,
} as const;

/** Whether the rules of a version have what was put right. */
export const hasPutRight = putRight(PUT_RIGHT);
