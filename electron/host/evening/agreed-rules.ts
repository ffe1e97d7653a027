import { isEqual } from '../../../engine/core/equal.ts';
import type { Notes } from '../../../engine/core/json.ts';
import type { Refusal } from '../../../engine/core/refusal.ts';
import { fail, ok, type Result } from '../../../engine/core/result.ts';
import {
  agreedRules,
  resolveRules,
  writtenRules,
  type Agreed,
  type FindGame,
  type ResolvedRules,
} from '../../../engine/kernel/family/resolve-rules.ts';
import type { Format } from '../../../engine/tournament/format/schema.ts';
import { refuse } from '../../../engine/tournament/refusals.ts';
import type { EveningState } from '../../../engine/tournament/state/types.ts';

/**
 * The rules of a new evening. Only its format says whether minus points count half; the game options that depend on it
 * follow. Refused if somebody has set them otherwise.
 */
export const rulesFor = (
  findGame: FindGame,
  agreed: Agreed,
  format: Format,
): Result<ResolvedRules, readonly Refusal[]> => rulesBy(writtenRules, findGame, agreed, format);

function rulesBy(
  resolve: typeof writtenRules,
  findGame: FindGame,
  { family, profile, options }: Agreed,
  { halving }: Format,
): Result<ResolvedRules, readonly Refusal[]> {
  const ready = resolveRules(findGame, { family, profile, options });
  if (!ready.ok) return fail([ready.error]);
  const { game } = ready.value;
  const follows = game.halved?.(halving) ?? {};
  const own = game.tableRules(profile, {});
  const usual: Notes = own.ok ? own.value.options : {};
  const wrong = Object.entries(follows).filter(
    ([id, value]) => Object.hasOwn(options, id) && !isEqual(options[id], value) && !isEqual(options[id], usual[id]),
  );
  if (wrong.length > 0) return fail(wrong.map(([id]) => refuse('follows-format', { option: id })));
  const followed = resolve(findGame, { family, profile, options: { ...options, ...follows } });
  return followed.ok ? ok(followed.value) : fail([followed.error]);
}

/** The rules of an evening for another one with this format: the same options, except those that follow from it. */
export function rulesLike(
  findGame: FindGame,
  { rules: { family, profile, options } }: Pick<EveningState, 'rules'>,
  format: Format,
): Result<ResolvedRules, readonly Refusal[]> {
  const game = findGame(family);
  if (!game.ok) return fail([game.error]);
  const follows = game.value.halved?.(format.halving) ?? {};
  return rulesBy(agreedRules, findGame, { family, profile, options: { ...options, ...follows } }, format);
}

/**
 * Why an evening can no longer change how minus points count: its rules were made for what was agreed. It may always
 * change to what its rules say, because older versions let the two disagree.
 */
export function refuseHalving(findGame: FindGame, { rules, format }: EveningState, after: Format): Refusal | undefined {
  const game = findGame(rules.family);
  if (!game.ok || !game.value.halved || after.halving === format.halving) return undefined;
  const follows = Object.entries(game.value.halved(after.halving));
  return follows.every(([id, value]) => isEqual(rules.options[id], value)) ? undefined : refuse('fixed-with-rules');
}
