import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok } from '#engine/core/result.ts';
import { refuseFinalists } from '../draw/finalists.ts';
import { faultsOf, overlooked } from '../draw/seat-faults.ts';
import { refuse } from '../refusals.ts';
import type { CommandOf, Context, Decision } from '../state/commands.ts';
import { roundAt } from '../state/lookup.ts';
import { isRunning, tablePlace } from '../state/places.ts';
import { missingTables, totalAgrees, uncheckedAt } from '../state/tables.ts';
import type { EveningState, RoundState } from '../state/types.ts';

const noRound = (round: number): Decision => fail([refuse('no-such-round', { round })]);

/**
 * Makes the seats public. The previous round must be closed, and nothing may be wrong with the seats; everybody present
 * without a seat must be named as sitting out.
 */
export function publishRound(state: EveningState, { round: n, sitOut = [] }: CommandOf<'publish-round'>): Decision {
  const round = roundAt(state, n);
  if (!round) return noRound(n);
  if (round.phase !== 'draft') return ok([]);
  const open = state.rounds.find((one) => one.round < n && one.phase !== 'closed');
  if (open) return fail([whyOpen(state, open)]);
  const seats = round.tables.map(({ players }) => players);
  const faults = faultsOf(state, seats, n, round.final);
  if (faults.length > 0) return fail(faults);
  // A correction since the draw may have changed the finalists.
  if (round.final && refuseFinalists(state, round.final)) return fail([refuse('final-changed', { round: n })]);
  const free = overlooked(state, round);
  const forgotten = free.filter(({ id }) => !sitOut.includes(id));
  if (forgotten.length > 0)
    return fail([refuse('without-seat', { name: forgotten.map(({ name }) => name).join(', ') })]);
  const out = [...(round.sitsOut ?? []), ...free.map(({ id }) => id)];
  return ok([
    { type: 'round-published', round: n },
    ...(free.length > 0 ? [{ type: 'sitting-out-set' as const, round: n, players: out }] : []),
  ]);
}

/** Why a round is not closed yet: tables are missing, or it only needs closing. */
function whyOpen(state: EveningState, round: RoundState): Refusal {
  const missing = missingTables(state.format, round).map(({ table }) => table);
  return missing.length > 0
    ? refuse('tables-missing', { round: round.round, tables: missing })
    : refuse('round-open', { round: round.round });
}

/** Starts the clock. */
export function startRound(state: EveningState, { round: n }: CommandOf<'start-round'>, { now }: Context): Decision {
  const round = roundAt(state, n);
  if (!round) return noRound(n);
  if (round.phase === 'draft') return fail([refuse('round-not-published', { round: n })]);
  if (round.phase === 'closed') return fail([refuse('round-closed', { round: n })]);
  return ok(round.startedAt === undefined ? [{ type: 'round-started', round: n, at: now }] : []);
}

/** Nothing may be missing, unchecked or disputed, and nobody may be playing. */
export function closeRound(state: EveningState, { round: n }: CommandOf<'close-round'>, context: Context): Decision {
  const round = roundAt(state, n);
  if (!round) return noRound(n);
  if (round.phase === 'closed' && missingTables(state.format, round).length === 0) return ok([]);
  if (round.phase === 'draft') return fail([refuse('round-not-published', { round: n })]);
  const faults: Refusal[] = [];
  const missing = missingTables(state.format, round).map(({ table }) => table);
  if (missing.length > 0) faults.push(refuse('tables-missing', { round: n, tables: missing }));
  for (const table of round.tables) {
    const unchecked = uncheckedAt(state.format, table);
    const place = tablePlace({ round: n, table: table.table });
    if (unchecked.length > 0) faults.push(refuse('not-checked', { ...place, results: unchecked }));
    if (!totalAgrees(state.format, table)) faults.push(refuse('totals-differ', place));
    if (isRunning(context, { round: n, table: table.table })) faults.push(refuse('deal-running', place));
  }
  return faults.length > 0 ? fail(faults) : ok([{ type: 'round-closed', round: n }]);
}

/** Only the last closed round, and only while no later one is published. */
export function reopenRound(state: EveningState, { round: n, reason }: CommandOf<'reopen-round'>): Decision {
  const round = roundAt(state, n);
  if (!round) return noRound(n);
  if (round.phase !== 'closed') return ok([]);
  const later = state.rounds.find((one) => one.round > n && one.phase !== 'draft');
  if (later) return fail([refuse('round-begun', { round: later.round })]);
  return ok([{ type: 'round-reopened', round: n, reason }]);
}
