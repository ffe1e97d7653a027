import { z } from 'zod';

/**
 * A deal from paper, as the score writer notes it (tirol §13; docs/formats.md). Which fields a contract needs is
 * checked in `check.ts`; here only their shapes.
 */
const seat = z.int().min(0).max(4);
const factor = z.union([z.literal(1), z.literal(2), z.literal(4)]);

const announced = z.strictObject({ id: z.string(), by: seat, made: z.boolean(), kontra: factor.optional() });
const silent = z.strictObject({ id: z.string(), by: seat, made: z.boolean() });

/** A positive game: won or lost, or counted in thirds; `partner: null` means that the called king lies in the talon. */
const positive = z.strictObject({
  contract: z.string(),
  declarer: seat,
  partner: seat.nullable().optional(),
  conceded: z.literal(true).optional(),
  won: z.boolean().optional(),
  thirds: z.int().min(0).max(210).optional(),
  announced: z.array(announced).optional(),
  silent: z.array(silent).optional(),
  gameKontra: factor.optional(),
});

/** One negative game, with the kontra of each opponent by his seat. */
const negative = z.strictObject({
  declarer: seat,
  contract: z.string(),
  tricks: z.int().min(0).max(12),
  kontra: z.record(z.string().regex(/^[0-4]$/), factor).optional(),
});

/** Trischaken: everybody's thirds by seat, 210 together; `null` for a pausing dealer, 0 for no trick. */
const trischaken = z.strictObject({
  contract: z.string(),
  thirds: z.array(z.int().min(0).max(210).nullable()).min(4).max(5),
});

/** A deal that could not be cleared up: 0 for everybody. */
const annulled = z.strictObject({ contract: z.literal('annulled') });

export const POSITIVE = positive;
export const NEGATIVE = z.strictObject({ games: z.array(negative).min(1).max(4) });
export const TRISCHAKEN = trischaken;
export const ANNULLED = annulled;

/** Every form of a score entry of this family, for documents. */
export const ENTRY = z.union([POSITIVE, NEGATIVE, TRISCHAKEN, ANNULLED]);

export type PositiveEntry = z.infer<typeof POSITIVE>;
export type NegativeEntry = z.infer<typeof NEGATIVE>;
export type TrischakenEntry = z.infer<typeof TRISCHAKEN>;
