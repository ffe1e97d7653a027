import { isPart } from '#engine/core/rational.ts';
import { fail, ok } from '#engine/core/result.ts';
import { amountsAt, refuse } from '../refusals.ts';
import type { CommandOf, Decision } from '../state/commands.ts';
import { ODD_AMOUNT, partsOf } from '../state/played-game.ts';
import type { EveningState } from '../state/types.ts';

/** Points or money for a Renonce not settled at the table, for coming late, and the like. */
export function givePenalty(state: EveningState, command: CommandOf<'give-penalty'>): Decision {
  const { player, round, points, cents, reason } = command;
  if (!state.players.some(({ id }) => id === player)) return fail([refuse('no-such-player', { text: player })]);
  if (!state.rounds.some((one) => one.round === round)) return fail([refuse('no-such-round', { round })]);
  if (points.n === 0 && cents === 0) return fail([refuse('nothing-penalised')]);
  const parts = partsOf(state.game);
  if (!isPart(points, parts)) return fail([refuse(ODD_AMOUNT[parts], amountsAt(points))]);
  const id = `x${state.penalised + 1}`;
  return ok([{ type: 'penalty-given', penalty: { id, player, round, points, cents, reason } }]);
}

export function withdrawPenalty(state: EveningState, command: CommandOf<'withdraw-penalty'>): Decision {
  const { penalty, reason } = command;
  if (!state.penalties.some(({ id }) => id === penalty)) return fail([refuse('no-such-penalty')]);
  return ok([{ type: 'penalty-withdrawn', penalty, reason }]);
}
