import type { Refusal } from '../../../engine/core/refusal.ts';
import { fail, ok } from '../../../engine/core/result.ts';
import type { Seat } from '../../../engine/core/seat.ts';
import { turnOf } from '../../../engine/kernel/deal/apply.ts';
import { provenRest } from '../../../engine/kernel/deal/claim.ts';
import { refuseUnlessFree } from '../../../engine/tournament/deciders/free-table.ts';
import type { TablePlace } from '../../../engine/tournament/state/commands.ts';
import { refuseHost } from '../../protocol/refusals.ts';
import { isRunning, keyOf, type Evening } from '../state/evening-state.ts';
import { isPaused, perform, type Done, type TableContext } from './tables.ts';

/** Whose turn it is at a table: only they can claim the rest of the tricks. */
export function claimantAt(evening: Evening, place: TablePlace): Seat | undefined {
  const live = evening.deals.get(keyOf(place));
  return isRunning(live) ? turnOf(evening.rules, live.state).must[0] : undefined;
}

/** Why nobody can claim the rest here; as moves are taken back only at free tables, the rest is claimed only there. */
export function refuseClaim(context: TableContext, evening: Evening, place: TablePlace): Refusal | undefined {
  const free = refuseUnlessFree(evening.state);
  if (free) return free;
  if (claimantAt(evening, place) === undefined) return refuseHost('no-running-deal');
  return isPaused(context, evening, place) ? refuseHost('table-paused') : undefined;
}

/** Plays the rest of a deal, card by card, if it is proven to belong to whose turn it is: otherwise the bots do not agree. */
export function playRest(context: TableContext, evening: Evening, place: TablePlace): Done {
  const live = evening.deals.get(keyOf(place));
  const claimant = claimantAt(evening, place);
  const rest = live && claimant !== undefined && provenRest(evening.rules, live.state, claimant);
  if (!rest) return fail([refuseHost('rest-not-proven')]);
  for (const [by, action] of rest) {
    const done = perform(context, evening, place, by, action);
    if (!done.ok) return done;
  }
  return ok(null);
}
