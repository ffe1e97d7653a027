import { z } from 'zod';
import { SEATING_METHODS } from '#engine/tournament/draw/draw-request.ts';
import { SPLITS } from '#engine/tournament/seating/splits.ts';
import { EXCHANGE_FROM } from '#engine/tournament/state/kinds.ts';
import { amount, count, id, place, reason, seats } from './fields.ts';

/** Draws and rounds. */
export const ROUND_COMMANDS = [
  /** Asks for a proposal of tables; it comes in `proposal` messages, the best so far first. It changes nothing. */
  z.strictObject({
    type: z.literal('propose-seats'),
    evening: id,
    method: z.enum(SEATING_METHODS),
    /** How many rounds are to be planned, from the first unpublished one. */
    rounds: z.int().min(1).max(50),
    split: z.literal(SPLITS),
    seed: z.string().min(1).max(80).optional(),
    fair: z.boolean(),
    /** How long the search may take. */
    seconds: z.int().min(0).max(60),
    /** Whom the director takes in if the last place of a final is shared. */
    taken: z.array(id).max(400).exactOptional(),
  }),
  z.strictObject({ type: z.literal('stop-proposing') }),
  /** Makes a proposal, or tables made by hand, the draft of the next rounds. */
  z.strictObject({
    type: z.literal('plan-rounds'),
    evening: id,
    from: z.int().min(1).max(50),
    draw: z.strictObject({ method: id, seed: z.string().min(1).max(80).optional() }),
    rounds: z.array(seats).min(1).max(50),
    /** The finalists; missing: these are no rounds of a final. */
    final: z.array(id).max(400).exactOptional(),
    /** The final is drawn although results are unchecked. */
    accepted: z.boolean().exactOptional(),
  }),
  z.strictObject({ type: z.literal('discard-draw'), evening: id, round: count }),
  /** All tables of a draft as they should be; for the round after the last one it makes a new draft. */
  z.strictObject({ type: z.literal('seat-by-hand'), evening: id, round: count, tables: seats }),
  z.strictObject({
    type: z.literal('publish-round'),
    evening: id,
    round: count,
    /** Who is present but gets no seat in it. */
    sitOut: z.array(id).max(1000).exactOptional(),
  }),
  z.strictObject({ type: z.literal('unpublish-round'), evening: id, round: count }),
  z.strictObject({ type: z.literal('sit-out'), evening: id, round: count, player: id, out: z.boolean() }),
  /** Two people of a published round change places; `accepted`: the director has seen the consequences. */
  z.strictObject({
    type: z.literal('swap-seats'),
    evening: id,
    round: count,
    one: id,
    other: id,
    from: z.enum(EXCHANGE_FROM),
    reason,
    accepted: z.boolean().exactOptional(),
  }),
  z.strictObject({
    type: z.literal('seat-player'),
    ...place,
    player: id,
    reason,
    accepted: z.boolean().exactOptional(),
  }),
  /**
   * One has left, the others play that many more deals; `played`: how many deals that player took part in, if none is
   * written.
   */
  z.strictObject({
    type: z.literal('play-on'),
    ...place,
    player: id,
    deals: z.int().min(1).max(1000),
    played: z.int().min(0).max(1000).exactOptional(),
    /** What the table's sheet says at this moment, by seat, if it reports a total only. */
    standing: z.array(amount).max(6).exactOptional(),
    reason,
  }),
  z.strictObject({ type: z.literal('start-round'), evening: id, round: count }),
  z.strictObject({ type: z.literal('close-round'), evening: id, round: count }),
  z.strictObject({ type: z.literal('reopen-round'), evening: id, round: count, reason }),
  z.strictObject({ type: z.literal('strike-deals'), ...place, reason }),
] as const;
