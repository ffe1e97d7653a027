/**
 * The longest message that somebody on another device may send, in bytes. `visitor`: who has shown the room's code and
 * no more. `writer`: who may write results; the longest honest entry has forty claims, each with its reason.
 */
export const LONGEST = { visitor: 2 ** 10, guest: 2 ** 13, writer: 2 ** 15 } as const;

/**
 * The longest message with one command, in bytes, whoever sends it: most have nothing longer in them than names; some
 * have a reason besides; and some a whole entry.
 */
export const LONGEST_WITH = { names: 2 ** 10, reason: 2 ** 12, entry: 2 ** 15 } as const;
