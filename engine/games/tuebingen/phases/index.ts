import type { ActionsOf, PhasesById } from '#engine/kernel/deal/phases-by-id.ts';
import type { Ruleset } from '../ruleset.ts';
import { callRound } from './call.ts';
import { claims } from './claims.ts';
import { lay } from './lay.ts';
import type { PhaseId } from './names.ts';
import { rausRound } from './raus.ts';
import { cut, stecken } from './stecken.ts';
import { toutOffer, toutQuery } from './tout.ts';
import { tricks } from './tricks.ts';

/** Every phase of a deal, in order. */
export const PHASES = {
  lay,
  'tout-query': toutQuery,
  'tout-offer': toutOffer,
  raus: rausRound,
  call: callRound,
  stecken,
  cut,
  tricks,
  claims,
} as const satisfies PhasesById<PhaseId, Ruleset>;

/** Everything that is said and done in them. */
export type TuebingenAction = ActionsOf<typeof PHASES>;
