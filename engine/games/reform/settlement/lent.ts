import { z } from 'zod';
import type { Json } from '#engine/core/json.ts';

/** What every game may be worth in a round of a fixed value (reform §9). */
export const FIXED = { least: 4, most: 45 } as const;

/** What a series lends to a deal in the notes of its situation (reform §9), at a table of this size. */
export const lentNotes = (table: number) =>
  ({
    /** How many Hölzel each seat holds. */
    hoelzel: z.array(z.int().nonnegative()).length(table),
    /** Whether it is a Radel round. */
    radel: z.boolean(),
    /** What every game is worth in this round. */
    fixed: z.int().min(FIXED.least).max(FIXED.most),
  }) satisfies Readonly<Record<string, z.ZodType<Json>>>;
