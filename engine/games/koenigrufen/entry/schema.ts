import { z } from 'zod';
import { parseRational } from '../../../core/rational.ts';
import { LEGIBLE } from '../../../core/text.ts';
import { AGREED_ENTRY, ANNULLED_ENTRY, REDEAL_ENTRY, REMARKS } from '../../../kernel/common-entries.ts';

/**
 * A deal from paper, as the score writer notes it (tirol §13; docs/formats.md). Which fields a contract needs is
 * checked in `check.ts`; here only their shapes.
 */
const seat = z.int().min(0).max(4);
const factor = z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(8)]);
/** No sheet has room for more. */
const MOST = 40;
const tricks = z.int().min(0).max(12);

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
    .array(z.strictObject({ ...pairs, tricks }))
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

/** What every family takes; a deal that is dealt again has no flag, for it does not count. */
export const ANNULLED = ANNULLED_ENTRY.extend(anyDeal);
export const AGREED = AGREED_ENTRY.extend(anyDeal);
export const REDEAL = REDEAL_ENTRY;

/** Points that a referee grants: above zero, in lowest terms. */
const points = z
  .string()
  .regex(/^\d{1,4}(\/[2-6])?$/)
  .refine((text) => (parseRational(text)?.n ?? 0) > 0);

/** A claim on top of a Renonce; `from`: the offender who pays it alone. */
const claim = z.strictObject({
  by: seat,
  points,
  from: seat.optional(),
  reason: z.string().max(200).regex(LEGIBLE).optional(),
});

const renonceOf = <S extends z.ZodType>(played: S) => ({
  contract: z.literal('renonce'),
  /** At most three of those who play, and a pausing dealer. */
  offenders: z.array(seat).min(1).max(4),
  played,
  extraClaims: z.array(claim).max(MOST).optional(),
  ...REMARKS,
  ...anyDeal,
});

/** A Renonce: who committed it, and the game as it stood then, without a result (tirol §8.5). */
const renonce = <S extends z.ZodType>(played: S) =>
  z.strictObject({ ...renonceOf(played), withoutBird: z.boolean().optional() });

export const RENONCE_POSITIVE = renonce(
  z.strictObject({
    ...bid,
    conceded: z.literal(true).optional(),
    announced: z.array(z.strictObject(said)).max(MOST).optional(),
    gameKontra: factor.optional(),
  }),
);

/** Tricks only where the Renonce concerns single pairs, for the results of the others. */
export const RENONCE_NEGATIVE = renonce(
  z.strictObject({
    games: z
      .array(z.strictObject({ ...pairs, tricks: tricks.optional() }))
      .min(1)
      .max(4),
    pairs: z
      .array(z.strictObject({ declarer: seat, opponent: seat }))
      .min(1)
      .max(12)
      .optional(),
  }),
);
export const RENONCE_TRISCHAKEN = renonce(z.strictObject({ contract: z.string() }));

/** Before there is a game: what it costs for each regular player. */
export const RENONCE_IN_AUCTION = z.strictObject(renonceOf(z.strictObject({ contract: z.null(), points })));

/** The game was decided already: its result stands, and only claims come on top. */
const standing = <S extends z.ZodType>(played: S) => z.strictObject({ ...renonceOf(played), stands: z.literal(true) });

export const STANDING_POSITIVE = standing(POSITIVE.omit({ fensterbankl: true }));
export const STANDING_NEGATIVE = standing(NEGATIVE.omit({ fensterbankl: true }));
export const STANDING_TRISCHAKEN = standing(TRISCHAKEN.omit({ fensterbankl: true }));

/** Every form of a score entry of this family, for documents. */
export const ENTRY = z.union([
  POSITIVE,
  NEGATIVE,
  TRISCHAKEN,
  ANNULLED,
  REDEAL,
  AGREED,
  RENONCE_POSITIVE,
  RENONCE_NEGATIVE,
  RENONCE_TRISCHAKEN,
  RENONCE_IN_AUCTION,
  STANDING_POSITIVE,
  STANDING_NEGATIVE,
  STANDING_TRISCHAKEN,
]);

export type PositiveEntry = z.infer<typeof POSITIVE>;
export type NegativeEntry = z.infer<typeof NEGATIVE>;
export type TrischakenEntry = z.infer<typeof TRISCHAKEN>;
export type RenoncePositive = z.infer<typeof RENONCE_POSITIVE>;
export type RenonceNegative = z.infer<typeof RENONCE_NEGATIVE>;
export type RenonceTrischaken = z.infer<typeof RENONCE_TRISCHAKEN>;
export type RenonceInAuction = z.infer<typeof RENONCE_IN_AUCTION>;
export type RenonceStanding = Omit<z.infer<typeof STANDING_POSITIVE>, 'played'>;
