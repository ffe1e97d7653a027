import type { Refusal } from '../../../engine/core/refusal.ts';
import { fail, ok, type Result } from '../../../engine/core/result.ts';
import type { Seat } from '../../../engine/core/seat.ts';
import { turnOf } from '../../../engine/kernel/deal/apply.ts';
import { provenRest, type Deeds } from '../../../engine/kernel/deal/claim.ts';
import { givenRest } from '../../../engine/kernel/deal/given-rest.ts';
import { actionsIn } from '../../../engine/kernel/deal/replay.ts';
import type { State } from '../../../engine/kernel/deal/state.ts';
import { paymentsOf } from '../../../engine/settlement/payments.ts';
import { refuseUnlessFree } from '../../../engine/tournament/deciders/free-table.ts';
import type { TablePlace } from '../../../engine/tournament/state/commands.ts';
import { tableOf } from '../../../engine/tournament/state/places.ts';
import { refuseHost } from '../../protocol/refusals.ts';
import type { RestWhose } from '../../protocol/table/table-talk.ts';
import { isRunning, keyOf, placeOf, type Evening } from '../state/evening-state.ts';
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

/**
 * Plays the rest of a deal, card by card: as the claimant's if that is proven, otherwise the bots do not agree; or as a gift to
 * the others if it costs no bot anything.
 */
export function playRest(context: TableContext, evening: Evening, place: TablePlace, whose: RestWhose): Done {
  const live = evening.deals.get(keyOf(place));
  const claimant = claimantAt(evening, place);
  if (!live || claimant === undefined) return fail([refuseHost('no-running-deal')]);
  const rest = whose === 'mine' ? claimed(evening, live.state, claimant) : given(evening, place, live.state, claimant);
  if (!rest.ok) return rest;
  return playAll(context, evening, place, live.state, rest.value);
}

function claimed({ rules }: Evening, s: State, claimant: Seat): Result<Deeds, readonly Refusal[]> {
  const rest = provenRest(rules, s, claimant);
  return rest ? ok(rest) : fail([refuseHost('rest-not-proven')]);
}

function given(evening: Evening, place: TablePlace, s: State, giver: Seat): Result<Deeds, readonly Refusal[]> {
  const rest = givenRest(evening.rules, s, giver, paymentsOf);
  if (!rest) return fail([refuseHost('rest-not-given')]);
  const { holders } = tableOf(evening.state, place);
  const bots = s.active.filter((seat) => seat !== giver && holders[seat] === 'bot');
  const loser = (rest.costs ?? bots).find((seat) => bots.includes(seat));
  return loser === undefined ? ok(rest.deeds) : fail([refuseHost('rest-not-wanted', { seat: loser })]);
}

function playAll(context: TableContext, evening: Evening, place: TablePlace, s: State, deeds: Deeds): Done {
  for (const [by, action] of deeds) {
    const done = perform(context, evening, place, by, action);
    if (!done.ok) return done;
  }
  const from = actionsIn(s).length;
  context.ledger.activity.playedRest(placeOf(evening.state.id, place), from, from + deeds.length);
  return ok(null);
}
