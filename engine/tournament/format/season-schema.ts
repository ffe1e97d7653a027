import { z } from 'zod';
import { EQUAL_RANKS } from './cup-points.ts';

const COUNT = z.int().min(1).max(1000);

const POINTS = z.int().min(0).max(1000);

const LIST = z.array(POINTS).min(1).max(100);

const isAscending = (rows: readonly { readonly upTo: number }[]): boolean =>
  rows.every(({ upTo }, i) => i === 0 || upTo > (rows[i - 1]?.upTo ?? 0));

/** Points for the evening's place; the same tables as in cup-points.ts, in whole points. */
const CUP_TABLE = z.discriminatedUnion('type', [
  /** For the first, the second and so on. */
  z.strictObject({ type: z.literal('place-list'), points: LIST }),
  z.strictObject({ type: z.literal('field-size') }),
  z.strictObject({
    type: z.literal('rank-bands'),
    bands: z
      .array(z.strictObject({ upTo: COUNT, points: POINTS }))
      .min(1)
      .max(30)
      .refine(isAscending),
  }),
  /** Each list is for up to `upTo` players; the last one also applies to more. */
  z.strictObject({
    type: z.literal('by-field'),
    fields: z
      .array(z.strictObject({ upTo: COUNT, points: LIST }))
      .min(1)
      .max(20)
      .refine(isAscending),
  }),
]);

export type CupTableFormat = z.output<typeof CUP_TABLE>;

const CUP = z.strictObject({ table: CUP_TABLE, equal: z.enum(EQUAL_RANKS) });

/** Older evenings had only a list of points, which ties shared. */
const CUP_POINTS = z.codec(z.union([CUP, LIST]), CUP, {
  decode: (stored) =>
    Array.isArray(stored)
      ? { table: { type: 'place-list' as const, points: stored }, equal: 'share' as const }
      : stored,
  encode: (cup) => cup,
});

/** The season that the evening counts for; the rules of its newest evening apply. */
export const SEASON = z.strictObject({
  name: z.string().trim().min(1).max(80),
  /** How many of the best evenings count; `null`: all. */
  best: COUNT.nullable(),
  /** Players with fewer starts are listed below the line. */
  starts: z.int().min(0).max(100),
  /** An evening with a negative result counts 0. */
  negativeIsZero: z.boolean(),
  /** Points for places instead of the played points; `null`: points as played. */
  cupPoints: CUP_POINTS.nullable(),
  /** Added for winning the evening; several winners share it if ties share. */
  winnerBonus: POINTS.default(0),
});

export type SeasonFormat = z.output<typeof SEASON>;
