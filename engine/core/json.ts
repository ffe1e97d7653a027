import { fail, ok, type Result } from './result.ts';

/** Anything that survives `JSON.parse(JSON.stringify(x))` unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Small free-form facts by name, such as `{ bird: 'T1' }`. */
export type Notes = Readonly<Record<string, Json>>;

/** A value as part of an id or a sentence: `true`, `2`, `talon`. */
export const keyOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** JSON in which the order of keys makes no difference. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The deepest nesting of arrays and objects accepted from outside; what we write ourselves needs half of it. */
const DEEPEST_JSON = 32;

/**
 * Why a text is not read: it is not JSON, in the parser's words; it is nested deeper than `DEEPEST_JSON`; or it has, at a
 * path, the one key that no format uses and that objects lose when they are copied.
 */
export type JsonFault =
  | { readonly code: 'not-json'; readonly says: string }
  | { readonly code: 'json-too-deep' }
  | { readonly code: 'unknown-field'; readonly at: string };

const LOST_KEY = '__proto__';

/**
 * Reads JSON from outside. The depth is counted on the text: parsing or walking deep JSON recurses, and a few kilobytes
 * of brackets overflow any stack.
 */
export function readJson(text: string): Result<Json, JsonFault> {
  if (isTooDeep(text)) return fail({ code: 'json-too-deep' });
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    return fail({ code: 'not-json', says: (error as Error).message });
  }
  // The key may be written with escapes.
  const lost = text.includes(LOST_KEY) || text.includes('\\u') ? lostKey(value) : undefined;
  return lost === undefined ? ok(value) : fail({ code: 'unknown-field', at: lost.join('.') });
}

/** The path of a key that copies lose. */
function lostKey(value: Json): readonly string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const below = key === LOST_KEY ? [] : lostKey(inner);
    if (below) return [key, ...below];
  }
  return undefined;
}

/** Whether a value is JSON that `readJson` would accept. The walk costs next to nothing. */
export function isJson(value: unknown, deepest = DEEPEST_JSON): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || deepest === 0) return false;
  return Object.entries(value).every(([key, inner]) => key !== LOST_KEY && isJson(inner, deepest - 1));
}

const [QUOTE, BACKSLASH, BRACKET, BRACE, END_BRACKET, END_BRACE] = [0x22, 0x5c, 0x5b, 0x7b, 0x5d, 0x7d];

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === BRACKET || code === BRACE) depth += 1;
    else if (code === END_BRACKET || code === END_BRACE) depth -= 1;
    if (depth > DEEPEST_JSON) return true;
  }
  return false;
}

/** Where the string that begins at `start` ends; a quote after an odd number of backslashes belongs to it. */
export function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}
