import { z } from 'zod';
import { TILLS } from './cash-rules.ts';

const CENTS = z.int().min(0).max(1_000_000);

/** The cash desk; amounts in cents. */
export const CASH = z.strictObject({
  fee: CENTS,
  /** Another fee for a group, such as the youth; the lowest applies. */
  reduced: z
    .array(z.strictObject({ group: z.string().trim().min(1).max(80), cents: CENTS }))
    .max(20)
    .default([]),
  /** What the club keeps of each fee; the rest goes to the prizes. */
  houseKeeps: CENTS,
  /** For one point of the money account; 0: points are not paid out. */
  perPoint: CENTS,
  prizes: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('fixed'), cents: z.array(CENTS).min(1).max(50) }),
      z.strictObject({ type: z.literal('percent'), percent: z.array(z.number().min(0).max(100)).min(1).max(50) }),
    ])
    .nullable(),
  /** Prizes are rounded down to multiples of this, in cents. */
  step: z.int().min(1).max(100_000),
  /** Prizes in kind for the first, the second and so on, such as a ham; an empty text: none for this place. */
  goods: z.array(z.string().trim().max(80)).max(50).default([]),
  /** The club's pot (Pagatkassa), carried from evening to evening. */
  pot: z
    .strictObject({
      /** What was in it when the evening began. */
      before: CENTS,
      /** For one unit of the tables' pots; 0: they are settled at the tables. */
      perUnit: CENTS,
    })
    .nullable()
    .default(null),
  /** Where penalties go. */
  penaltiesTo: z.enum(TILLS).default('house'),
});

export type CashFormat = z.output<typeof CASH>;
