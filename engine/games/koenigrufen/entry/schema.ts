import { z } from 'zod';
import { LEGIBLE } from '#engine/core/text.ts';
import { AGREED_ENTRY, ANNULLED_ENTRY, REDEAL_ENTRY, REMARKS } from '#engine/kernel/entry/common-entries.ts';
import { shapeOf } from '#engine/kernel/entry/entry-shape.ts';
import type { Field } from '#engine/kernel/entry/entry-sheet.ts';
import { POINTS } from '#engine/kernel/words/texts.ts';
import {
  ANNOUNCED_BY,
  CLAIMED,
  CLAIMS,
  COUNTS,
  DECLARER,
  DECLARERS_TRICKS,
  EACH_GETS,
  FACTOR,
  FENSTERBANKL,
  MADE,
  MOST_ROWS,
  OFFENDERS,
  OPPONENT,
  PAIR_KONTRA,
  PAIRS,
  THIRDS,
  WITHOUT_BIRD,
} from './fields.ts';

// The JSON of a deal from paper (tirol §13; docs/formats.md), derived from the fields that a scorer is asked for.
// Which of them a contract needs is checked in `check.ts`.

const MOST_SEATS = 5;
const FEWEST_SEATS = 4;

/** The shape of a field's answer; `T` is what its kind stands for. */
const shape = <T>(field: Field): z.ZodType<T> => shapeOf(field, MOST_SEATS, POINTS.parts) as unknown as z.ZodType<T>;

const seat = shape<number>(DECLARER);
const factor = shape<number>(FACTOR);
const tricks = shape<number>(DECLARERS_TRICKS);

const said = { id: z.string(), by: shape<number>(ANNOUNCED_BY), kontra: factor.optional() };
const made = shape<boolean>(MADE);
/** `made` may be left to the card points in a sack. */
const announced = z.array(z.strictObject({ ...said, made: made.optional() })).max(MOST_ROWS);
const silent = z.array(z.strictObject({ id: z.string(), by: seat, made })).max(MOST_ROWS);

/** Whatever was played: a flag that a double round follows (R21). */
const anyDeal = { fensterbankl: shape<boolean>(FENSTERBANKL).optional() };

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
  thirds: shape<number>(THIRDS).optional(),
  announced: announced.optional(),
  silent: silent.optional(),
  gameKontra: factor.optional(),
  ...anyDeal,
});

/** One negative game, with the kontra of each opponent by their seat. */
const pairs = {
  declarer: seat,
  contract: z.string(),
  kontra: shape<Readonly<Record<string, number>>>(PAIR_KONTRA).optional(),
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
  thirds: shape<readonly (number | null)[]>(COUNTS).refine(({ length }) => length >= FEWEST_SEATS),
  ...anyDeal,
});

/** What every family takes; a deal that is dealt again has no flag, for it does not count. */
export const ANNULLED = ANNULLED_ENTRY.extend(anyDeal);
export const AGREED = AGREED_ENTRY[POINTS.parts].extend(anyDeal);
export const REDEAL = REDEAL_ENTRY;

/** A claim on top of a Renonce; earlier entries may have an empty reason. */
const claim = z.strictObject({
  by: shape<number>(CLAIMED.by),
  points: shape<string>(CLAIMED.points),
  from: shape<number>(CLAIMED.from).optional(),
  reason: z.string().max(CLAIMED.reason.most).regex(LEGIBLE).optional(),
});

const renonceOf = <S extends z.ZodType>(played: S) => ({
  contract: z.literal('renonce'),
  /** At most three of those who play, and a pausing dealer. */
  offenders: shape<readonly number[]>(OFFENDERS),
  played,
  extraClaims: z.array(claim).max(CLAIMS.most).optional(),
  ...REMARKS,
  ...anyDeal,
});

/** A Renonce: who committed it, and the game as it stood then, without a result (tirol §8.5). */
const renonce = <S extends z.ZodType>(played: S) =>
  z.strictObject({ ...renonceOf(played), withoutBird: shape<boolean>(WITHOUT_BIRD).optional() });

export const RENONCE_POSITIVE = renonce(
  z.strictObject({
    ...bid,
    conceded: z.literal(true).optional(),
    announced: z.array(z.strictObject(said)).max(MOST_ROWS).optional(),
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
      .array(z.strictObject({ declarer: seat, opponent: shape<number>(OPPONENT) }))
      .min(1)
      .max(PAIRS.most)
      .optional(),
  }),
);
export const RENONCE_TRISCHAKEN = renonce(z.strictObject({ contract: z.string() }));

/** Before there is a game: what it costs for each regular player. */
export const RENONCE_IN_AUCTION = z.strictObject(
  renonceOf(z.strictObject({ contract: z.null(), points: shape<string>(EACH_GETS) })),
);

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
