import { readJson, type Json } from '../core/json.ts';
import { refusal, type Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { findGame } from '../games/index.ts';
import { parseRecord } from '../kernel/formats.ts';
import { readyRules, type Agreed, type Ready } from '../kernel/ready.ts';
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
  const { code } = json.error;
  return refuse(refusal(code, code === 'not-json' ? `${path}: ${json.error.says}` : path));
}

/** Which place of the input these are about; every other refusal is about the options and says so itself. */
const PLACES: Readonly<Record<string, string>> = { 'unknown-family': 'family', 'newer-rules': 'rulesVersion' };

/** Finds family and profile and completes the options. */
export function prepare(agreed: Agreed): Result<Ready, Faults> {
  const ready = readyRules(findGame, agreed);
  if (ready.ok) return ready;
  const place = PLACES[ready.error.code];
  const game = findGame(agreed.family);
  return refuse({ ...ready.error, ...(place !== undefined && { place }) }, game.ok ? game.value.texts.refusals : {});
}

/** Reads the record of a deal that the first argument names, and makes its game ready. */
export function readRecord(call: Call): Result<{ readonly record: DealRecord; readonly ready: Ready }, Faults> {
  const json = readJsonFile(call, call.args[0] ?? '-');
  if (!json.ok) return json;
  const record = parseRecord(json.value);
  if (!record.ok) return refuse(record.error);
  const ready = prepare(record.value);
  return ready.ok ? ok({ record: record.value, ready: ready.value }) : ready;
}

/** A whole number given with a flag, between `least` and `most`. */
export function numberFlag(call: Call, flag: string, least: number, most: number): Result<number | undefined, Refusal> {
  const given = call.flags[flag];
  if (given === undefined) return ok(undefined);
  const value = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : NaN;
  return value >= least && value <= most ? ok(value) : fail(refusal('flag-value', `--${flag}`));
}
