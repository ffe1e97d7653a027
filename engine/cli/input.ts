import { readJson, type Json } from '../core/json.ts';
import { refusal, type Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { findGame } from '../games/index.ts';
import { parseRecord } from '../kernel/formats.ts';
import { agreedRules, readyRules, type Agreed, type Ready } from '../kernel/ready.ts';
import type { DealRecord } from '../kernel/types.ts';
import { refuse, type Call, type Faults } from './command.ts';

/** Reads the JSON of a file or of standard input. */
export function readJsonFile({ io }: Call, path: string): Result<Json, Faults> {
  let text: string;
  try {
    text = io.read(path);
  } catch (error) {
    const { code } = error as { readonly code?: string };
    return refuse(refusal('unreadable-file', code === undefined ? path : `${path}, ${code}`));
  }
  const json = readJson(text);
  if (json.ok) return json;
  const { error } = json;
  switch (error.code) {
    case 'not-json':
      return refuse({ ...refusal(error.code, `${path}: ${error.says}`), place: WHOLE });
    case 'json-too-deep':
      return refuse({ ...refusal(error.code, path), place: WHOLE });
    case 'unknown-field':
      return refuseForm([refusal(error.code, error.at)]);
  }
}

/** The place of what is wrong with the input as a whole. */
const WHOLE = 'JSON';

/** Faults of form name their place in the file themselves. */
export const refuseForm = (faults: readonly Refusal[]): ReturnType<typeof refuse> =>
  refuse(faults.map((fault) => ({ ...fault, place: fault.at ?? WHOLE })));

/** Which place of the input a refusal of the rules is about. */
function placeOf({ code, at = '' }: Refusal): string {
  if (code === 'unknown-family') return 'family';
  if (code === 'newer-rules') return 'rulesVersion';
  if (code === 'unknown-profile') return 'profile';
  // An option, or an option and the value that it cannot have.
  return `options.${at.split('=')[0] ?? ''}`;
}

/** Finds family and profile and completes the options. */
export function prepare(agreed: Agreed, make = agreedRules): Result<Ready, Faults> {
  const ready = make(findGame, agreed);
  if (ready.ok) return ready;
  const game = findGame(agreed.family);
  return refuse({ ...ready.error, place: placeOf(ready.error) }, game.ok ? game.value.texts.refusals : {});
}

/** Reads the record of a deal that the first argument names, and makes its game ready. */
export function readRecord(call: Call): Result<{ readonly record: DealRecord; readonly ready: Ready }, Faults> {
  const json = readJsonFile(call, call.args[0] ?? '-');
  if (!json.ok) return json;
  const record = parseRecord(json.value);
  if (!record.ok) return refuseForm(record.error);
  const ready = prepare(record.value, readyRules);
  return ready.ok ? ok({ record: record.value, ready: ready.value }) : ready;
}

/** A whole number given with a flag, between `least` and `most`. */
export function numberFlag(call: Call, flag: string, least: number, most: number): Result<number | undefined, Refusal> {
  const given = call.flags[flag];
  if (given === undefined) return ok(undefined);
  const value = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : NaN;
  return value >= least && value <= most ? ok(value) : fail(refusal('flag-value', `--${flag}`));
}
