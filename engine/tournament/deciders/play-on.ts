import type { Rational } from '#engine/core/rational.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok } from '#engine/core/result.ts';
import { dealsAt } from '../format/format.ts';
import type { Format } from '../format/schema.ts';
import { refuse } from '../refusals.ts';
import type { CommandOf, Context, Decision } from '../state/commands.ts';
import { dealerOf, isRunning, refusePhase, tableAt, tablePlace } from '../state/places.ts';
import { hasEnded } from '../state/tables.ts';
import type { EveningState, TableState } from '../state/types.ts';
import { refuseSums } from './totals.ts';

/** In how many of the first `deals` deals a seat took part at a table where the dealer pauses. */
export function satIn(table: TableState, seat: number, deals: number): number {
  const dealers = Array.from({ length: deals }, (_, i) => dealerOf(table, i + 1));
  return dealers.filter((dealer) => dealer !== seat).length;
}

/**
 * How many more deals the others play if somebody leaves a table where the dealer pauses after `after` deals, so that as many of
 * them as possible reach the number that everybody plays at such a table; of several such numbers, the smallest.
 */
export function dealsToGo(format: Format, table: TableState, seat: number, after = table.results.length): number {
  const size = table.players.length;
  const agreed = dealsAt(format, size);
  const each = agreed - Math.ceil(agreed / size);
  const missing = table.players.flatMap((_, other) => (other === seat ? [] : [each - satIn(table, other, after)]));
  const middle = [...missing].sort((a, b) => a - b)[Math.floor((missing.length - 1) / 2)] ?? 0;
  return Math.max(1, middle);
}

/**
 * The others go on without a player who has left. A player who has not yet played is taken from the table; otherwise the
 * seat on paper and the points remain theirs. Only if the game has a table for as many as are left.
 */
export function playOn(state: EveningState, command: CommandOf<'play-on'>, context: Context): Decision {
  const { round, table, player, deals, reason } = command;
  const found = tableAt(state, command);
  if (!found.ok) return fail([found.error]);
  const there = found.value;
  const refused = refusePlayingOn(state, command, there, context);
  if (refused) return fail([refused]);
  const after = there.results.length > 0 ? there.results.length : (command.played ?? 0);
  const isHere = state.players.some(({ id, presence }) => id === player && presence === 'present');
  const { standing } = command;
  const wrong = standing && refuseStanding(state, there, after, standing);
  if (wrong) return fail([wrong]);
  const rest = there.players.length - 1;
  const whole = after === 0 ? dealsAt(state.format, rest) : after + deals;
  return state.game.tables.includes(rest)
    ? ok([
        { type: 'seat-vacated', round, table, player, after, deals: whole, reason, ...(standing && { standing }) },
        ...(isHere ? [{ type: 'presence-changed' as const, player, presence: 'gone' as const }] : []),
      ])
    : fail([refuse('too-few-to-play-on', { count: rest })]);
}

/** Why this cannot have been on the sheet when somebody left, or nobody needs it: money is paid for what was written. */
function refuseStanding(
  state: EveningState,
  table: TableState,
  after: number,
  standing: readonly Rational[],
): Refusal | undefined {
  const { format, game } = state;
  const wrong = refuseSums(state, table, standing);
  if (wrong) return wrong;
  const isNeeded = format.entry === 'totals' && game.balance === 'one-sided' && table.results.length === 0 && after > 0;
  return isNeeded ? undefined : refuse('standing-not-needed', { table: table.table });
}

function refusePlayingOn(
  state: EveningState,
  command: CommandOf<'play-on'>,
  table: TableState,
  context: Context,
): Refusal | undefined {
  const place = tablePlace(command);
  const phase = refusePhase(state, command);
  if (phase) return phase;
  const name = state.players.find(({ id }) => id === command.player)?.name ?? command.player;
  if (!table.players.includes(command.player)) return refuse('no-seat', { name });
  if (table.left) return refuse('too-few-to-play-on', { count: table.players.length - 2 });
  if (isRunning(context, command)) return refuse('deal-running', place);
  if (table.results.some(({ source }) => source === 'played')) return refuse('played-on-screen', place);
  if (table.total || hasEnded(state.format, table)) return refuse('round-finished', place);
  return undefined;
}
