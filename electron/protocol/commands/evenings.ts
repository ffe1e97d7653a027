import { z } from 'zod';
import { CARRY } from '#engine/tournament/format/final-schema.ts';
import { FORMAT } from '#engine/tournament/format/schema.ts';
import { EXPORTS } from '../exports.ts';
import { id, json, name, reason } from './fields.ts';

/** An event file as text. */
const EVENT_FILE = z.string().max(50_000_000);

/** Commands about evenings as a whole, and their files. */
export const EVENING_COMMANDS = [
  z.strictObject({
    type: z.literal('create-evening'),
    name,
    family: id,
    profile: id,
    options: z.record(id, json),
    format: FORMAT,
  }),
  /** An evening as the final of the season that `evening` counts for, by the same rules; its players bring points along. */
  z.strictObject({
    type: z.literal('create-final'),
    evening: id,
    name,
    format: FORMAT,
    seats: z.int().min(3).max(200),
    carry: CARRY,
    /** Who cannot come, and who is taken in if the last place is shared; by key (`EveningReport`). */
    absent: z.array(name).max(400),
    taken: z.array(name).max(400),
  }),
  z.strictObject({ type: z.literal('change-format'), evening: id, format: FORMAT, reason }),
  z.strictObject({ type: z.literal('archive-evening'), evening: id, archived: z.boolean() }),
  /** What the pot of an evening holds: the next one begins with it. */
  z.strictObject({ type: z.literal('read-pot'), evening: id }),
  z.strictObject({ type: z.literal('read-statistics') }),
  z.strictObject({ type: z.literal('read-season'), evening: id }),
  z.strictObject({ type: z.literal('read-log'), evening: id }),
  /** Undoes the last step of the director. */
  z.strictObject({ type: z.literal('undo-step'), evening: id, step: z.int().min(1) }),
  z.strictObject({ type: z.literal('watch-evening'), evening: id }),
  z.strictObject({ type: z.literal('export'), evening: id, what: z.enum(EXPORTS) }),
  /** What an event file would bring, and whether that evening exists here; nothing is imported. */
  z.strictObject({ type: z.literal('look-into-file'), text: EVENT_FILE }),
  /** Imports an evening from its event file; if it exists, it is imported as a copy, with its own id and name. */
  z.strictObject({ type: z.literal('import-evening'), text: EVENT_FILE }),
] as const;
