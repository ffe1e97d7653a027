import type { Notes } from '#engine/core/json.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { Inclination } from './players.ts';
import type { Stack } from './stack.ts';

/** Deals of one kind, and what they should reach. */
export interface Scenario {
  readonly profile: string;
  readonly options?: Notes;
  readonly contract?: string;
  /** What forehand bids for, if it may lead to something else. */
  readonly bids?: string;
  readonly seats?: number;
  readonly stack?: Stack;
  readonly inclination?: Inclination;
  /** Illegal actions tried at every turn. */
  readonly illegal?: number;
  /** Faulty entries tried for every deal, where more than usual are needed to hit a rare one. */
  readonly entries?: number;
  /** What it should reach, by name; a scenario without aims looks for refusals. */
  readonly aims: readonly string[];
}

/**
 * Hands for contracts that hardly any shuffled pack allows. A contract that is bid with any hand, or with one in some dozens,
 * needs none: packs are shuffled until it is played.
 */
export type Rare = Readonly<Record<string, Stack>>;

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
  /** By contract, the cards of those that hardly any shuffled pack allows; the others are played with any. */
  readonly rare: Rare;
  /** Deals of a scenario that a short run plays at a time; missing: as many as the run plays elsewhere. */
  readonly batch?: number;
  /** Tables that cannot be set up as asked. */
  readonly refused: readonly (readonly [profile: string, options: Notes])[];
  /** Tables that could be set up, but whose options contradict each other. */
  readonly contradictory: readonly (readonly [profile: string, options: Notes])[];
}
