import { putRight } from '#engine/kernel/family/put-right.ts';

/** The version of the rules that new evenings and tables are played by. */
export const RULES_VERSION = 4;

/**
 * What was put right, by the first version that has it. What was begun by an earlier version is played on, and replayed, as that
 * version had it.
 */
const PUT_RIGHT = {
  /** Whoever changes tables settles with those who sat there (tuebingen TU33, illustrated I3). */
  'paid-by-who-sat-there': 2,
  /** A claim counts only from who held or saw the cards; one in vain is refused, and counted (tuebingen TU15). */
  'claims-are-proved': 2,
  /** The clock runs for the last person only, and again after every claim (tuebingen TU11, TU26). */
  'clock-for-the-last': 2,
  /** Weak opponents who count together are added as far as their tricks allow (tuebingen TU21). */
  'weak-as-they-fit': 2,
  /** Strafen that a correction adds after the next deal have to be confirmed as claimed in time (tuebingen TU23). */
  'late-strafen-are-confirmed': 3,
  /** A corrected declarer takes no Strafe along: it is late unless it stays with those who claimed it (tuebingen TU23). */
  'strafen-stay-with-people': 4,
} as const;

export type PutRight = keyof typeof PUT_RIGHT;

/** Whether the rules of a version have what was put right. */
export const hasPutRight = putRight(PUT_RIGHT);
