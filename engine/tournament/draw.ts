import type { Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { seededRng, shuffled } from '../core/rng.ts';
import { isRunning, showPlace, tableAt } from './places.ts';
import type { CommandOf, Context } from './commands.ts';
import { refuse } from './refusals.ts';
import type { EveningEvent, EveningState } from './types.ts';
import type { TableRules } from '../kernel/types.ts';

type Decision = Result<readonly EveningEvent[], readonly Refusal[]>;

/** Seats at a drawn table: four, unless the rules were agreed for five, of whom the dealer pauses. */
export const tableSize = ({ options }: TableRules): number => (options['table-size'] === 5 ? 5 : 4);

/** Rounds that an evening can have so far. */
const MOST_ROUNDS = 1;

/** Tables by lot: the same players and the same seed give the same tables and seats. */
function drawTables(players: readonly string[], size: number, seed: string): readonly (readonly string[])[] {
  const order = shuffled(players, seededRng(seed));
  return Array.from({ length: order.length / size }, (_, i) => order.slice(i * size, (i + 1) * size));
}

export function drawRound(state: EveningState, { seed }: CommandOf<'draw-round'>): Decision {
  const count = state.players.length;
  if (state.rounds.length >= MOST_ROUNDS) return fail([refuse('round-exists', String(state.rounds.length))]);
  if (count === 0) return fail([refuse('no-players')]);
  const size = tableSize(state.rules);
  if (count % size !== 0)
    return fail([refuse(size === 5 ? 'not-divisible-by-five' : 'not-divisible-by-four', String(count))]);
  const tables = drawTables(
    state.players.map(({ id }) => id),
    size,
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
