import { refuseHost } from '#electron/protocol/refusals.ts';
import type { BackWhat } from '#electron/protocol/table/table-talk.ts';
import { must } from '#engine/core/assert-never.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok } from '#engine/core/result.ts';
import type { Actor } from '#engine/core/seat.ts';
import { actionsIn, replay } from '#engine/kernel/deal/replay.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { decide } from '#engine/tournament/deciders/decide.ts';
import { refuseUnlessFree } from '#engine/tournament/deciders/free-table.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { tableOf } from '#engine/tournament/state/places.ts';
import { wasOver } from '../state/asked/phase-clock.ts';
import { NO_PROMPTS } from '../state/asked/prompts.ts';
import { type Deed, type Evening, keyOf, type LiveDeal, placeOf } from '../state/evening-state.ts';
import { momentOf } from '../state/moment.ts';
import { type Done, isPaused, perform, type TableContext } from './tables.ts';

/**
 * Takes back the last action of a person with all that followed it (or a rest that was played at once), or everything, so that
 * the deal is played again.
 * Only at free tables; a result that was written goes with it.
 */
export function takeBack(context: TableContext, evening: Evening, place: TablePlace, how: 'step' | 'deal'): Done {
  const refused = refuseRewind(evening, place, how);
  if (refused) return fail([refused]);
  const live = must(evening.deals.get(keyOf(place)), 'a deal');
  const { round, table } = place;
  const rest = context.ledger.activity.restBefore(placeOf(evening.state.id, place), actionsIn(live.state).length);
  const to = how === 'step' && rest !== undefined ? rest : beginOf(evening, place, live, how);
  const anew = how === 'deal' && { anew: true as const };
  if (live.state.end !== null) {
    const command = { type: 'withdraw-deal', round, table, deal: live.dealt.deal } as const;
    const withdrawn = decide(evening.state, command, momentOf(context, evening));
    if (!withdrawn.ok) return withdrawn;
    context.ledger.recordEvents(evening.state.id, withdrawn.value);
  }
  const entry = { type: 'taken-back', evening: evening.state.id, round, table, to, ...anew } as const;
  context.ledger.recordTakenBack(evening, entry, cutTo(evening, live, to));
  return ok(null);
}

/** Why nothing can be taken back or redone here; `undefined` if it can. */
export function refuseRewind(evening: Evening, place: TablePlace, what: BackWhat): Refusal | undefined {
  const live = evening.deals.get(keyOf(place));
  if (what === 'again') return live && live.undone.length > 0 ? undefined : refuseHost('nothing-to-redo');
  const free = refuseUnlessFree(evening.state);
  if (free) return free;
  const to = live ? beginOf(evening, place, live, what) : -1;
  if (!live || to < 0) return refuseHost('nothing-to-take-back');
  return what === 'step' && isTimeOver(evening, live, to) ? refuseHost('time-was-up') : undefined;
}

/**
 * Whether going back to that many actions leads into a phase whose time is over: the clock would end it once more at once, without
 * what was taken back. Begun anew, the deal has all its time.
 */
function isTimeOver(evening: Evening, { dealt, state }: LiveDeal, to: number): boolean {
  const { clock } = evening.prompts.get(keyOf(dealt)) ?? NO_PROMPTS;
  // A deal of which no clock has measured anything, as nearly all, need not be played again.
  if (Object.keys(clock.spent).length === 0) return false;
  return wasOver(clock, evening.rules, replayed(evening, { dealt, deeds: actionsIn(state) }, to));
}

/** How many actions of a deal stay; -1 if there is none to take back. */
function beginOf(evening: Evening, place: TablePlace, { state }: LiveDeal, how: 'step' | 'deal'): number {
  const deeds = actionsIn(state);
  if (how === 'deal') return deeds.length > 0 ? 0 : -1;
  return deeds.findLastIndex(([by]) => isPerson(evening, place, by));
}

/** Redoes what was taken back last, up to the next action of a person. */
export function redo(context: TableContext, evening: Evening, place: TablePlace): Done {
  const undone = evening.deals.get(keyOf(place))?.undone ?? [];
  const refused = refuseRewind(evening, place, 'again');
  if (refused) return fail([refused]);
  if (isPaused(context, evening, place)) return fail([refuseHost('table-paused')]);
  const next = undone.findIndex(([by], i) => i > 0 && isPerson(evening, place, by));
  for (const deed of next < 0 ? undone : undone.slice(0, next)) {
    const done = perform(context, evening, place, deed);
    if (!done.ok) return done;
  }
  return ok(null);
}

/** A deal after its first `to` actions; the others can be redone. */
function cutTo(evening: Evening, { dealt, state, undone }: LiveDeal, to: number): LiveDeal {
  const deeds = actionsIn(state);
  const { attempts } = state;
  const cut = { ...replayed(evening, { dealt, deeds }, to), attempts };
  return { dealt, state: cut, undone: [...deeds.slice(to), ...undone] };
}

/** Plays a recorded deal of this evening again. Throws if that fails: it was played by these rules. */
export function replayed(
  evening: Evening,
  { dealt, deeds }: { readonly dealt: LiveDeal['dealt']; readonly deeds: readonly Deed[] },
  upTo?: number,
): State {
  const { dealer, deck, now } = dealt;
  const table = tableOf(evening.state, dealt).players.length;
  const state = replay(evening.rules, { table, dealer, deck, now }, deeds, upTo);
  if (!state.ok) throw new Error(`action ${state.error.index} is refused when replayed: ${state.error.refusal.code}`);
  return state.value;
}

const isPerson = (evening: Evening, place: TablePlace, by: Actor): boolean =>
  typeof by === 'number' && tableOf(evening.state, place).holders[by] === 'person';
