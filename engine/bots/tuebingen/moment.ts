import type { Card } from '../../core/card.ts';
import type { Suit } from '../../games/tuebingen/cards.ts';
import type { Ruleset } from '../../games/tuebingen/ruleset.ts';
import type { Action, Offer } from '../../kernel/deal/action.ts';
import type { View } from '../../kernel/deal/view.ts';
import type { Advice } from '../advice.ts';
import type { Observation } from '../observation.ts';
import type { TuebingenReason } from './reasons.ts';

/** The actions of this family, each field as it may be there. */
export type Offered = Action & {
  readonly king?: Card;
  readonly bonus?: string;
  readonly suit?: Suit;
  readonly card?: Card;
};

/** Everything that a decision is made from. */
export interface Moment {
  readonly view: View;
  readonly ruleset: Ruleset;
  readonly seen: Observation;
  readonly actions: readonly Offered[];
  readonly offers: readonly Offer[];
}

export type Chosen = Advice<TuebingenReason> | undefined;
