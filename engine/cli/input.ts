import type { Json } from '../core/json.ts';
import { refusal, type Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { findGame } from '../games/index.ts';
import type { GameDefinition, Rules, TableRules } from '../kernel/types.ts';
import { refuse, type Call, type Faults } from './command.ts';

/** Reads the JSON of a file or of standard input. */
export function readJson({ io }: Call, path: string): Result<Json, Faults> {
  let text: string;
  try {
    text = io.read(path);
  } catch (error) {
    const { code } = error as { readonly code?: string };
    return refuse(refusal('unreadable-file', code === undefined ? path : `${path}, ${code}`));
  }
  try {
    return ok(JSON.parse(text) as Json);
  } catch (error) {
    return refuse(refusal('not-json', `${path}: ${(error as Error).message}`));
  }
}

/** Rules made ready: the family, the complete options, and what follows from them. */
export interface Ready {
  readonly game: GameDefinition;
  readonly table: TableRules;
  readonly rules: Rules;
}

/** Finds family and profile and completes the options. */
export function prepare({
  family,
  profile,
  options,
  rulesVersion,
}: Omit<TableRules, 'rulesVersion'> & { readonly rulesVersion?: number }): Result<Ready, Faults> {
  const found = findGame(family);
  if (!found.ok) return refuse({ ...found.error, place: 'family' });
  const game = found.value;
  if (rulesVersion !== undefined && rulesVersion > game.rulesVersion)
    return refuse({ ...refusal('newer-rules', String(rulesVersion)), place: 'rulesVersion' });
  const table = game.tableRules(profile, options);
  if (!table.ok) return refuse(table.error, game.texts.refusals);
  const kept = { ...table.value, ...(rulesVersion !== undefined && { rulesVersion }) };
  return ok({ game, table: kept, rules: game.rules(kept) });
}

/** A whole number given with a flag, between `least` and `most`. */
export function numberFlag(call: Call, flag: string, least: number, most: number): Result<number | undefined, Refusal> {
  const given = call.flags[flag];
  if (given === undefined) return ok(undefined);
  const value = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : NaN;
  return value >= least && value <= most ? ok(value) : fail(refusal('flag-value', `--${flag}`));
}
