/** Letters and digits that nobody confuses, read aloud, from a projector or by eye. */
export const UNAMBIGUOUS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
