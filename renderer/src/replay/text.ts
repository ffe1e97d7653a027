import { printPlace, type RefusalPlace } from '#engine/core/place.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, type Result } from '#engine/core/result.ts';
import { readWrittenJson } from '#engine/core/written-json.ts';
import { parseRecord, printRecord } from '#engine/kernel/deal/formats.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { refuseKernel } from '#engine/kernel/refusals.ts';
import type { Catalogue } from '../i18n/index.ts';

/** A deal as text: JSON with a line for each field and each action, so that an error can be located by its line. */
export function recordText(record: DealRecord): string {
  const fields = Object.entries(printRecord(record) as object).map(([key, value]: [string, unknown]) => {
    const lines = Array.isArray(value) && value.some((one) => typeof one === 'object') ? value : undefined;
    const shown = lines
      ? `[\n    ${lines.map((one) => JSON.stringify(one)).join(',\n    ')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${shown}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** Reads a deal from text; refused with every invalid place. */
export function readRecordText(text: string): Result<DealRecord, readonly Refusal[]> {
  const json = readWrittenJson(text);
  if (json.ok) return parseRecord(json.value);
  const { error } = json;
  if ('at' in error) return fail([refuseKernel(error.code, { field: error.at })]);
  return fail([
    refuseKernel(error.code, error.code === 'not-json' ? { line: faultyLine(text, error.says) } : { field: 'JSON' }),
  ]);
}

/** A JSON token with the white space before it. */
const TOKEN =
  /\s*(?:[[\]{},:]|"(?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[\da-f]{4})*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null)/giuy;

/** The line where a text stops being JSON: from the parser's message, or where no token can be read any more. */
function faultyLine(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  return text.slice(0, position === undefined ? endOfTokens(text) : Number(position)).split('\n').length;
}

function endOfTokens(text: string): number {
  let end = 0;
  for (const [token] of text.matchAll(TOKEN)) end += token.length;
  return end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
}

/** Refusals of a record with their places in words. */
export const placed = (refusals: readonly Refusal[], t: Catalogue): readonly Refusal[] =>
  refusals.map((one) => (one.at === undefined ? one : { ...one, at: { text: placeOf(one.at, t) } }));

/** `actions.12.1.type` as `action 13 (actions › 12 › 1 › type)`; a line by its number. */
function placeOf(place: RefusalPlace, t: Catalogue): string {
  if ('line' in place) return t.places.line(String(place.line));
  const at = printPlace(place);
  if (at === 'JSON') return t.replay.text;
  const [field = '', number = ''] = at.split('.');
  const path = at.replaceAll('.', ' › ');
  if (field === 'actions' && /^\d+$/.test(number)) return `${t.replay.action(Number(number) + 1)} (${path})`;
  return `„${path}“`;
}
