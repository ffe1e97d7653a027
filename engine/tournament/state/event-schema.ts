import { z } from 'zod';
import { ID } from '#engine/core/ids.ts';
import { PARTS, type Rational } from '#engine/core/rational.ts';
import { LINE_ITEM, RATIONAL, ROW, TABLE_RULES } from '#engine/kernel/deal/formats.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import { BALANCES, type LineItem, type Row } from '#engine/kernel/score.ts';
import { FORMAT } from '../format/schema.ts';
import { EXCHANGE_FROM, HOLDERS, PRESENCES, TEAM_SIZES } from './kinds.ts';

/**
 * What can happen at an evening, and what is recorded of it: the only description of events. Their types (`types.ts`) are
 * inferred from here, and an event file contains nothing else (`events/event-format.ts`).
 */

const TIME = z.iso.datetime();
const WORDS = z.string().max(400);
const COUNT = z.int().min(1).max(100_000);
const AT_TABLE = { round: COUNT, table: COUNT };
const IDS = z.array(ID);
const SEAT = z.int().min(0).max(9);
/** A seat of a round: its table from 1, its number from 0. */
const SEAT_PLACE = z.strictObject({ table: COUNT, seat: SEAT });
/** Described by the kernel, with its own types. */
const DEAL_ROW: z.ZodType<Row> = ROW;
const ITEM: z.ZodType<LineItem> = LINE_ITEM;
const RULES: z.ZodType<TableRules> = TABLE_RULES;
const SETTLEMENT = z.array(ITEM);
/** Of a series that ends with this deal: why, in the family's words. */
const ENDS = ID.exactOptional();
/** A score entry as it was typed, in the family's form, to be shown again for correction. */
const ENTRY: z.ZodType = z.json();
/** A number of deals that were played. */
const PLAYED = z.int().min(0).max(100_000);

/** The second, blind entry of a result, or somebody's confirmation of it. */
export const CHECK = z.strictObject({
  by: WORDS,
  /** Whether the second entry agrees; a confirmation always does. */
  agrees: z.boolean(),
  /** The differing entry; `entry` is missing in older journals. */
  other: z.strictObject({ row: DEAL_ROW, settlement: SETTLEMENT, entry: ENTRY.exactOptional() }).exactOptional(),
});

/** One deal's result: the row and its settlement as it stood when it was closed (never recomputed silently). */
export const DEAL_RESULT = z.strictObject({
  /** From 1. */
  deal: COUNT,
  row: DEAL_ROW,
  settlement: SETTLEMENT,
  ends: ENDS,
  /** What is paid besides if it was the table's last deal (what is left in the pot is shared); missing: nothing. */
  closing: SETTLEMENT.exactOptional(),
  /** Played at the app's table, or typed in from paper. */
  source: z.enum(['played', 'entered']),
  entry: ENTRY.exactOptional(),
  /** ISO time, given by the host. */
  at: TIME,
  /** Who entered it, if stated. */
  by: WORDS.exactOptional(),
  /** Why it was corrected, if it was. */
  reason: WORDS.exactOptional(),
  /** What the correction added after the next deal was said in time: the director has confirmed it. */
  inTime: z.literal(true).exactOptional(),
  check: CHECK.exactOptional(),
});

/**
 * A deal that was thrown in and dealt again by the same dealer, or another entry between two deals: it is recorded, and is
 * no deal of the round.
 */
export const REDEAL = z.strictObject({
  /** The number of the deal that was dealt again, or that comes next, from 1. */
  deal: COUNT,
  /** With its dealer, the reason and the referee (`remarksOf`). */
  row: DEAL_ROW,
  /** The next player deals in place of this one; missing: the same one again. */
  nextDeals: z.literal(true).exactOptional(),
  /** What it cost (a misdeal), if it did. */
  settlement: SETTLEMENT.exactOptional(),
  ends: ENDS,
  entry: ENTRY.exactOptional(),
  at: TIME,
  by: WORDS.exactOptional(),
});

const TOTAL_CHECK = z.strictObject({ by: WORDS, agrees: z.boolean(), other: z.array(RATIONAL).exactOptional() });

