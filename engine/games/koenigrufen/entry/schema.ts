import { z } from 'zod';
import { parseRational } from '../../../core/rational.ts';

/**
 * A deal from paper, as the score writer notes it (tirol §13; docs/formats.md). Which fields a contract needs is
 * checked in `check.ts`; here only their shapes.
 */
const seat = z.int().min(0).max(4);
const factor = z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(8)]);
/** No sheet has room for more. */
const MOST = 40;

const said = { id: z.string(), by: seat, kontra: factor.optional() };
/** `made` may be left to the card points in a sack. */
const announced = z.array(z.strictObject({ ...said, made: z.boolean().optional() })).max(MOST);
const silent = z.array(z.strictObject({ id: z.string(), by: seat, made: z.boolean() })).max(MOST);

/** Whatever was played: a flag that a double round follows (R21). */
const anyDeal = { fensterbankl: z.boolean().optional() };

/** Who plays what with whom; `partner: null`: the called king lies in the talon; `bird`: the one that the bid promised. */
const bid = {
  contract: z.string(),
  declarer: seat,
  partner: seat.nullable().optional(),
  bird: z.string().optional(),
};

/** A positive game: won or lost, or counted in thirds of the declarer's side. */
export const POSITIVE = z.strictObject({
  ...bid,
  conceded: z.literal(true).optional(),
  won: z.boolean().optional(),
  thirds: z.int().min(0).max(210).optional(),
  announced: announced.optional(),
  silent: silent.optional(),
  gameKontra: factor.optional(),
  ...anyDeal,
});

/** One negative game, with the kontra of each opponent by his seat. */
const pairs = {
  declarer: seat,
  contract: z.string(),
  kontra: z.record(z.string().regex(/^[0-4]$/), factor).optional(),
};

export const NEGATIVE = z.strictObject({
  games: z
    .array(z.strictObject({ ...pairs, tricks: z.int().min(0).max(12) }))
    .min(1)
    .max(4),
  ...anyDeal,
});

/** Trischaken: everybody's thirds by seat, 210 together; `null` for a pausing dealer, 0 for no trick. */
export const TRISCHAKEN = z.strictObject({
  contract: z.string(),
  thirds: z.array(z.int().min(0).max(210).nullable()).min(4).max(5),
  ...anyDeal,
});

/** A deal that could not be cleared up: 0 for everybody. */
export const ANNULLED = z.strictObject({ contract: z.literal('annulled'), ...anyDeal });

/** Points that a referee grants: above zero, in lowest terms. */
const points = z
  .string()
  .regex(/^\d{1,4}(\/[2-6])?$/)
  .refine((text) => (parseRational(text)?.n ?? 0) > 0);

/** A Renonce: who committed it, and the game as it stood then, without a result (tirol §8.5). */
const renonce = <S extends z.ZodType>(played: S) =>
  z.strictObject({
    contract: z.literal('renonce'),
    offenders: z.array(seat).min(1).max(3),
    played,
    withoutBird: z.boolean().optional(),
    extraClaims: z
      .array(z.strictObject({ by: seat, points, reason: z.string().max(200).optional() }))
      .max(MOST)
      .optional(),
    ...anyDeal,
  });

export const RENONCE_POSITIVE = renonce(
  z.strictObject({
    ...bid,
    announced: z.array(z.strictObject(said)).max(MOST).optional(),
    gameKontra: factor.optional(),
  }),
);
export const RENONCE_NEGATIVE = renonce(z.strictObject({ games: z.array(z.strictObject(pairs)).min(1).max(4) }));
export const RENONCE_TRISCHAKEN = renonce(z.strictObject({ contract: z.string() }));

/** Every form of a score entry of this family, for documents. */
export const ENTRY = z.union([
  POSITIVE,
  NEGATIVE,
  TRISCHAKEN,
  ANNULLED,
  RENONCE_POSITIVE,
  RENONCE_NEGATIVE,
  RENONCE_TRISCHAKEN,
]);

export type PositiveEntry = z.infer<typeof POSITIVE>;
export type NegativeEntry = z.infer<typeof NEGATIVE>;
export type TrischakenEntry = z.infer<typeof TRISCHAKEN>;
export type RenoncePositive = z.infer<typeof RENONCE_POSITIVE>;
export type RenonceNegative = z.infer<typeof RENONCE_NEGATIVE>;
export type RenonceTrischaken = z.infer<typeof RENONCE_TRISCHAKEN>;
