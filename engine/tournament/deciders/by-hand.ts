import { isEqual } from '#engine/core/equal.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { printRefusal } from '#engine/core/refusal.ts';
import { fail, ok } from '#engine/core/result.ts';
import { faultsOf, type RoundSeats } from '../draw/seat-faults.ts';
import { refuse, tournamentRefused } from '../refusals.ts';
import type { CommandOf, Decision } from '../state/commands.ts';
import { roundAt } from '../state/lookup.ts';
import { tablePlace } from '../state/places.ts';
import type { EveningState, RoundState } from '../state/types.ts';
import { MOST_ROUNDS } from './round-plan.ts';

/**
 * Sets the tables of a draft, or of a new one, by hand. A step may leave tables unfinished: the next steps fill them, and
 * publishing requires everything. But it may introduce no new fault: nobody sits twice or comes to a table while absent,
 * no pair kept apart comes together, nobody leaves the table where they stay.
 */
export function seatByHand(state: EveningState, { round: n, tables }: CommandOf<'seat-by-hand'>): Decision {
  const before = roundAt(state, n);
  if (before ? before.phase !== 'draft' : n !== state.rounds.length + 1)
    return fail([refuse(before ? 'round-published' : 'no-such-round', { round: n })]);
  if (n > MOST_ROUNDS) return fail([refuse('too-many-rounds', { count: MOST_ROUNDS })]);
  const final = state.rounds.find((round) => round.final !== undefined);
  if (!before && final) return fail([refuse('final-begun', { round: final.round })]);
  if (tables.length === 0) return fail([refuse('no-tables')]);
  const old = before?.tables.map(({ players }) => players) ?? [];
  const faults = [
    ...tooLarge(state, tables, n),
    ...newFaults(state, before, tables, n),
    ...newlyAbsent(state, old, tables),
  ];
  if (faults.length > 0) return fail(faults);
  const same = before !== undefined && isEqual(old, tables);
  return ok(same ? [] : [{ type: 'seats-set', round: n, tables }]);
}

/** A table that is too small is unfinished; one that is too large stays wrong whatever comes next. */
const tooLarge = ({ game }: EveningState, tables: RoundSeats, round: number): readonly Refusal[] =>
  tables.flatMap(({ length }, i) =>
    length > Math.max(...game.tables) ? [refuse('table-size', tablePlace({ round, table: i + 1 }))] : [],
  );

/** Faults that later steps can put right. */
const isUnfinished = tournamentRefused('table-size', 'finalist-missing', 'player-absent');

/** What is wrong with the tables now that was not wrong before. */
function newFaults(
  state: EveningState,
  before: RoundState | undefined,
  tables: RoundSeats,
  round: number,
): readonly Refusal[] {
  const old = before?.tables.map(({ players }) => players) ?? [];
  const known = new Set(faultsOf(state, old, round, before?.final).map(printRefusal));
  return faultsOf(state, tables, round, before?.final).filter(
    (fault) => !isUnfinished(fault) && !known.has(printRefusal(fault)),
  );
}

/** A player who left after the draft was made keeps the seat until somebody takes it; no other absentee gets one. */
function newlyAbsent({ players }: EveningState, old: RoundSeats, tables: RoundSeats): readonly Refusal[] {
  const [before, now] = [new Set(old.flat()), new Set(tables.flat())];
  return players
    .filter(({ id, presence }) => presence !== 'present' && now.has(id) && !before.has(id))
    .map(({ name }) => refuse('player-absent', { name }));
}
