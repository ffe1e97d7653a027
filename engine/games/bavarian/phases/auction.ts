import type { Duel } from '../../../phases/auction/duel.ts';
import { enter } from '../../../phases/way.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';

/** The phase in which two call against each other. */
export const AUCTION = 'auction';

/** The auction of a table (bavarian §3.1). */
export const duelOf = ({ calls, options }: Ruleset): Duel => ({
  id: AUCTION,
  calls,
  opensAt: () => [0],
  jumps: options['jump-bids'],
  raisesInstead: false,
  reRaise: options['re-raise'],
  rule: 'bavarian §3.1',
  refusal,
  won: () => [enter('announce')],
  passedOut: () => [{ type: 'ended', end: 'settle' }],
});
