import type { ActionsOf, PhasesById } from '#engine/kernel/deal/phases-by-id.ts';
import { duel } from '#engine/phases/auction/duel.ts';
import { layAway } from '#engine/phases/lay-away.ts';
import { doublingChain } from '#engine/phases/talk/doubling-chain.ts';
import { handIn } from '../deal/packets.ts';
import { STEPS } from '../kontra.ts';
import { refusal, refuseLaying } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { announce } from './announce.ts';
import { duelOf } from './auction.ts';
import type { PhaseId } from './names.ts';
import { tricks } from './tricks.ts';
import { nameTrump } from './trump.ts';
import { onward } from './way.ts';

const exchange = (ruleset: Ruleset) =>
  layAway({
    id: 'exchange',
    hand: handIn(ruleset.packets),
    rule: 'bavarian §5',
    refusal: refuseLaying,
    next: onward(ruleset),
  });

const kontra = (ruleset: Ruleset) =>
  doublingChain({
    id: 'kontra',
    steps: STEPS,
    most: ruleset.options['kontra-max'],
    rule: 'bavarian §3.4',
    refusal,
    next: onward(ruleset),
  });

/** Every phase of a deal, in order. */
export const PHASES = {
  auction: (ruleset: Ruleset) => duel(duelOf(ruleset)),
  announce,
  exchange,
  trump: nameTrump,
  kontra,
  tricks,
} as const satisfies PhasesById<PhaseId, Ruleset>;

/** Everything that is said and done in them. */
export type BavarianAction = ActionsOf<typeof PHASES>;
