import type { ActionsOf, PhasesById } from '#engine/kernel/deal/phases-by-id.ts';
import type { PhaseId } from '../names.ts';
import type { Ruleset } from '../ruleset.ts';
import { ankauf } from './ankauf.ts';
import { auction } from './auction.ts';
import { choice } from './choice.ts';
import { cut } from './cut.ts';
import { declare } from './declare.ts';
import { draw } from './exchange/draw.ts';
import { kingTalon } from './exchange/king-talon.ts';
import { lay } from './exchange/lay.ts';
import { look } from './exchange/look.ts';
import { ring } from './exchange/ring.ts';
import { talon } from './exchange/talon.ts';
import { king } from './king.ts';
import { leadChoice } from './lead-choice.ts';
import { seven } from './seven.ts';
import { announce, pre } from './talk.ts';
import { birdTalk } from './talk/bird-talk.ts';
import { bus } from './train/bus.ts';
import { tricks } from './tricks.ts';
import { value } from './value.ts';
import { beating } from './ways/beating.ts';
import { bluff } from './ways/bluff.ts';
import { piles } from './ways/piles.ts';
import { share } from './ways/share.ts';

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
  draw,
  ring,
  look,
  declare,
  bus,
  announce,
  'lead-choice': leadChoice,
  tricks,
  share,
  piles,
  beating,
  bluff,
  value,
  'bird-talk': birdTalk,
  seven,
} as const satisfies PhasesById<PhaseId, Ruleset>;

/** Everything that is said and done in them. */
export type ReformAction = ActionsOf<typeof PHASES>;
