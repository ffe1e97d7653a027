import { z } from 'zod';
import { DECISIONS, ROLES } from '../bots/match/side.ts';
import { PARTS } from '../core/rational.ts';
import { entryShapeOf } from '../entry/shape-of-game.ts';
import { GAMES } from '../games/index.ts';
import { DEAL_RECORD, LINE_ITEM, RATIONAL, ROW, SCORE_ENTRY, SITUATION, TABLE_RULES } from '../kernel/deal/formats.ts';
import { PARTIES } from '../kernel/entry/entry-sheet.ts';
import { STAGES } from '../kernel/score.ts';
import { EVENT_FILE } from '../tournament/events/event-format.ts';

const TEXT = z.strictObject({ de: z.string(), en: z.string() });
const COUNT = z.int().min(0);
const AMOUNTS = z.array(RATIONAL);

/** What `tarock settle --json` prints. */
const SETTLE_REPORT = z.strictObject({
  items: z.array(LINE_ITEM),
  /** On the score account, by seat. */
  payments: AMOUNTS,
  money: AMOUNTS.exactOptional(),
  kassa: AMOUNTS.exactOptional(),
  /** What the pot wins, and what is in it afterwards. */
  pot: RATIONAL.exactOptional(),
  inPot: RATIONAL.exactOptional(),
  /** Why the series ends with it. */
  ends: z.string().exactOptional(),
});

/** What `tarock replay --json` prints: the state, or with `--seat` that seat's view; row and settlement at the end. */
const REPLAY_REPORT = z.strictObject({
  at: COUNT,
  of: COUNT,
  state: z.looseObject({}).exactOptional(),
  view: z.looseObject({}).exactOptional(),
  row: ROW.exactOptional(),
  settlement: SETTLE_REPORT.exactOptional(),
});

const RESULTS = z.object({ made: COUNT, lost: COUNT, draw: COUNT.exactOptional() });

/** What `tarock simulate --json` prints. */
const SIMULATE_REPORT = z.strictObject({
  deals: COUNT,
  redeals: COUNT,
  contracts: z.record(z.string(), COUNT),
  bonuses: z.record(z.string(), z.partialRecord(z.enum(STAGES), RESULTS)),
  doublings: z.record(z.string(), COUNT),
  otherWorlds: z.strictObject({ compared: COUNT, possible: COUNT, impossible: COUNT }),
  otherChoices: z.strictObject({ compared: COUNT, possible: COUNT, impossible: COUNT, unheard: COUNT }),
  unchecked: z.record(z.string(), COUNT),
  refusals: z.record(z.string(), COUNT),
  violations: COUNT,
  violationList: z.array(z.strictObject({ deal: z.int().min(1), kind: z.string(), detail: z.string() })),
  dealsPerSecond: z.number().min(0),
});

const MILLISECONDS = z.number().min(0);

const BOT_REPORT = z.strictObject({
  /** As it was asked for, with its parameters. */
  bot: z.string(),
  /** Points of the score account that a seat of it wins per deal. */
  mean: z.number(),
  /** Over all seatings: how often it played a contract as declarer, made it and lost it (a Trischaken is neither). */
  contracts: z.record(z.string(), z.strictObject({ played: COUNT, made: COUNT, lost: COUNT })),
  /** How many deals it played as what, and its mean in them. */
  roles: z.partialRecord(z.enum(ROLES), z.strictObject({ deals: COUNT, mean: z.number() })),
  /** Steps of doubling that it said, and those of them that paid off. */
  kontras: z.strictObject({ said: COUNT, right: COUNT }),
  /** Deals that it looked for in thought, those that did not fit, and decisions for which none did. */
  worlds: z.strictObject({ tried: COUNT, givenUp: COUNT, decisionsWithout: COUNT }),
  /** Processor time of its decisions. */
  milliseconds: z.partialRecord(
    z.enum(DECISIONS),
    z.strictObject({
      decisions: COUNT,
      p50: MILLISECONDS,
      p95: MILLISECONDS,
      p99: MILLISECONDS,
      max: MILLISECONDS,
    }),
  ),
});

