import { z } from 'zod';
import { OTHERS } from './choices.ts';

/** What finalists bring along of their points from before the final. */
export const CARRY = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('all') }),
  /** A percentage of them, exactly. */
  z.strictObject({ type: z.literal('share'), percent: z.int().min(0).max(99) }),
  /** The last finalist 1, the second last 2, and so on. */
  z.strictObject({ type: z.literal('ranks') }),
  /** For the first, the second and so on. */
  z.strictObject({ type: z.literal('start-points'), points: z.array(z.int().min(0).max(1000)).min(1).max(100) }),
]);

export type CarryFormat = z.output<typeof CARRY>;

/** A final after the agreed rounds: the best play on among themselves, and rank before all others. */
export const FINAL = z.strictObject({
  /** How many finalists there are. */
  seats: z.int().min(3).max(200),
  carry: CARRY,
  others: z.enum(OTHERS),
});
