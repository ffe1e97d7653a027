import { z } from 'zod';
import { DOORS, ROLES } from '../room.ts';
import { id, name } from './fields.ts';

/**
 * What identifies a guest, made by the guest's page before it joins and kept there: 256 bits in lower-case hexadecimal
 * digits.
 */
const ticket = z.string().regex(/^[\da-f]{64}$/);
const ROOM_RULES = z.strictObject({ doors: z.enum(DOORS), pens: z.boolean() });

/** The commands of the room: the director's, those of a visitor, and those of a guest. */
export const ROOM_COMMANDS = [
  /** Opens the room of this evening to other devices. One room at a time. */
  z.strictObject({ type: z.literal('open-room'), evening: id, rules: ROOM_RULES }),
  z.strictObject({ type: z.literal('change-room'), rules: ROOM_RULES }),
  /** A new code; guests inside stay. */
  z.strictObject({ type: z.literal('renew-code') }),
  z.strictObject({ type: z.literal('close-room') }),
  /**
   * Why nobody gets in: what this laptop can see of itself. Takes some seconds; works while the room is closed, too.
   */
  z.strictObject({ type: z.literal('test-room') }),
  /** Admits somebody, or gives a guest another role. A seat that another device had goes over to this one. */
  z.strictObject({ type: z.literal('admit-guest'), guest: id, role: z.enum(ROLES), player: id.nullable() }),
  z.strictObject({ type: z.literal('turn-away'), guest: id }),
  /** Sent by a visitor, once; repeated with the same ticket it is the same guest. */
  z.strictObject({ type: z.literal('join'), name, role: z.enum(ROLES), player: id.nullable(), ticket }),
  /** A link for a second device, which takes this one's place. */
  z.strictObject({ type: z.literal('hand-over') }),
  z.strictObject({ type: z.literal('leave-room') }),
] as const;
