import { putRight } from '#engine/kernel/family/put-right.ts';

/** The version of the rules that new evenings and tables are played by. */
export const RULES_VERSION = 2;

/**
 * What was put right, by the first version that has it. What was begun by an earlier version is played on, and replayed, as that
 * version had it.
 */
const PUT_RIGHT = {
  /** Whoever leaves or changes seats within a series settles it with those who sat there (illustrated I3). */
  'paid-by-who-sat-there': 2,
  /** Where the next player deals again, they do so at a real table, too (illustrated R3). */
  'redealt-by-the-next': 2,
  /** By Löw and Beck nobody looks at the last trick of an opponent (illustrated §5). */
  'only-own-tricks': 2,
} as const;

export type PutRight = keyof typeof PUT_RIGHT;

/** Whether the rules of a version have what was put right. */
export const hasPutRight = putRight(PUT_RIGHT);
