import type { Refusal } from '#engine/core/refusal.ts';
import { printRefusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { faultsOf, type RoundSeats } from '../draw/seat-faults.ts';
import { refuse, tournamentRefused } from '../refusals.ts';
import type { CommandOf, Context, Decision } from '../state/commands.ts';
import { roundAt } from '../state/lookup.ts';
import { isRunning, refusePhase, tableAt } from '../state/places.ts';
import { tablePlace } from '../state/places.ts';
import { hasBegun, reachedAt } from '../state/tables.ts';
import type { EveningState, RoundState, TableState } from '../state/types.ts';
import { refuseBegun } from './round-plan.ts';

/*
 * Corrections to the seats of a published round.
 */

/** Makes a published round a draft again. Later drafts stay, and so do the current seats. */
export function unpublishRound(
  state: EveningState,
  { round: n }: CommandOf<'unpublish-round'>,
  context: Context,
): Decision {
  const round = roundAt(state, n);
  if (!round) return fail([refuse('no-such-round', { round: n })]);
  if (round.phase === 'draft') return ok([]);
  // A free table has no draft.
  if (state.purpose === 'free-table') return fail([refuse('round-begun', { round: n })]);
  const refused = refuseBegun(round, context) ?? refusePhase(state, { round: n, table: 1 });
  return refused ? fail([refused]) : ok([{ type: 'round-unpublished', round: n }]);
}

/** Marks a present player as deliberately without a seat in this round, or takes that back. */
export function sitOut(state: EveningState, { round: n, player, out }: CommandOf<'sit-out'>): Decision {
  const round = roundAt(state, n);
  if (!round) return fail([refuse('no-such-round', { round: n })]);
  const found = state.players.find(({ id }) => id === player);
  if (!found) return fail([refuse('no-such-player', { text: player })]);
  if (round.phase === 'closed') return fail([refuse('round-closed', { round: n })]);
  if (out && seatsOf(round).flat().includes(player)) return fail([refuse('has-seat', { name: found.name })]);
  const before = round.sitsOut ?? [];
  if (before.includes(player) === out) return ok([]);
  const players = out ? [...before, player] : before.filter((id) => id !== player);
  return ok([{ type: 'sitting-out-set', round: n, players }]);
}

/**
 * Two people change places. Recorded results stay with the seats if the two sat so from the start, or with those who
 * played them if they change from now on.
 */
export function swapSeats(state: EveningState, command: CommandOf<'swap-seats'>, context: Context): Decision {
  const { round: n, one, other, from, reason } = command;
  const found = openRound(state, n);
  if (!found.ok) return found;
  const round = found.value;
  const [first, second] = [one, other].map((id) => round.tables.find(({ players }) => players.includes(id)));
  const name = (id: string): string => state.players.find((player) => player.id === id)?.name ?? id;
  if (!first || !second) return fail([refuse('no-seat', { name: name(first ? other : one) })]);
  if (one === other) return fail([refuse('seat-twice', { name: name(one) })]);
  const refused = [first, second].flatMap((table) => refuseMoving(command, table, state, context));
  if (refused.length > 0) return fail(refused);
  const gone = [one, other].find((id) => [first, second].some(({ players, left }) => players[left?.seat ?? -1] === id));
  if (gone !== undefined) return fail([refuse('has-left', { name: name(gone) })]);
  const put = (id: string): string => (id === one ? other : id === other ? one : id);
  const faults = newFaults(
    state,
    round,
    seatsOf(round).map((seats) => seats.map(put)),
    command.accepted,
  );
  if (faults.length > 0) return fail(faults);
  const along = from === 'now' && { pointsGoAlong: true as const };
  return ok([{ type: 'seats-exchanged', round: n, one, other, from, reason, ...along }]);
}

/** A latecomer takes the last seat of a table that has not begun; the first dealer stays the same. */
export function seatPlayer(state: EveningState, command: CommandOf<'seat-player'>, context: Context): Decision {
  const { round: n, table, player, reason, accepted } = command;
  const found = openRound(state, n);
  if (!found.ok) return found;
  const round = found.value;
  const there = tableAt(state, command);
  if (!there.ok) return fail([there.error]);
  const place = tablePlace(command);
  if (hasBegun(there.value) || isRunning(context, command)) return fail([refuse('table-begun', place)]);
  if (!state.game.tables.includes(there.value.players.length + 1)) return fail([refuse('no-more-seats', place)]);
  const tables = seatsOf(round).map((seats, i) => (round.tables[i]?.table === table ? [...seats, player] : seats));
  const faults = newFaults(state, round, tables, accepted);
  return faults.length > 0 ? fail(faults) : ok([{ type: 'player-seated', round: n, table, player, reason }]);
}

const seatsOf = ({ tables }: RoundState): RoundSeats => tables.map(({ players }) => players);

/** A published round that is not over. */
function openRound(state: EveningState, n: number): Result<RoundState, readonly Refusal[]> {
  const round = roundAt(state, n);
  if (!round) return fail([refuse('no-such-round', { round: n })]);
  const refused = refusePhase(state, { round: n, table: 1 });
  return refused ? fail([refused]) : ok(round);
}

/** Why nobody can change places at a table now. */
function refuseMoving(
  { round, from }: CommandOf<'swap-seats'>,
  table: TableState,
  { format }: EveningState,
  context: Context,
): readonly Refusal[] {
  const place = tablePlace({ round, table: table.table });
  if (isRunning(context, { round, table: table.table })) return [refuse('deal-running', place)];
  // There everybody has played their own cards, under their own name.
  if (table.results.some(({ source }) => source === 'played')) return [refuse('played-on-screen', place)];
  // A single total cannot be divided between players.
  if (from === 'beginning') return [];
  const isWhole = table.total !== undefined || format.entry === 'totals';
  if (isWhole) return [refuse('total-not-divided', place)];
  // Whoever has reached the target would bring it along, and the next table would be over as well.
  return reachedAt(format, table).length > 0 ? [refuse('target-reached', place)] : [];
}

/** Faults that the director may accept. */
const isWarning = tournamentRefused('kept-apart', 'stays-at-table');

/** Faults that the new seats would introduce. A player who has left meanwhile keeps the seat. */
function newFaults(state: EveningState, round: RoundState, tables: RoundSeats, accepted = false): readonly Refusal[] {
  const faults = (seats: RoundSeats): readonly Refusal[] => faultsOf(state, seats, round.round, round.final);
  const known = new Set(faults(seatsOf(round)).map(printRefusal));
  const fresh = faults(tables).filter((fault) => !known.has(printRefusal(fault)));
  return accepted ? fresh.filter((fault) => !isWarning(fault)) : fresh;
}
