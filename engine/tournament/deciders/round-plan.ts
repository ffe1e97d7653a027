import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok } from '#engine/core/result.ts';
import { refuseFinal, refuseFinalists } from '../draw/finalists.ts';
import { faultsOf } from '../draw/seat-faults.ts';
import { refuse, tournamentRefused } from '../refusals.ts';
import type { CommandOf, Context, Decision } from '../state/commands.ts';
import { begunFinal } from '../state/lookup.ts';
import { roundAt } from '../state/lookup.ts';
import { isRunning, tablePlace } from '../state/places.ts';
import { hasBegun, uncheckedPlaces } from '../state/tables.ts';
import type { EveningState, RoundState } from '../state/types.ts';

/** Most rounds of an evening. */
export const MOST_ROUNDS = 50;

/** Drafts for this round and the next ones; the caller has drawn the tables, and they are checked here. */
export function planRounds(
  state: EveningState,
  { from, draw, rounds, final, accepted }: CommandOf<'plan-rounds'>,
): Decision {
  const fixed = state.rounds.filter(({ phase }) => phase !== 'draft').length;
  if (from !== fixed + 1) return fail([refuse(from <= fixed ? 'round-published' : 'no-such-round', { round: from })]);
  if (rounds.length === 0 || fixed + rounds.length > MOST_ROUNDS)
    return fail([refuse('too-many-rounds', { count: MOST_ROUNDS })]);
  const refused = final ? (refuseFinal(state, from) ?? refuseFinalists(state, final)) : refuseOrdinary(state);
  if (refused) return fail([refused]);
  // Who is in the final depends on results that nobody has checked: the director decides.
  const unchecked = final && accepted !== true ? uncheckedPlaces(state) : [];
  if (unchecked.length > 0)
    return fail(unchecked.map(({ what, ...place }) => refuse('final-unchecked', { ...place, results: what })));
  const faults = rounds.flatMap((tables, i) =>
    faultsOf(state, tables, from + i, final).filter((fault) => !tournamentRefused('player-absent')(fault)),
  );
  if (faults.length > 0) return fail(faults);
  return ok([{ type: 'rounds-planned', from, draw, rounds, ...(final && { final }) }]);
}

/** No ordinary round can follow a final one. */
function refuseOrdinary(state: EveningState): Refusal | undefined {
  const begun = begunFinal(state);
  return begun && refuse('final-begun', { round: begun.round });
}

/** Why a round cannot be taken back: something was recorded or dealt at one of its tables. */
export function refuseBegun({ round, tables }: RoundState, context: Context): Refusal | undefined {
  const begun = tables.find((table) => hasBegun(table) || isRunning(context, { round, table: table.table }));
  return begun && refuse('round-begun', tablePlace({ round, table: begun.table }));
}

/** Takes back drafts from this round on, or the last published round as long as nothing was recorded or dealt in it. */
export function discardDraw(state: EveningState, { round: n }: CommandOf<'discard-draw'>, context: Context): Decision {
  const round = roundAt(state, n);
  if (!round) return fail([refuse('no-such-round', { round: n })]);
  const begun = refuseBegun(round, context);
  if (begun) return fail([begun]);
  // Later rounds, which would go with it, may have results although all of this one was struck.
  if (round.phase === 'closed') return fail([refuse('round-closed', { round: n })]);
  return ok([{ type: 'draw-discarded', round: n }]);
}
