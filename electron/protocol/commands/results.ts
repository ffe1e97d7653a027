import { z } from 'zod';
import { amount, base, count, id, json, name, place, reason, seat } from './fields.ts';

/** A deal from paper. `dealer`: by the deal's own seats, who dealt; missing: whoever's turn it was. */
const paper = { ...place, deal: count, entry: json, dealer: seat.exactOptional() };

/** Results of games with real cards, and penalties. */
export const RESULT_COMMANDS = [
  z.strictObject({ type: z.literal('enter-deal'), ...paper, by: name.optional() }),
  /** The second entry of a deal, made without seeing the first. */
  z.strictObject({ type: z.literal('check-deal'), ...paper, by: name }),
  /** `base`: the result that is right, as the page saw it. */
  z.strictObject({ type: z.literal('confirm-deal'), ...place, deal: count, by: name, base }),
  z.strictObject({
    type: z.literal('correct-deal'),
    ...paper,
    reason,
    /** The result that it corrects, as the page saw it; refused with `stale-entry` if that has changed. */
    base,
    by: name.optional(),
    /** The consequences for a closed round were shown and accepted. */
    accepted: z.boolean().optional(),
    /** If the table ends elsewhere because of it: deals after its end, or those still to come, are struck. */
    strike: z.boolean().optional(),
    /** That other tables end elsewhere because of it, since somebody brought points there; only the director may say so. */
    elsewhere: z.boolean().optional(),
    /** What it adds after the next deal was said in time; only the director may say so. */
    inTime: z.boolean().optional(),
  }),
  /** What a correction would do to the standings, before it is made. */
  z.strictObject({ type: z.literal('preview-correction'), ...paper }),
  z.strictObject({ type: z.literal('preview-entry'), ...paper }),
  /** What a table's sheet adds up to, by seat; with `reason` it corrects what was written. */
  z.strictObject({
    type: z.literal('enter-total'),
    ...place,
    points: z.array(amount).max(6),
    deals: count,
    by: name.optional(),
    reason: reason.optional(),
    /** The total that it corrects, as the page saw it. */
    base: base.optional(),
    accepted: z.boolean().optional(),
  }),
  /** A second entry of a total; with `base` a confirmation of that one. */
  z.strictObject({
    type: z.literal('check-total'),
    ...place,
    points: z.array(amount).max(6),
    by: name,
    base: base.optional(),
    accepted: z.boolean().exactOptional(),
  }),
  z.strictObject({
    type: z.literal('give-penalty'),
    evening: id,
    player: id,
    round: count,
    points: amount,
    cents: z.int().min(0).max(1_000_000),
    reason,
  }),
  z.strictObject({ type: z.literal('withdraw-penalty'), evening: id, penalty: id, reason }),
] as const;
