import type { PHASES, TuebingenAction } from '#engine/games/tuebingen/phases/index.ts';
import type { Ruleset } from '#engine/games/tuebingen/ruleset.ts';
import type { ActionIn } from '#engine/kernel/deal/phases-by-id.ts';
import type { Advice } from '../advice.ts';
import type { Moment as MomentOf } from '../choices.ts';
import type { TuebingenReason } from './reasons.ts';

/** What is said and done in a phase. */
export type PhaseAction<P extends keyof typeof PHASES> = ActionIn<typeof PHASES, P>;

/** Everything that a decision is made from; which actions there are depends on the phase. */
export type Moment<A extends TuebingenAction = TuebingenAction> = MomentOf<A, Ruleset>;

export type Chosen = Advice<TuebingenReason> | undefined;
