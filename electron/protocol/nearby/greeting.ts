import { z } from 'zod';

const port = z.int().min(1).max(65_535);

/** What a room says about itself and everybody in the network may know, except the name that people gave it. */
export const GREETED = {
  /** Tells this room from others; the code that opens it is never sent to everybody. */
  room: z.string().regex(/^[\w-]{1,64}$/),
  /** Where the room answers by plain HTTP. */
  port,
  /** Where it answers by TLS, if it does. */
  tlsPort: port.optional(),
  /** SHA-256 of its certificate, 64 hexadecimal digits. */
  fingerprint: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .optional(),
};
/** Longest name of a room, in UTF-16 units. */
export const LONGEST_ROOM_NAME = 60;