/** What `tarock match --json` prints. */
const MATCH_REPORT = z.strictObject({
  deals: COUNT,
  seatings: COUNT,
  /** By how many points a seat of A wins more per deal than the mean of both bots. */
  mean: z.number(),
  /** 95 % interval of the mean; `null`: one deal has none. */
  interval: z.tuple([z.number(), z.number()]).nullable(),
  a: BOT_REPORT,
  b: BOT_REPORT,
  dealsPerSecond: z.number().min(0),
});

/** What `tarock seat --json` prints. */
const SEAT_REPORT = z.strictObject({
  repeats: COUNT,
  q: COUNT,
  /** Lower bounds for any plan. */
  bound: z.strictObject({ repeats: COUNT, q: COUNT }),
  proven: z.boolean(),
  seconds: z.number().min(0),
  /** Players by round and table, from 1. */
  rounds: z.array(z.array(z.array(z.int().min(1)))),
});

/** What `tarock verify --json` prints. */
const VERIFY_REPORT = z.strictObject({
  /** Whether the deal was shuffled as committed. */
  sound: z.boolean(),
  /** Codes of what is wrong. */
  faults: z.array(z.string()),
  /** How many devices added a number. */
  shares: COUNT,
  /** How often the pack was reshuffled in this deal. */
  redeals: COUNT,
  /** How often its cards were dealt again without being shuffled. */
  unshuffled: COUNT,
  /** How many devices promised a number first; null in older records, whose numbers were not promised. */
  promised: COUNT.nullable(),
  /** Seats, from 0, whose devices promised a number but did not give it. */
  silent: z.array(COUNT),
});

const NAMED = { id: z.string(), name: TEXT };

/** What `tarock rules --json` prints. */
const RULES_REPORT = z.strictObject({
  families: z.array(
    z.strictObject({
      ...NAMED,
      tables: z.array(COUNT),
      rulesVersion: COUNT,
      notOffered: z.array(TEXT),
      profiles: z.array(
        z.strictObject({
          ...NAMED,
          contracts: z.array(
            z.strictObject({
              ...NAMED,
              rank: COUNT,
              value: z.string(),
              source: z.string(),
              bonus: z.string().exactOptional(),
            }),
          ),
          bonuses: z.array(
            z.strictObject({ ...NAMED, amounts: z.partialRecord(z.enum(STAGES), z.string()), source: z.string() }),
          ),
          /** What a scorer is asked (docs/formats.md). */
          entry: z.strictObject({
            parties: z.record(z.string(), z.enum(PARTIES)),
            partners: z.boolean(),
            units: z.array(z.strictObject({ id: z.string(), parts: z.int().min(1).max(3), total: COUNT })),
            fields: z.array(z.looseObject({ id: z.string(), kind: z.string() })),
            columns: z.array(z.string()),
            parts: z.enum(PARTS),
            oneSided: z.literal(true).optional(),
          }),
          options: z.array(
            z.strictObject({
              ...NAMED,
              sentence: TEXT,
              values: z.array(z.json()),
              open: z.boolean(),
              /** By value, as an id. */
              names: z.record(z.string(), TEXT),
              default: z.json(),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** What every command prints to stderr with `--json` if it refuses. */
const ERRORS = z.strictObject({
  errors: z
    .array(
      z.strictObject({
        code: z.string(),
        at: z.string().exactOptional(),
        place: z.string().exactOptional(),
        rule: z.string().exactOptional(),
        sentence: z.string(),
      }),
    )
    .min(1),
});

/** The public formats by the name of their schema file. */
export const FORMATS: Readonly<Record<string, z.ZodType>> = {
  'table-rules': TABLE_RULES,
  situation: SITUATION,
  row: ROW,
  'line-item': LINE_ITEM,
  'deal-record': DEAL_RECORD,
  'event-file': EVENT_FILE,
  'score-entry': SCORE_ENTRY,
  ...Object.fromEntries(Object.values(GAMES).map((game) => [`${game.id}-deal`, entryShapeOf(game)])),
  'rules-report': RULES_REPORT,
  'settle-report': SETTLE_REPORT,
  'replay-report': REPLAY_REPORT,
  'simulate-report': SIMULATE_REPORT,
  'match-report': MATCH_REPORT,
  'seat-report': SEAT_REPORT,
  'verify-report': VERIFY_REPORT,
  errors: ERRORS,
};
