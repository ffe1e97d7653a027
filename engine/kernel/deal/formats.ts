import { z } from 'zod';
import { SEED_FORM } from '#engine/core/fair.ts';
import { firstFaults } from '#engine/core/faults.ts';
import type { Json } from '#engine/core/json.ts';
import { parseRational, type Rational, showRational } from '#engine/core/rational.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { refuseKernel } from '../refusals.ts';
import { type LineItem, SCORE_ACCOUNTS, type Situation, STAGES } from '../score.ts';
import type { DealRecord } from './rules.ts';

/**
 * The public file formats of a deal (docs/formats.md). An exact amount is a string such as `"-2/3"` in files and
 * `{ n, d }` in memory; these schemas are codecs between the two, and parse everything that comes from outside.
 */

const MEMORY = z.custom<Rational>(
  (value) => typeof value === 'object' && value !== null && 'n' in value && 'd' in value,
);

/** `"7"`, `"-2/3"`: lowest terms, no plus sign, no `/1`. */
export const RATIONAL = z.codec(z.string().regex(/^-?\d+(\/\d+)?$/), MEMORY, {
  decode: (text, ctx) => {
    const value = parseRational(text);
    if (value) return value;
    ctx.issues.push({ code: 'custom', input: text, message: 'not a fraction in lowest terms' });
    return z.NEVER;
  },
  encode: showRational,
});

/** Nobody has ever sat at a table of more than ten; a higher number is a typing error. */
const SEAT = z.int().min(0).max(9);
const SEATS = z.int().min(2).max(10);
const ID = z.string().min(1).max(60);
const CARD = z.string().min(1).max(8);
const NOTES = z.record(z.string(), z.json());

/** No club doubles more than six times; the limit keeps every product exact. */
const MULTIPLIER = RATIONAL.refine(({ n, d }) => n > 0 && n <= 64 && d <= 6);
const FACTOR = z.strictObject({ code: ID, by: MULTIPLIER, only: z.enum(SCORE_ACCOUNTS).exactOptional() });
const LENT_FACTORS = z.array(FACTOR).max(3);
const PURSE = z.union([SEAT, z.literal('pot'), z.literal('nobody')]);

const PROOF = z.array(z.int().min(1)).exactOptional();

/** One reason to pay; the amount is `base` times every factor. */
export const LINE_ITEM = z.strictObject({
  code: ID,
  stage: z.enum(STAGES).exactOptional(),
  from: PURSE,
  to: PURSE,
  base: RATIONAL,
  factors: z.array(FACTOR),
  only: z.enum(SCORE_ACCOUNTS).exactOptional(),
  proof: PROOF,
  beside: z.enum(['before', 'after']).exactOptional(),
});

const DEAL_NUMBER = z.int().min(1);
const TOTALS = z.array(RATIONAL).max(10).exactOptional();

/** What the series lends to a deal. */
export const SITUATION = z.strictObject({
  deal: DEAL_NUMBER,
  factors: LENT_FACTORS,
  pot: RATIONAL,
  totals: TOTALS,
  sameCards: z.literal(true).exactOptional(),
  notes: NOTES,
});

/** The same, but empty fields may be left out. */
const LENT = z.strictObject({
  deal: DEAL_NUMBER.exactOptional(),
  factors: LENT_FACTORS.exactOptional(),
  pot: RATIONAL.exactOptional(),
  totals: TOTALS,
  notes: NOTES.exactOptional(),
});

const VERDICT = { result: z.enum(['made', 'lost', 'draw']), measure: z.number().exactOptional(), proof: PROOF };
const GAME = z.strictObject({
  declarer: SEAT,
  contract: ID,
  called: CARD.exactOptional(),
  partner: SEAT.exactOptional(),
  with: NOTES,
  ...VERDICT,
});
const ITEM = z.strictObject({
  about: ID,
  stage: z.enum(STAGES),
  by: SEAT,
  against: z.array(SEAT),
  doublings: z.array(z.strictObject({ step: ID, by: SEAT, early: z.literal(true).exactOptional() })),
  protests: z.array(z.strictObject({ by: SEAT, of: z.int().min(1) })).exactOptional(),
  ...VERDICT,
});

