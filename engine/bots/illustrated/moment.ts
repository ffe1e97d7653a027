import type { Card } from '../../core/card.ts';
import type { Ruleset } from '../../games/illustrated/ruleset.ts';
import type { Action, Offer } from '../../kernel/deal/action.ts';
import type { View } from '../../kernel/deal/view.ts';
import type { Advice } from '../advice.ts';
import type { Observation } from '../observation.ts';
import type { IllustratedReason } from './reasons.ts';

/** What is chosen, and why; `undefined`: a rule has nothing to choose. */
export type Chosen = Advice<IllustratedReason> | undefined;

/** The actions of this family, each field as it may be there. */
export type Offered = Action & {
  readonly contract?: string;
  readonly part?: number;
  readonly bonus?: string;
  readonly meld?: string;
  readonly item?: string;
  readonly card?: Card;
};

/** What is known when something is decided. */
export interface Moment {
  readonly view: View;
  readonly ruleset: Ruleset;
  readonly seen: Observation;
  readonly actions: readonly Offered[];
  readonly offers: readonly Offer[];
}
