import type { Json, Notes } from '../core/json.ts';
import type { Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { readWrittenJson } from '../core/written-json.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import type { ResolvedRules } from '../kernel/family/resolve-rules.ts';
import { refuseKernel } from '../kernel/refusals.ts';
import { type Call, type Command, type Faults, refuse } from './command.ts';
import { prepare, wholeIn } from './input.ts';
import { refuseCli } from './refusals.ts';

/** The value of a flag that takes one. */
export function textFlag({ flags }: Call, flag: string): string | undefined {
  const value = flags[flag];
  return typeof value === 'string' ? value : undefined;
}

/** `--option k=v`; v is parsed as JSON if possible, else it is text. */
function optionsOf({ flags }: Call): Result<Notes, Refusal> {
  const given = (flags['option'] ?? []) as readonly string[];
  const options = new Map<string, Json>();
  for (const option of given) {
    const [, id = '', written = ''] = /^([^=]+)=([^]+)$/.exec(option) ?? [];
    if (id === '')
      return fail(refuseCli('flag-value', { text: `--option ${option === '' ? 'k' : option.replace(/=.*/s, '')}=v` }));
    if (options.has(id)) return fail(refuseCli('flag-twice', { text: `--option ${id}` }));
    const json = readWrittenJson(written);
    if (!json.ok && json.error.code === 'key-twice')
      return fail(refuseKernel(json.error.code, { field: `options.${id}.${json.error.at}` }));
    options.set(id, json.ok ? json.value : written);
  }
  return ok(Object.fromEntries(options));
}

/** The flags that `rulesFlags` reads. */
export const RULES_FLAGS = {
  family: { type: 'string' },
  profile: { type: 'string' },
  option: { type: 'string', multiple: true },
} as const satisfies Command['flags'];

/** The rules given by `--family`, `--profile` and `--option`. */
export function rulesFlags(call: Call): Result<ResolvedRules, Faults> {
  const options = optionsOf(call);
  if (!options.ok) return refuse(options.error);
  const [family, profile] = [textFlag(call, 'family'), textFlag(call, 'profile')];
  if (family === undefined) return refuse(refuseCli('missing-flag', { text: '--family' }));
  if (profile === undefined) return refuse(refuseCli('missing-flag', { text: '--profile' }));
  return prepare({ family, profile, options: options.value });
}

/** The seats at the table by `--table`; missing: as many as the game is usually played with. */
export function seatsFlag(call: Call, { tables }: GameDefinition): Result<number, Refusal> {
  const given = textFlag(call, 'table');
  const count = given === undefined ? tables[0] : wholeIn(given);
  if (count === undefined) return fail(refuseCli('flag-value', { text: `--table ${tables.join('|')}` }));
  return tables.includes(count) ? ok(count) : fail(refuseKernel('no-such-table', { count }));
}