/** The total of a table's score sheet, as the table reported it. */
export const ROUND_TOTAL = z.strictObject({
  /** By seat. */
  points: z.array(RATIONAL),
  /** How many deals were recorded. */
  deals: COUNT,
  at: TIME,
  by: WORDS.exactOptional(),
  reason: WORDS.exactOptional(),
  check: TOTAL_CHECK.exactOptional(),
});

/** Players whose results are added up. Nobody is in two teams of one size; names are unique within a size. */
export const TEAM = z.strictObject({
  name: WORDS,
  size: z.literal(TEAM_SIZES),
  /** By id; fewer than its size while the team is being put together. */
  members: IDS,
  /** Defined by an older version through a group called `Team ...`. */
  grouped: z.literal(true).exactOptional(),
});

/** How many results of a team count, the best ones, by size. */
export const TEAM_COUNTING = z.strictObject({ 2: z.int().min(1).max(2), 4: z.int().min(1).max(4) });

/** How the tables were made: `random`, `planned`, `by-hand`, ... The seed repeats a draw. */
export const DRAW = z.strictObject({
  method: ID,
  seed: WORDS.exactOptional(),
  /** Seats were changed by hand afterwards: method and seed alone do not repeat these tables. */
  changed: z.literal(true).exactOptional(),
});

/** Points or money taken by the director; positive points are deducted. */
export const PENALTY = z.strictObject({
  /** `x1`, `x2`, ... */
  id: ID,
  player: ID,
  round: COUNT,
  points: RATIONAL,
  cents: z.int().min(0),
  reason: WORDS,
});

const PLAYER = z.strictObject({ id: ID, name: WORDS, groups: z.array(WORDS).exactOptional() });
/** Enters the final of a season; a separate form, because a missing amount cannot be written. */
const BRINGING = PLAYER.extend({ carried: RATIONAL });
const NEWCOMER: z.ZodType<z.output<typeof PLAYER> & { carried?: Rational }> = z.union([PLAYER, BRINGING]);

const TABLE_SIZE = z.int().min(2).max(10);

/** What an evening has to know of its game. */
const PLAYED_GAME = z.strictObject({
  /** Numbers of seats that a table may have. */
  tables: z.array(TABLE_SIZE).min(1),
  /** Those of them at which the dealer pauses. */
  pausing: z.array(TABLE_SIZE),
  balance: z.enum(BALANCES),
  /** Into what its scores are divided; missing: what sharing among players makes of a point. */
  parts: z.enum(PARTS).exclude(['shares']).exactOptional(),
});

const event = <T extends string, S extends z.core.$ZodLooseShape>(type: T, fields: S) =>
  z.strictObject({ type: z.literal(type), ...fields });

