import type { Text } from '../core/text.ts';
import type { Action } from '../kernel/deal/action.ts';
import { isOffered } from '../kernel/deal/offers.ts';
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

/** Whether a player is asked; unasked it may as well be silent. */
export const isAsked = ({ turn, viewer }: View): boolean => turn.must.some((seat) => seat === viewer);

/**
 * What a rule player says: what there is only one of, what it has chosen if that is offered, else something harmless.
 * `undefined`: it is not asked, and has nothing to say.
 */
export function spoken<Id extends string>(
  view: View,
  said: Readonly<Record<'only' | 'harmless', Advice<Id> | undefined>>,
  choose: () => Advice<Id> | undefined,
): Advice<Id> | undefined {
  if (said.only && isAsked(view)) return said.only;
  const chosen = choose();
  if (chosen && isOffered(view.offers, chosen.action)) return chosen;
  return isAsked(view) ? said.harmless : undefined;
}

/** Something chosen for a reason; `undefined` if there was nothing to choose. */
export const because = <Id extends string>(
  action: Action | undefined,
  id: Id,
  values?: Reason['values'],
): Advice<Id> | undefined => (action ? { action, reason: { id, ...(values && { values }) } } : undefined);
