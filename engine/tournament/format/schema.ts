import { z } from 'zod';
import { CASH } from './cash-schema.ts';
import { HALVINGS, PLACE_MODES, TIE_BREAKS } from './choices.ts';
import { ENTRY_MODES } from './choices.ts';
import { FINAL } from './final-schema.ts';
import { SEASON } from './season-schema.ts';

const COUNT = z.int().min(1).max(1000);

/** How an evening is run; frozen when it begins. A later change is an event with a reason. */
export const FORMAT = z.strictObject({
  /** Deals per round at a table of four. */
  deals: COUNT,
  /** At a table of five, where the dealer pauses; `null`: as many as at four. */
  dealsAtFive: COUNT.nullable(),
  dealsAtThree: COUNT.nullable(),
  /** `null`: the evening goes on as long as people like. */
  rounds: z.int().min(1).max(50).nullable(),
  /** Length of a round; deals not begun by its end are struck. `null`: no limit. */
  minutes: z.int().min(1).max(1000).nullable(),
  /** A table ends when somebody reaches `points`; everybody who has them by then gets the bonus as well. */
  target: z.strictObject({ points: COUNT, bonus: z.int().min(0).max(1000) }).nullable(),
  /** A table ends with its series, as the rules of the game know it (a pot is empty, a target is reached). */
  oneSeries: z.boolean().default(false),
  entry: z.enum(ENTRY_MODES),
  /** In the app, all tables of a round play the same cards, deal by deal. */
  duplicate: z.boolean().default(false),
  /** Every result is typed in a second time without seeing the first, and compared. */
  secondEntry: z.boolean(),
  /** Somebody other than the scorer confirms each result. */
  confirmation: z.boolean(),
  /** Applied in this order if points are equal. */
  tieBreaks: z.array(z.enum(TIE_BREAKS)).max(TIE_BREAKS.length),
  placePoints: z
    .strictObject({ mode: z.enum(PLACE_MODES), list: z.array(z.int().min(0).max(1000)).min(1).max(6) })
    .nullable(),
  /** Minus points count half, per round or per deal. */
  halving: z.enum(HALVINGS).nullable(),
  cash: CASH.nullable(),
  season: SEASON.nullable(),
  /** After the agreed rounds; `null`: there is none. */
  final: FINAL.nullable().default(null),
});

export type Format = z.infer<typeof FORMAT>;
