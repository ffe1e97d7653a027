import type { Json } from '../core/json.ts';
import { printPlace } from '../core/place.ts';
import type { Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { readWrittenJson } from '../core/written-json.ts';
import { findGame } from '../games/index.ts';
import { parseRecord } from '../kernel/deal/formats.ts';
import type { DealRecord } from '../kernel/deal/rules.ts';
import { type Agreed, type ResolvedRules, resolveRules, writtenRules } from '../kernel/family/resolve-rules.ts';
import { kernelRefused, refuseKernel } from '../kernel/refusals.ts';
import { type Call, type Faults, refuse } from './command.ts';
import { refuseCli } from './refusals.ts';

/** Reads the JSON of a file or of standard input. */
export function readJsonFile({ io }: Call, path: string): Result<Json, Faults> {
  let text: string;
  try {
    text = io.read(path);
  } catch (error) {
    const { code } = error as { readonly code?: string };
    return refuse(refuseCli('unreadable-file', { text: code === undefined ? path : `${path}, ${code}` }));
  }
  const json = readWrittenJson(text);
  if (json.ok) return json;
  const { error } = json;
  switch (error.code) {
    case 'not-json':
      return refuse({ ...refuseKernel(error.code, { text: `${path}: ${error.says}` }), place: WHOLE });
    case 'json-too-deep':
      return refuse({ ...refuseKernel(error.code, { text: path }), place: WHOLE });
    case 'key-twice':
    case 'unknown-field':
      return refuseForm([refuseKernel(error.code, { field: error.at })]);
  }
}

/** The place of a fault in the input as a whole. */
const WHOLE = 'JSON';

/** Faults of form already name their place in the file. */
export const refuseForm = (faults: readonly Refusal[]): ReturnType<typeof refuse> =>
  refuse(faults.map((fault) => ({ ...fault, place: fault.at ? printPlace(fault.at) : WHOLE })));

/** The place in the input that a refusal of the rules is about. */
function placeOf(refusal: Refusal): string {
  if (kernelRefused('unknown-family')(refusal)) return 'family';
  if (kernelRefused('newer-rules')(refusal)) return 'rulesVersion';
  const { at } = refusal;
  return at && 'option' in at ? `options.${at.option}` : 'profile';
}

/** Finds family and profile and completes the options. */
export function prepare(agreed: Agreed, make = writtenRules): Result<ResolvedRules, Faults> {
  const ready = make(findGame, agreed);
  if (ready.ok) return ready;
  return refuse({ ...ready.error, place: placeOf(ready.error) });
}

/** Reads the deal record named by the first argument, and resolves its rules. */
export function readRecord(call: Call): Result<{ readonly record: DealRecord; readonly ready: ResolvedRules }, Faults> {
  const json = readJsonFile(call, call.args[0] ?? '-');
  if (!json.ok) return json;
  const record = parseRecord(json.value);
  if (!record.ok) return refuseForm(record.error);
  const ready = prepare(record.value, resolveRules);
  return ready.ok ? ok({ record: record.value, ready: ready.value }) : ready;
}

/** A whole number in digits. */
export const wholeIn = (written: string): number | undefined => (/^\d+$/.test(written) ? Number(written) : undefined);

/** The whole-number value of a flag, between `least` and `most`; without `most`, as much as is liked. */
export function numberFlag(
  call: Call,
  flag: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): Result<number | undefined, Refusal> {
  const given = call.flags[flag];
  if (given === undefined) return ok(undefined);
  const value = wholeIn(String(given));
  if (value !== undefined && value >= least && value <= most) return ok(value);
  const range = most === Number.MAX_SAFE_INTEGER ? `${least}, ${least + 1}, …` : `${least}–${most}`;
  return fail(refuseCli('flag-value', { text: `--${flag} ${range}` }));
}
