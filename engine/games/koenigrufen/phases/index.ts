import type { ActionsOf, PhasesById } from '#engine/kernel/deal/phases-by-id.ts';
import type { Ruleset } from '../ruleset.ts';
import { announce } from './announce/announce.ts';
import { auction } from './auction.ts';
import { choice } from './choice.ts';
import { discard } from './discard.ts';
import { exchange } from './exchange.ts';
import { kingCall } from './king-call.ts';
import { nameBird } from './name-bird.ts';
import type { PhaseId } from './names.ts';
import { talon } from './talon.ts';
import { tricks } from './tricks.ts';

/** Every phase of a deal, in order. */
export const PHASES = {
  auction,
  choice,
  exchange,
  'king-call': kingCall,
  talon,
  discard,
  bird: nameBird,
  announce,
  tricks,
} as const satisfies PhasesById<PhaseId, Ruleset>;

/** Everything that is said and done in them. */
export type KoenigrufenAction = ActionsOf<typeof PHASES>;
