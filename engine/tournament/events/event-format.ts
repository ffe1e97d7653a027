import { z } from 'zod';
import type { Refusal } from '../../core/refusal.ts';
import type { Result } from '../../core/result.ts';
import { LINE_ITEM, parseWith, RATIONAL, ROW, TABLE_RULES } from '../../kernel/formats.ts';
import { FORMAT } from '../format/format.ts';
import { EXCHANGE_FROM, HOLDERS, PRESENCES, TEAM_SIZES, type EveningEvent } from '../state/types.ts';

/** As long as an id may be in a command, and nothing that means something in an address or a page. */
const ID = z.string().regex(/^[\w-]{1,40}$/);
const TIME = z.iso.datetime();
const WORDS = z.string().max(400);
const COUNT = z.int().min(1).max(100_000);
const AT_TABLE = { round: COUNT, table: COUNT };
const IDS = z.array(ID);
const SEAT = z.int().min(0).max(9);
const SEAT_PLACE = z.strictObject({ table: COUNT, seat: SEAT });
const SETTLEMENT = z.array(LINE_ITEM);

const CHECK = z.strictObject({
  by: WORDS,
  agrees: z.boolean(),
  other: z.strictObject({ row: ROW, settlement: SETTLEMENT, entry: z.json().exactOptional() }).exactOptional(),
});
const TOTAL_CHECK = z.strictObject({ by: WORDS, agrees: z.boolean(), other: z.array(RATIONAL).exactOptional() });

const RESULT = z.strictObject({
  deal: COUNT,
  row: ROW,
  settlement: SETTLEMENT,
  source: z.enum(['played', 'entered']),
  entry: z.json().exactOptional(),
  at: TIME,
  by: WORDS.exactOptional(),
  reason: WORDS.exactOptional(),
  check: CHECK.exactOptional(),
});

const REDEALT = z.strictObject({
  deal: COUNT,
  row: ROW,
  entry: z.json().exactOptional(),
  at: TIME,
  by: WORDS.exactOptional(),
});

const TOTAL = z.strictObject({
  points: z.array(RATIONAL),
  deals: COUNT,
  at: TIME,
  by: WORDS.exactOptional(),
  reason: WORDS.exactOptional(),
  check: TOTAL_CHECK.exactOptional(),
});

const TEAM = z.strictObject({
  name: WORDS,
  size: z.literal(TEAM_SIZES),
  members: IDS,
  grouped: z.literal(true).exactOptional(),
});
const COUNTING = z.strictObject({ 2: z.int().min(1).max(2), 4: z.int().min(1).max(4) });
const PLAYER = z.strictObject({ id: ID, name: WORDS, groups: z.array(WORDS).exactOptional() });
/** Into the final of a season; a form of its own, since an amount that is missing cannot be written. */
const BRINGING = PLAYER.extend({ carried: RATIONAL });

const DRAW = z.strictObject({ method: ID, seed: WORDS.exactOptional(), changed: z.literal(true).exactOptional() });
const type = <T extends EveningEvent['type']>(name: T) => z.literal(name);

