import { assertNever } from '../core/assert-never.ts';
import type { Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { CommandOf, Context, EveningCommand } from './commands.ts';
import { correctDeal, enterDeal } from './deals.ts';
import { openTable, withdrawDeal } from './free-table.ts';
import { discardDraw, drawRound, holdSeat, tableSize } from './draw.ts';
import { refuseName, tidyName } from './names.ts';
import { importPlayers, removePlayer, renamePlayer } from './players.ts';
import { refuse } from './refusals.ts';
import type { EveningEvent, EveningState } from './types.ts';

/**
 * What a command does to an evening (`null`: one that is still to be created), or every reason why it does nothing.
 * No events and no refusal: it is already so.
 */
export function decide(
  state: EveningState | null,
  command: EveningCommand,
  context: Context,
): Result<readonly EveningEvent[], readonly Refusal[]> {
  if (command.type === 'create-evening') return createEvening(state, command, context);
  if (command.type === 'open-table') return openTable(state, command, context);
  if (!state) return fail([refuse('no-such-evening')]);
  switch (command.type) {
    case 'import-players':
      return importPlayers(state, command);
    case 'rename-player':
      return renamePlayer(state, command);
    case 'remove-player':
      return removePlayer(state, command);
    case 'draw-round':
      return drawRound(state, command);
    case 'discard-draw':
      return discardDraw(state, command, context);
    case 'hold-seat':
      return holdSeat(state, command);
    case 'enter-deal':
      return enterDeal(state, command, context);
    case 'withdraw-deal':
      return withdrawDeal(state, command, context);
    case 'correct-deal':
      return correctDeal(state, command, context);
    default:
      return assertNever(command);
  }
}

function createEvening(
  state: EveningState | null,
  command: CommandOf<'create-evening'>,
  { now }: Context,
): Result<readonly EveningEvent[], readonly Refusal[]> {
  const { id, rules, tableSizes, deals } = command;
  const name = tidyName(command.name);
  const fault = refuseName(name, 'name');
  if (state) return fail([refuse('evening-exists', id)]);
  if (fault) return fail([fault]);
  if (!tableSizes.includes(tableSize(rules))) return fail([refuse('wrong-table-size', rules.family)]);
  return ok([{ type: 'evening-created', id, name, rules, deals, at: now }]);
}
