import type { Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { seededRng, shuffled } from '../core/rng.ts';
import { isRunning, showPlace, tableAt } from './places.ts';
import type { CommandOf, Context } from './commands.ts';
import { refuse } from './refusals.ts';
import type { EveningEvent, EveningState } from './types.ts';

type Decision = Result<readonly EveningEvent[], readonly Refusal[]>;

/** Seats at a drawn table. */
export const TABLE_SIZE = 4;

/** Rounds that an evening can have so far. */
const MOST_ROUNDS = 1;

/** Tables by lot: the same players and the same seed give the same tables and seats. */
function drawTables(players: readonly string[], seed: string): readonly (readonly string[])[] {
  const order = shuffled(players, seededRng(seed));
  return Array.from({ length: order.length / TABLE_SIZE }, (_, i) => order.slice(i * TABLE_SIZE, (i + 1) * TABLE_SIZE));
}

export function drawRound(state: EveningState, { seed }: CommandOf<'draw-round'>): Decision {
  const count = state.players.length;
  if (state.rounds.length >= MOST_ROUNDS) return fail([refuse('round-exists', String(state.rounds.length))]);
  if (count === 0) return fail([refuse('no-players')]);
  if (count % TABLE_SIZE !== 0) return fail([refuse('not-divisible-by-four', String(count))]);
  const tables = drawTables(
    state.players.map(({ id }) => id),
    seed,
  );
  return ok([{ type: 'round-drawn', round: state.rounds.length + 1, seed, tables }]);
}

/** Only the last round, and only while nothing was entered or dealt in it. */
export function discardDraw(state: EveningState, command: CommandOf<'discard-draw'>, context: Context): Decision {
  const { round } = command;
  const last = state.rounds.at(-1);
  if (last?.round !== round) return fail([refuse('no-such-round', String(round))]);
  const begun = last.tables.find(
    (table) => table.results.length > 0 || isRunning(context, { round, table: table.table }),
  );
  if (begun) return fail([refuse('round-begun', showPlace({ round, table: begun.table }))]);
  return ok([{ type: 'draw-discarded', round }]);
}

export function holdSeat(state: EveningState, command: CommandOf<'hold-seat'>): Decision {
  const { round, table, seat, holder } = command;
  const found = tableAt(state, command);
  if (!found.ok) return fail([found.error]);
  const held = found.value.holders[seat];
  if (held === undefined) return fail([refuse('no-such-seat', String(seat))]);
  return ok(held === holder ? [] : [{ type: 'seat-held', round, table, seat, holder }]);
}
