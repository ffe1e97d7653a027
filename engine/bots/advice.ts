import type { Text } from '../core/text.ts';
import type { Action } from '../kernel/deal/action.ts';
import type { TableRules } from '../kernel/deal/rules.ts';
import type { View } from '../kernel/deal/view.ts';
import type { PhraseValue } from '../kernel/words/phrase.ts';

/** Why something was chosen: one of the family's reasons, and what its sentence mentions by placeholder. */
export interface Reason<Id extends string = string> {
  readonly id: Id;
  readonly values?: Readonly<Record<string, PhraseValue>>;
}

/** What a rule player does, and why. */
export interface Advice<Id extends string = string> {
  readonly action: Action;
  readonly reason: Reason<Id>;
}

/** Plays a family by rules of thumb, without chance, and says why in the family's words. */
export interface RulePlayer<Id extends string = string> {
  /** `undefined`: nothing is offered. It names no card that the view does not show. */
  advise(view: View, rules: TableRules): Advice<Id> | undefined;
  /** What is said for each reason: one sentence to the player. */
  readonly reasons: Readonly<Record<Id, Text>>;
}

/** Something chosen for a reason; `undefined` if there was nothing to choose. */
export const because = <Id extends string>(
  action: Action | undefined,
  id: Id,
  values?: Reason['values'],
): Advice<Id> | undefined => (action ? { action, reason: { id, ...(values && { values }) } } : undefined);
