import { refuseHost } from '#electron/protocol/refusals.ts';
import type { RestWhose } from '#electron/protocol/table/table-talk.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Seat } from '#engine/core/seat.ts';
import { turnOf } from '#engine/kernel/deal/apply.ts';
import { actionsIn } from '#engine/kernel/deal/replay.ts';
import type { Deeds } from '#engine/kernel/deal/rest/claim.ts';
import { refuseUnlessFree } from '#engine/tournament/deciders/free-table.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { tableOf } from '#engine/tournament/state/places.ts';
import { type Evening, isRunning, keyOf, type LiveDeal, placeOf } from '../state/evening-state.ts';
import type { FoundRest } from '../workers/rest.ts';
import { type Done, isPaused, perform, type TableContext } from './tables.ts';

/** Somebody says whose the rest is. */
export interface Claim {
  readonly whose: RestWhose;
  /** Whether whoever says it still plays this seat. */
  readonly holds: (evening: Evening, seat: Seat) => boolean;
  /** Is told what it took to work it out, in ms of processor time. */
  readonly charge: (spent: number) => void;
}

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

/** Why the claimant has to wait; nobody else may know, since it says what became of their last claim. */
export function refuseNow({ ledger }: TableContext, evening: Evening, place: TablePlace): Refusal | undefined {
  const { claims } = ledger.activity;
  if (claims.isPending(placeOf(evening.state.id, place))) return refuseHost('claim-pending');
  const live = evening.deals.get(keyOf(place));
  const claimant = claimantAt(evening, place);
  return live && claimant !== undefined && claims.isTooSoon(live, claimant) ? refuseHost('claim-too-soon') : undefined;
}

/**
 * Plays the rest of a deal, card by card: as the claimant's if that is proven, otherwise the bots do not agree; or as a gift to
 * the others if it costs no bot anything. It is worked out in the bots' thread; nothing is played if the table has moved on.
 */
export async function playRest(
  context: TableContext,
  evening: Evening,
  place: TablePlace,
  claim: Claim,
): Promise<Done> {
  const live = evening.deals.get(keyOf(place));
  const claimant = claimantAt(evening, place);
  if (!live || claimant === undefined) return fail([refuseHost('no-running-deal')]);
  const { claims } = context.ledger.activity;
  const at = placeOf(evening.state.id, place);
  const { whose } = claim;
  claims.begin(at);
  const worked = await context
    .restFor({ rules: evening.state.rules, state: live.state, seat: claimant, whose })
    .finally(() => claims.end(at));
  // No judgement, so nothing is spent.
  if (!worked) return fail([refuseHost('claim-not-worked-out')]);
  claim.charge(worked.spent);
  // The memory may have been rebuilt meanwhile.
  const now = context.ledger.evenings.get(evening.state.id);
  // What was taken back and done again is another moment, even if it looks the same.
  if (!now || now.deals.get(keyOf(place))?.state !== live.state || !claim.holds(now, claimant))
    return fail([refuseHost('stale-prompt')]);
  if (isPaused(context, now, place)) return fail([refuseHost('table-paused')]);
  const { holders } = tableOf(now.state, place);
  const bots = live.state.active.filter((seat) => seat !== claimant && holders[seat] === 'bot');
  const rest = accepted(whose, worked.found, bots);
  if (rest.ok) return playAll(context, now, live, rest.value);
  claims.refuse(live, claimant);
  return rest;
}

/** How the rest is played, if it is as was said and the other seats' bots agree. */
function accepted(whose: RestWhose, found: FoundRest | null, bots: readonly Seat[]): Result<Deeds, readonly Refusal[]> {
  if (!found) return fail([refuseHost(whose === 'mine' ? 'rest-not-proven' : 'rest-not-given')]);
  // Which bot it is would tell something of its cards.
  return bots.some((seat) => found.costs?.includes(seat) ?? true)
    ? fail([refuseHost('rest-not-wanted')])
    : ok(found.deeds);
}

function playAll(context: TableContext, evening: Evening, { dealt, state }: LiveDeal, deeds: Deeds): Done {
  for (const deed of deeds) {
    const done = perform(context, evening, dealt, deed);
    if (!done.ok) return done;
  }
  const from = actionsIn(state).length;
  context.ledger.activity.playedRest(placeOf(evening.state.id, dealt), from, from + deeds.length);
  return ok(null);
}