/** Everything that can happen at an evening, as it stands in an event file. Exact amounts are strings. */
const EVENING_EVENT = z.discriminatedUnion('type', [
  z.strictObject({
    type: type('evening-created'),
    id: ID,
    origin: ID.exactOptional(),
    name: WORDS,
    rules: TABLE_RULES,
    deals: COUNT,
    at: TIME,
    purpose: z.enum(['club-evening', 'free-table']).exactOptional(),
    format: FORMAT.exactOptional(),
  }),
  z.strictObject({ type: type('format-changed'), format: FORMAT, reason: WORDS }),
  z.strictObject({ type: type('evening-archived'), archived: z.boolean() }),
  z.strictObject({
    type: type('players-added'),
    players: z.array(z.union([PLAYER, BRINGING])),
  }),
  z.strictObject({ type: type('player-renamed'), player: ID, name: WORDS }),
  z.strictObject({ type: type('player-removed'), player: ID }),
  z.strictObject({ type: type('player-grouped'), player: ID, groups: z.array(WORDS) }),
  z.strictObject({ type: type('player-locked'), player: ID, table: COUNT.nullable() }),
  z.strictObject({ type: type('presence-changed'), player: ID, presence: z.enum(PRESENCES) }),
  z.strictObject({ type: type('player-substituted'), player: ID, name: WORDS, before: WORDS }),
  z.strictObject({ type: type('apart-set'), pairs: z.array(z.tuple([ID, ID])) }),
  z.strictObject({ type: type('teams-set'), teams: z.array(TEAM), counting: COUNTING, seed: WORDS.exactOptional() }),
  z.strictObject({ type: type('round-drawn'), round: COUNT, seed: WORDS.exactOptional(), tables: z.array(IDS) }),
  z.strictObject({
    type: type('rounds-planned'),
    from: COUNT,
    draw: DRAW,
    rounds: z.array(z.array(IDS)),
    final: IDS.exactOptional(),
  }),
  z.strictObject({ type: type('seats-set'), round: COUNT, tables: z.array(IDS) }),
  z.strictObject({ type: type('draw-discarded'), round: COUNT }),
  z.strictObject({ type: type('seats-swapped'), round: COUNT, one: SEAT_PLACE, other: SEAT_PLACE }),
  z.strictObject({ type: type('sitting-out-set'), round: COUNT, players: IDS }),
  z.strictObject({ type: type('round-published'), round: COUNT }),
  z.strictObject({ type: type('round-unpublished'), round: COUNT }),
  z.strictObject({
    type: type('seats-exchanged'),
    round: COUNT,
    one: ID,
    other: ID,
    from: z.enum(EXCHANGE_FROM),
    reason: WORDS,
  }),
  z.strictObject({ type: type('player-seated'), ...AT_TABLE, player: ID, reason: WORDS }),
  z.strictObject({
    type: type('seat-vacated'),
    ...AT_TABLE,
    player: ID,
    after: z.int().min(0).max(100_000),
    deals: z.int().min(0).max(100_000),
    reason: WORDS,
  }),
  z.strictObject({ type: type('round-started'), round: COUNT, at: TIME }),
  z.strictObject({ type: type('round-closed'), round: COUNT }),
  z.strictObject({ type: type('round-reopened'), round: COUNT, reason: WORDS }),
  z.strictObject({ type: type('seat-held'), ...AT_TABLE, seat: SEAT, holder: z.enum(HOLDERS) }),
  z.strictObject({ type: type('deals-struck'), ...AT_TABLE, deals: z.int().min(0), reason: WORDS }),
  z.strictObject({ type: type('deal-entered'), ...AT_TABLE, result: RESULT }),
  z.strictObject({ type: type('deal-redealt'), ...AT_TABLE, redeal: REDEALT }),
  z.strictObject({ type: type('deal-withdrawn'), ...AT_TABLE, deal: COUNT }),
  z.strictObject({ type: type('deal-corrected'), ...AT_TABLE, result: RESULT }),
  z.strictObject({ type: type('deal-resettled'), ...AT_TABLE, deal: COUNT, settlement: SETTLEMENT }),
  z.strictObject({ type: type('deal-checked'), ...AT_TABLE, deal: COUNT, check: CHECK }),
  z.strictObject({ type: type('total-entered'), ...AT_TABLE, total: TOTAL }),
  z.strictObject({ type: type('total-withdrawn'), ...AT_TABLE }),
  z.strictObject({ type: type('total-checked'), ...AT_TABLE, check: TOTAL_CHECK }),
  z.strictObject({
    type: type('penalty-given'),
    penalty: z.strictObject({
      id: ID,
      player: ID,
      round: COUNT,
      points: RATIONAL,
      cents: z.int().min(0),
      reason: WORDS,
    }),
  }),
  z.strictObject({ type: type('penalty-withdrawn'), penalty: ID, reason: WORDS }),
]);

const LINE = z.strictObject({
  step: COUNT,
  at: TIME,
  by: WORDS,
  undone: z.literal(true).exactOptional(),
  event: EVENING_EVENT,
});

/** An evening with its full log, to be kept, sent and read again without loss. */
export const EVENT_FILE = z.strictObject({
  v: z.literal(1),
  kind: z.literal('tarockabend-evening'),
  /** Every step in its order; undone ones are marked, and count for nothing. */
  history: z.array(LINE).min(1),
});
export type EventFile = z.output<typeof EVENT_FILE>;

/** Reads an event file from JSON; refuses with every place that is wrong. */
export const parseEventFile = (json: unknown): Result<EventFile, readonly Refusal[]> => parseWith(EVENT_FILE, json);

/** One line of its history, in the form that goes into a file. */
export const printEventLine = (line: EventFile['history'][number]): unknown => z.encode(LINE, line);

/** The form that goes into a file. */
export const printEventFile = (file: EventFile): unknown => z.encode(EVENT_FILE, file);
