import type { Pack } from '../core/pack.ts';
import type { Action, Offer } from '../kernel/deal/action.ts';
import { namedIn } from '../kernel/deal/offers.ts';
import type { ActionIn } from '../kernel/deal/phases-by-id.ts';
import type { TableRules } from '../kernel/deal/rules.ts';
import type { View } from '../kernel/deal/view.ts';
import { type Advice, because, type RulePlayer, spoken } from './advice.ts';
import { type Observation, observe } from './observation.ts';

/** What is known when something is decided; `A`: what may be said in the phase. */
export interface Moment<A extends Action, R> {
  readonly view: View;
  readonly ruleset: R;
  readonly seen: Observation;
  /** Those that are offered one by one. */
  readonly actions: readonly A[];
  readonly offers: readonly Offer[];
}

/** A method, so that a choice of one phase may be looked up as one of any: it is given only what that phase offers. */
interface Chooser<At, Id extends string> {
  choose(at: At): Advice<Id> | undefined;
}

/** How something is chosen in a phase; in some nobody ever has a choice. */
export type Choice<At, Id extends string> = Chooser<At, Id>['choose'] | 'nothing to choose';

/** A choice for each phase of a family (`PHASES`): one that is missing does not compile. */
export type Choices<M, R, Id extends string> = {
  readonly [P in keyof M]: Choice<Moment<ActionIn<M, P>, R>, Id>;
};

/** What is chosen in the phase that a view is in; `undefined`: nothing. */
export function choiceIn<At, Id extends string>(
  choices: Readonly<Record<string, Choice<At, Id>>>,
  { phase }: Pick<View, 'phase'>,
  at: () => At,
): Advice<Id> | undefined {
  const choice = phase !== null && Object.hasOwn(choices, phase) ? choices[phase] : undefined;
  return typeof choice === 'function' ? choice(at()) : undefined;
}

/** Reasons of everybody who chooses phase by phase. */
type Always = 'only' | 'harmless';

interface PhaseByPhase<R, Id extends string> {
  readonly rulesetOf: (rules: TableRules) => R;
  readonly packOf: (ruleset: R) => Pack;
  readonly choices: Readonly<Record<string, Choice<Moment<Action, R>, Id>>>;
}

/** Plays by rules of thumb, without chance: what there is only one of, else what it chooses in the phase, else something harmless. */
export const adviceBy =
  <R, Id extends string>({ rulesetOf, packOf, choices }: PhaseByPhase<R, Id>): RulePlayer<Id | Always>['advise'] =>
  (view, rules) => {
    const { offers } = view;
    const actions = namedIn(offers);
    const [first] = actions;
    const only = actions.length === 1 && offers.length === 1 ? because(first, 'only') : undefined;
    return spoken<Id | Always>(view, { only, harmless: because(first, 'harmless') }, () =>
      choiceIn(choices, view, () => {
        const ruleset = rulesetOf(rules);
        return { view, ruleset, seen: observe(view, packOf(ruleset)), actions, offers };
      }),
    );
  };
