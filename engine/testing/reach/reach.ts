import type { Notes } from '../../core/json.ts';
import type { GameDefinition } from '../../kernel/family/definition.ts';
import type { Scenario } from './scenario.ts';

/** An outcome excluded by the rules, and the rule. */
export interface Impossible {
  readonly name: string;
  readonly why: string;
}

/** What should be reached in a family, and the deals to reach it. */
export interface Reach {
  readonly game: GameDefinition;
  /** Played in this order; what was said in one may be tried in the next. */
  scenarios(): readonly Scenario[];
  /** Bonuses that never end in a certain way; everything else is an aim. */
  impossible(): readonly Impossible[];
  /** Tables that cannot be set up as asked. */
  readonly refused: readonly (readonly [profile: string, options: Notes])[];
  /** Tables that could be set up, but whose options contradict each other. */
  readonly contradictory: readonly (readonly [profile: string, options: Notes])[];
}