/** A deal as its scorer knows it. */
export const ROW = z.strictObject({
  table: SEATS,
  dealer: SEAT,
  outcome: ID,
  games: z.array(GAME),
  items: z.array(ITEM),
  measures: z.array(z.number()).exactOptional(),
  counts: z.record(ID, z.array(z.number())).exactOptional(),
  notes: NOTES,
});

/** Which rules a table plays by. */
export const TABLE_RULES = z.strictObject({ family: ID, profile: ID, options: NOTES, rulesVersion: z.int().min(1) });

const ACTION = z.looseObject({ type: z.string().min(1).max(60) });

const BITS = z.string().regex(SEED_FORM);

/** What the pack was shuffled from, as `engine/core/fair.ts` does it. */
const FAIR = z.strictObject({
  evening: ID,
  round: DEAL_NUMBER,
  table: z.int().min(0),
  deal: DEAL_NUMBER,
  commitment: BITS,
  seed: BITS,
  shares: z.array(BITS.nullable()).max(10),
  promises: z.array(BITS.nullable()).max(10).exactOptional(),
  redeal: z.int().min(0),
});

const ACTIONS = z.array(z.tuple([z.union([SEAT, z.literal('table')]), ACTION]));

/** A deal after which the cards were put together without being shuffled. */
const EARLIER_DEAL = z.strictObject({ dealer: SEAT, now: SITUATION, actions: ACTIONS });

/** One played deal, finished or not. */
export const DEAL_RECORD = z.strictObject({
  v: z.literal(1),
  ...TABLE_RULES.shape,
  table: SEATS,
  dealer: SEAT,
  now: SITUATION,
  deck: z.array(CARD),
  actions: ACTIONS,
  row: ROW.nullable(),
  settlement: z.array(LINE_ITEM).nullable(),
  fair: FAIR.exactOptional(),
  sinceShuffle: z.array(EARLIER_DEAL).min(1).exactOptional(),
});

/** A deal from paper with the rules it was played by; each family defines what `deal` may hold (its OVERVIEW.md). */
export const SCORE_ENTRY = z.strictObject({
  v: z.literal(1),
  family: ID,
  profile: ID,
  options: NOTES.exactOptional(),
  table: SEATS.exactOptional(),
  dealer: SEAT.exactOptional(),
  situation: LENT.exactOptional(),
  deal: z.json(),
});
export type ScoreEntry = z.output<typeof SCORE_ENTRY>;

/** Reads a record from JSON; the refusals name every wrong place. */
export const parseRecord = (json: unknown): Result<DealRecord, readonly Refusal[]> => parseWith(DEAL_RECORD, json);
export const parseScoreEntry = (json: unknown): Result<ScoreEntry, readonly Refusal[]> => parseWith(SCORE_ENTRY, json);

/** The forms written to files. */
export const printRecord = (record: DealRecord): Json => print(DEAL_RECORD, record);
export const printItems = (items: readonly LineItem[]): Json => print(z.array(LINE_ITEM), items);
export const printSituation = (now: Situation): Json => print(SITUATION, now);

const print = (schema: z.ZodType, value: unknown): Json => z.encode(schema, value) as Json;

export function parseWith<T>(schema: z.ZodType<T>, json: unknown): Result<T, readonly Refusal[]> {
  const parsed = schema.safeParse(json);
  return parsed.success ? ok(parsed.data) : fail(firstFaults(formatFaults(parsed.error)));
}

/** Why JSON does not have its form: one refusal per place; a wrong version has its own code. */
export function* formatFaults({ issues }: z.ZodError, within: readonly string[] = []): Generator<Refusal> {
  for (const issue of issues) {
    const place = [...within, ...issue.path.map(String)];
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) yield refuseKernel('unknown-field', { field: [...place, key].join('.') });
    else if (place.length === 1 && place[0] === 'v') yield refuseKernel('unknown-version', { field: 'v' });
    else {
      const missing = issue.code === 'invalid_type' && issue.input === undefined && issue.message.includes('undefined');
      yield refuseKernel(missing ? 'missing-field' : 'wrong-value', { field: place.join('.') || 'JSON' });
    }
  }
}
