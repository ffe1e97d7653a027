import { z } from 'zod';
import { SEED_FORM } from '#engine/core/fair.ts';
import { LEGIBLE } from '#engine/core/text.ts';
import { HOLDERS } from '#engine/tournament/state/kinds.ts';
import { MOST_TALK, PHRASES, REST_WHOSE } from '../table/table-talk.ts';
import { count, id, json, name, place, players, seat } from './fields.ts';

/** Tables that are played in the app. */
export const TABLE_COMMANDS = [
  /** A table to play at, without a club evening around it. */
  z.strictObject({
    type: z.literal('open-table'),
    name,
    family: id,
    profile: id,
    options: z.record(id, json),
    deals: count,
    players,
  }),
  z.strictObject({ type: z.literal('start-deal'), ...place }),
  /**
   * A seat's device adds a number to the randomness of the next deal: first it promises it by its hash (`promiseOf`),
   * once, and when the scene says that all promises are gathered it sends the number.
   */
  z.strictObject({
    type: z.literal('promise-chance'),
    ...place,
    seat,
    deal: count,
    promise: z.string().regex(SEED_FORM),
  }),
  z.strictObject({ type: z.literal('share-chance'), ...place, seat, deal: count, share: z.string().regex(SEED_FORM) }),
  z.strictObject({
    type: z.literal('act'),
    ...place,
    seat,
    /** The number of the prompt that the seat was given; an answer to an older one is refused. */
    prompt: z.int().min(0),
    action: z.looseObject({ type: z.string().max(40) }),
  }),
  /** What the rule player would do at this seat, and why; at free tables, where nothing counts. */
  z.strictObject({ type: z.literal('tip'), ...place, seat }),
  z.strictObject({ type: z.literal('hold-seat'), ...place, seat, holder: z.enum(HOLDERS) }),
  /**
   * The laptop plays for somebody whose cards of the running deal are on a device of their own; the table is informed.
   */
  z.strictObject({ type: z.literal('take-over-seat'), ...place, seat }),
  /** The last action of a person, or the whole deal; at free tables. */
  z.strictObject({ type: z.literal('take-back'), ...place, how: z.enum(['step', 'deal']) }),
  z.strictObject({ type: z.literal('redo'), ...place }),
  /** Whoever is to play says that all tricks that are left are theirs, or the others'; at free tables. */
  z.strictObject({ type: z.literal('claim-rest'), ...place, whose: z.enum(REST_WHOSE) }),
  z.strictObject({ type: z.literal('read-record'), ...place, deal: count }),
  /** Plays a recorded deal again at a free table of its own, after its first `from` actions. */
  z.strictObject({
    type: z.literal('play-record'),
    name,
    record: json,
    from: z.int().min(0).max(1000),
    players,
  }),
  z.strictObject({ type: z.literal('watch-table'), ...place, as: z.union([seat, z.enum(['spectator', 'open'])]) }),
  z.strictObject({ type: z.literal('unwatch-table') }),
] as const;

/** What people at a table say and settle among themselves; none of it is kept. */
export const TALK_COMMANDS = [
  z.strictObject({ type: z.literal('say'), ...place, phrase: z.enum(PHRASES) }),
  /** Free words, between deals only. */
  z.strictObject({
    type: z.literal('talk'),
    ...place,
    text: z.string().trim().min(1).max(MOST_TALK).regex(LEGIBLE),
  }),
  z.strictObject({ type: z.literal('pause-table'), ...place, on: z.boolean() }),
  /** The answer of somebody at the table who was asked: whether something may be taken back, or the rest is another's. */
  z.strictObject({ type: z.literal('agree-take-back'), ...place, yes: z.boolean() }),
] as const;
