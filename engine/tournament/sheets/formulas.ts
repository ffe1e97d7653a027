/**
 * What a spreadsheet would run as a formula, even after blanks; also a text that has already been escaped, so that removing
 * the apostrophe again gives back exactly the original.
 */
const DANGER = /^'*\s*[\t\r\n=+\-@＝＋－＠]/u;

/** Puts an apostrophe before a text that would be run as a formula. */
export const neutralise = (text: string): string => (DANGER.test(text) ? `'${text}` : text);
