/** Raised whenever a message changes its meaning; a page that speaks another version reloads itself. */
export const PROTOCOL_VERSION = 10;
