import type { IllustratedAction } from '#engine/games/illustrated/phases/index.ts';
import type { Ruleset } from '#engine/games/illustrated/ruleset.ts';
import type { Advice } from '../advice.ts';
import type { Moment as MomentOf } from '../choices.ts';
import type { IllustratedReason } from './reasons.ts';

/** What is chosen, and why; `undefined`: a rule has nothing to choose. */
export type Chosen = Advice<IllustratedReason> | undefined;

/** What is known when something is decided; which actions there are depends on the phase. */
export type Moment<A extends IllustratedAction = IllustratedAction> = MomentOf<A, Ruleset>;
