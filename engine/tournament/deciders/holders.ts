import { fail, ok } from '#engine/core/result.ts';
import { refuse } from '../refusals.ts';
import type { CommandOf, Decision } from '../state/commands.ts';
import { tableAt } from '../state/places.ts';
import type { EveningState } from '../state/types.ts';

export function holdSeat(state: EveningState, command: CommandOf<'hold-seat'>): Decision {
  const { round, table, seat, holder } = command;
  const found = tableAt(state, command);
  if (!found.ok) return fail([found.error]);
  const held = found.value.holders[seat];
  if (held === undefined) return fail([refuse('no-such-seat', { seat })]);
  return ok(held === holder ? [] : [{ type: 'seat-held', round, table, seat, holder }]);
}
