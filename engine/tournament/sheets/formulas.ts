/**
 * What a spreadsheet would take for a formula and run, also behind blanks; and a text that was neutralised once, so
 * that taking the apostrophe away again gives back exactly what was there.
 */
const DANGER = /^'*\s*[\t\r\n=+\-@＝＋－＠]/u;

/** Puts an apostrophe before a text that would be run. */
export const neutralise = (text: string): string => (DANGER.test(text) ? `'${text}` : text);
