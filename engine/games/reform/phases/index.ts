import type { ActionsOf, PhasesById } from '#engine/kernel/deal/phases-by-id.ts';
import type { PhaseId } from '../names.ts';
import type { Ruleset } from '../ruleset.ts';
import { ankauf } from './ankauf.ts';
import { auction } from './auction.ts';
import { choice } from './choice.ts';
import { cut } from './cut.ts';
import { king } from './king.ts';
import { kingTalon } from './king-talon.ts';
import { lay } from './lay.ts';
import { announce, pre } from './talk.ts';
import { birdTalk } from './talk/bird-talk.ts';
import { talon } from './talon.ts';
import { tricks } from './tricks.ts';

/** Every phase of a deal, in order. */
export const PHASES = {
  cut,
  auction,
  choice,
  ankauf,
  king,
  pre,
  'king-talon': kingTalon,
  talon,
  lay,
  announce,
  tricks,
  'bird-talk': birdTalk,
} as const satisfies PhasesById<PhaseId, Ruleset>;

/** Everything that is said and done in them. */
export type ReformAction = ActionsOf<typeof PHASES>;
