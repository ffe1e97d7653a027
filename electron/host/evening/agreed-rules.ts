import { isEqual } from '#engine/core/equal.ts';
import type { Notes } from '#engine/core/json.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import {
  type Agreed,
  agreedRules,
  type FindGame,
  type ResolvedRules,
  resolveRules,
  writtenRules,
} from '#engine/kernel/family/resolve-rules.ts';
import { seriesEnds } from '#engine/tournament/format/presets.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { refuse } from '#engine/tournament/refusals.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import type { Evening } from '../state/evening-state.ts';

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
  format: Format,
): Result<ResolvedRules, readonly Refusal[]> {
  const ready = resolveRules(findGame, { family, profile, options });
  if (!ready.ok) return fail([ready.error]);
  const { game } = ready.value;
  const follows = game.halved?.(format.halving) ?? {};
  const own = game.tableRules(profile, {});
  const usual: Notes = own.ok ? own.value.options : {};
  const wrong = Object.entries(follows).filter(
    ([id, value]) => Object.hasOwn(options, id) && !isEqual(options[id], value) && !isEqual(options[id], usual[id]),
  );
  if (wrong.length > 0) return fail(wrong.map(([id]) => refuse('follows-format', { option: id })));
  const followed = resolve(findGame, { family, profile, options: { ...options, ...follows } });
  if (!followed.ok) return fail([followed.error]);
  const refused = refuseEnds(followed.value, format) ?? refusePot(followed.value.game, format);
  return refused ? fail([refused]) : ok(followed.value);
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
 * Why a format cannot say how a table ends by these rules. Where they end a series themselves, a target beside that would be paid twice;
 * where they never do, no round is one series. What an older version let in may stay as it is.
 */
function refuseEnds({ rules }: Pick<ResolvedRules, 'rules'>, after: Format, before?: Format): Refusal | undefined {
  const hasEnds = seriesEnds(rules).length > 0;
  if (hasEnds && after.target && !isEqual(after.target, before?.target)) return refuse('target-beside-series');
  return !hasEnds && after.oneSeries && !before?.oneSeries ? refuse('no-series') : undefined;
}

/**
 * Why a cash box cannot have such a pot: the clubs of this game carry none from evening to evening, so it would be left behind with
 * what is in it, and so would penalties that go into no pot.
 */
function refusePot({ clubPot }: GameDefinition, { cash }: Format, before?: Format): Refusal | undefined {
  const was = before?.cash;
  if (cash?.pot && !clubPot && !was?.pot) return refuse('no-club-pot');
  const isLost = cash?.penaltiesTo === 'pot' && !cash.pot;
  return isLost && !(was?.penaltiesTo === 'pot' && !was.pot) ? refuse('penalties-without-pot') : undefined;
}

/** Why the format of an evening cannot be changed to this one, as its rules are. */
export function refuseFormat(
  findGame: FindGame,
  { state, rules }: Pick<Evening, 'state' | 'rules'>,
  after: Format,
): Refusal | undefined {
  const game = findGame(state.rules.family);
  return (
    refuseHalving(findGame, state, after) ??
    refuseEnds({ rules }, after, state.format) ??
    (game.ok ? refusePot(game.value, after, state.format) : undefined)
  );
}

/**
 * Why an evening can no longer change how minus points count: its rules were made for what was agreed. It may always
 * change to what its rules say, because older versions let the two disagree.
 */
function refuseHalving(findGame: FindGame, { rules, format }: EveningState, after: Format): Refusal | undefined {
  const game = findGame(rules.family);
  if (!game.ok || !game.value.halved || after.halving === format.halving) return undefined;
  const follows = Object.entries(game.value.halved(after.halving));
  return follows.every(([id, value]) => isEqual(rules.options[id], value)) ? undefined : refuse('fixed-with-rules');
}
