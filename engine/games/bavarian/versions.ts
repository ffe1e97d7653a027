import { putRight } from '#engine/kernel/family/put-right.ts';

/** The version of the rules that new evenings and tables are played by. */
export const RULES_VERSION = 3;

/**
 * What was put right, by the first version that has it. What was begun by an earlier version goes on as that version had
 * it, and what was entered by it stays worth what it was. Where a later version only allows more there is nothing to tell apart.
 */
const PUT_RIGHT = {
  /** In the sharp game a declarer without points has no trick: the fourth nine makes none alone (bavarian §7.2). */
  'no-points-no-trick': 2,
  /** Whoever leaves after the last deal has no share of the Kasse: those who stay have (bavarian B23). */
  'shared-by-who-stays': 3,
} as const;

export type PutRight = keyof typeof PUT_RIGHT;

/** Whether the rules of a version have what was put right. */
export const hasPutRight = putRight(PUT_RIGHT);
