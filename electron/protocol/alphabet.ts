/** Letters and digits that nobody mistakes for one another, read aloud, from a projector or by eye. */
export const UNAMBIGUOUS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
