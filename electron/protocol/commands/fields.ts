import { z } from 'zod';
import { ID } from '#engine/core/ids.ts';
import { isJson, type Json } from '#engine/core/json.ts';
import { HOLDERS } from '#engine/tournament/state/kinds.ts';
import { VERSION_FORM } from '#engine/tournament/state/versions.ts';

export const name = z.string().trim().min(1).max(80);
export const id = ID;
export const reason = z.string().trim().min(1).max(200);
/** What is replaced or confirmed (engine/tournament/state/versions.ts). */
export const base = z.string().regex(VERSION_FORM);
/**
 * What the rules or the tournament parse; checked by a walk of our own, since the library's is a hundred times slower.
 */
export const json = z.custom<Json>((value) => isJson(value));
/** Points as `7`, `-2/3`. */
export const amount = z.string().regex(/^-?\d{1,7}(\/[1-9]\d{0,3})?$/);
export const count = z.int().min(1).max(1000);
export const seat = z.int().min(0).max(9);
/** Who sits at a free table, in playing order. The engine checks the names, because it names the seat. */
export const players = z
  .array(z.strictObject({ name: z.string().max(80), holder: z.enum(HOLDERS) }))
  .min(2)
  .max(6);
/** Tables of a round: ids of players by seat. */
export const seats = z.array(z.array(id).max(6)).max(400);
export const place = { evening: id, round: count, table: count };
