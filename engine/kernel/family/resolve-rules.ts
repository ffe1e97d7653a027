import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Rules, TableRules } from '../deal/rules.ts';
import { refuseKernel } from '../refusals.ts';
import type { GameDefinition } from './definition.ts';

/** Finds a family of games by its id. */
export type FindGame = (family: string) => Result<GameDefinition, Refusal>;

/** Resolved rules: the family, the complete options, and what follows from them. */
export interface ResolvedRules {
  readonly game: GameDefinition;
  readonly table: TableRules;
  readonly rules: Rules;
}

/** What was agreed on; without a version, the current rules. */
export type Agreed = Omit<TableRules, 'rulesVersion'> & Partial<Pick<TableRules, 'rulesVersion'>>;

/**
 * Finds family and profile and completes the options; an option added later has its default. Refuses ids unknown here,
 * and rules newer than these.
 */
export function resolveRules(
  find: FindGame,
  { family, profile, options, rulesVersion }: Agreed,
): Result<ResolvedRules, Refusal> {
  const found = find(family);
  if (!found.ok) return found;
  const game = found.value;
  if (rulesVersion !== undefined && rulesVersion > game.rulesVersion)
    return fail(refuseKernel('newer-rules', { count: rulesVersion }));
  const complete = game.tableRules(profile, options);
  if (!complete.ok) return complete;
  const table = { ...complete.value, ...(rulesVersion !== undefined && { rulesVersion }) };
  return ok({ game, table, rules: game.rules(table) });
}

/** The same for rules that are agreed on again, as an earlier evening had them: they must not contradict themselves either. */
export function agreedRules(find: FindGame, agreed: Agreed): Result<ResolvedRules, Refusal> {
  const ready = resolveRules(find, agreed);
  const [wrong] = ready.ok ? (ready.value.game.contradictions?.(ready.value.table) ?? []) : [];
  return wrong ? fail(wrong) : ready;
}

/** The same for rules that somebody has just written: an option that the profile does not offer would have no effect. */
export function writtenRules(find: FindGame, agreed: Agreed): Result<ResolvedRules, Refusal> {
  const ready = resolveRules(find, agreed);
  const [idle] = ready.ok ? (ready.value.game.notOffered?.(agreed.profile, agreed.options) ?? []) : [];
  return idle ? fail(idle) : agreedRules(find, agreed);
}