/** Everything that can happen at an evening, as written in an event file. Exact amounts are strings. */
export const EVENING_EVENT = z.discriminatedUnion('type', [
  event('evening-created', {
    id: ID,
    /** The evening that this one is a copy of; missing: none. */
    origin: ID.exactOptional(),
    name: WORDS,
    rules: RULES,
    deals: COUNT,
    at: TIME,
    /** Missing: a club evening. */
    purpose: z.enum(['club-evening', 'free-table']).exactOptional(),
    /** Missing: `deals` at every table, and nothing else agreed. */
    format: FORMAT.exactOptional(),
    /** Missing: four play, at tables of four or five. */
    game: PLAYED_GAME.exactOptional(),
  }),
  event('format-changed', { format: FORMAT, reason: WORDS }),
  event('evening-archived', { archived: z.boolean() }),
  event('players-added', { players: z.array(NEWCOMER) }),
  event('player-renamed', { player: ID, name: WORDS }),
  event('player-removed', { player: ID }),
  event('player-grouped', { player: ID, groups: z.array(WORDS) }),
  /** The player stays at this table from now on; `null`: at none. */
  event('player-locked', { player: ID, table: COUNT.nullable() }),
  event('presence-changed', { player: ID, presence: z.enum(PRESENCES) }),
  event('player-substituted', { player: ID, name: WORDS, before: WORDS }),
  event('apart-set', { pairs: z.array(z.tuple([ID, ID])) }),
  /** All teams of the evening, replacing the previous ones; the seed if some were drawn by lot. */
  event('teams-set', { teams: z.array(TEAM), counting: TEAM_COUNTING, seed: WORDS.exactOptional() }),
  /** Everybody is seated and may begin (free tables, and evenings of older versions). Without a seed: seated by hand. */
  event('round-drawn', { round: COUNT, seed: WORDS.exactOptional(), tables: z.array(IDS) }),
  /** Drafts from round `from` on, replacing all earlier drafts. `final`: the finalists; missing: not rounds of a final. */
  event('rounds-planned', { from: COUNT, draw: DRAW, rounds: z.array(z.array(IDS)), final: IDS.exactOptional() }),
  /** All tables of a draft as set by hand, or of a new draft after the last round; some may be unfinished. */
  event('seats-set', { round: COUNT, tables: z.array(IDS) }),
  event('draw-discarded', { round: COUNT }),
  /** Two players of a draft changed places (older versions). */
  event('seats-swapped', { round: COUNT, one: SEAT_PLACE, other: SEAT_PLACE }),
  /** Everybody present who deliberately has no seat in a round, replacing the previous list. */
  event('sitting-out-set', { round: COUNT, players: IDS }),
  event('round-published', { round: COUNT }),
  /** Published by mistake: a draft again, with the same tables. */
  event('round-unpublished', { round: COUNT }),
  /**
   * Two players of a published round have changed places. `beginning`: they sat like this from the start, so recorded
   * results pass to the other; `now`: recorded results stay with those who played them.
   */
  event('seats-exchanged', {
    ...{ round: COUNT, one: ID, other: ID, from: z.enum(EXCHANGE_FROM), reason: WORDS },
    /** On the way to a target of the format both go on with their own points; missing: with those of the seat (older versions). */
    pointsGoAlong: z.literal(true).exactOptional(),
  }),
  /** Somebody takes the last seat at a table of a published round that has not begun. */
  event('player-seated', { ...AT_TABLE, player: ID, reason: WORDS }),
  /** Somebody has left after `after` deals; the others play on until `deals` have been played altogether. */
  event('seat-vacated', {
    ...{ ...AT_TABLE, player: ID, after: PLAYED, deals: PLAYED, reason: WORDS },
    /** What everybody had then, by seat, at a table that reports a total; missing: deals say so, or nobody does. */
    standing: z.array(RATIONAL).exactOptional(),
  }),
  event('round-started', { round: COUNT, at: TIME }),
  event('round-closed', { round: COUNT }),
  event('round-reopened', { round: COUNT, reason: WORDS }),
  event('seat-held', { ...AT_TABLE, seat: SEAT, holder: z.enum(HOLDERS) }),
  event('deals-struck', { ...AT_TABLE, deals: z.int().min(0), reason: WORDS }),
  event('deal-entered', { ...AT_TABLE, result: DEAL_RESULT }),
  event('deal-redealt', { ...AT_TABLE, redeal: REDEAL }),
  /** The last deal of a free table continues or is replayed; or, after a correction, the table had ended before it. */
  event('deal-withdrawn', { ...AT_TABLE, deal: COUNT }),
  event('deal-corrected', { ...AT_TABLE, result: DEAL_RESULT }),
  /** A correction makes a deal count differently: its row stays, its line items and what follows from them change. */
  event('deal-resettled', {
    ...AT_TABLE,
    deal: COUNT,
    settlement: SETTLEMENT,
    ends: ENDS,
    closing: SETTLEMENT.exactOptional(),
  }),
  event('deal-checked', { ...AT_TABLE, deal: COUNT, check: CHECK }),
  event('total-entered', { ...AT_TABLE, total: ROUND_TOTAL }),
  /** It covered deals that no longer count. */
  event('total-withdrawn', AT_TABLE),
  event('total-checked', { ...AT_TABLE, check: TOTAL_CHECK }),
  event('penalty-given', { penalty: PENALTY }),
  event('penalty-withdrawn', { penalty: ID, reason: WORDS }),
]);
