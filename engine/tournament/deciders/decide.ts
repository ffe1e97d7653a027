import { isEqual } from '../../core/equal.ts';
import { assertNever } from '../../core/assert-never.ts';
import { fail, ok } from '../../core/result.ts';
import { seatByHand } from './by-hand.ts';
import type { CommandOf, Context, EveningCommand, TablePlace, Decision } from '../state/commands.ts';
import { checkDeal, confirmDeal, correctDeal, enterDeal } from './deals.ts';
import { evolve } from '../events/evolve.ts';
import { openTable, withdrawDeal } from './free-table.ts';
import { holdSeat } from './holders.ts';
import { inEvent, tableSize } from '../state/played-game.ts';
import { refuseName, tidyName } from '../state/people/names.ts';
import { givePenalty, withdrawPenalty } from './penalties.ts';
import { seatPlayer, sitOut, swapSeats, unpublishRound } from './mending.ts';
import { tablePlace, tableAt } from '../state/places.ts';
import { discardDraw, planRounds } from './round-plan.ts';
import { playOn } from './play-on.ts';
import {
  groupPlayer,
  importPlayers,
  keepApart,
  lockPlayer,
  removePlayer,
  renamePlayer,
  setPresence,
  substitutePlayer,
} from './players.ts';
import { refuse } from '../refusals.ts';
import { closeRound, publishRound, reopenRound, startRound } from './rounds.ts';
import { drawTeams, setTeams } from './teams.ts';
import { checkTotal, enterTotal, strikeDeals } from './totals.ts';
import type { EveningState } from '../state/types.ts';

/**
 * What a command does to an evening (`null`: one still to be created), or every reason why it does nothing.
 * An empty list: the command changes nothing.
 */
export function decide(state: EveningState | null, command: EveningCommand, context: Context): Decision {
  if (command.type === 'create-evening') return createEvening(state, command, context);
  if (command.type === 'open-table') return openTable(state, command, context);
  if (!state) return fail([refuse('no-such-evening')]);
  switch (command.type) {
    case 'change-format':
      return changeFormat(state, command, context);
    case 'archive-evening':
      return ok(state.archived === command.archived ? [] : [{ type: 'evening-archived', archived: command.archived }]);
    case 'import-players':
      return importPlayers(state, command);
    case 'rename-player':
      return renamePlayer(state, command);
    case 'remove-player':
      return removePlayer(state, command);
    case 'group-player':
      return groupPlayer(state, command);
    case 'lock-player':
      return lockPlayer(state, command);
    case 'set-presence':
      return setPresence(state, command);
    case 'substitute-player':
      return substitutePlayer(state, command);
    case 'keep-apart':
      return keepApart(state, command);
    case 'set-teams':
      return setTeams(state, command);
    case 'draw-teams':
      return drawTeams(state, command);
    case 'plan-rounds':
      return planRounds(state, command);
    case 'discard-draw':
      return discardDraw(state, command, context);
    case 'seat-by-hand':
      return seatByHand(state, command);
    case 'publish-round':
      return publishRound(state, command);
    case 'unpublish-round':
      return unpublishRound(state, command, context);
    case 'sit-out':
      return sitOut(state, command);
    case 'swap-seats':
      return swapSeats(state, command, context);
    case 'seat-player':
      return seatPlayer(state, command, context);
    case 'play-on':
      return playOn(state, command, context);
    case 'start-round':
      return startRound(state, command, context);
    case 'close-round':
      return closeRound(state, command, context);
    case 'reopen-round':
      return reopenRound(state, command);
    case 'hold-seat':
      return holdSeat(state, command);
    case 'strike-deals':
      return strikeDeals(state, command, context);
    case 'enter-deal':
      return enterDeal(state, command, context);
    case 'withdraw-deal':
      return withdrawDeal(state, command, context);
    case 'correct-deal':
      return correctDeal(state, command, context);
    case 'check-deal':
      return checkDeal(state, command);
    case 'confirm-deal':
      return confirmDeal(state, command, context);
    case 'enter-total':
      return enterTotal(state, command, context);
    case 'check-total':
      return checkTotal(state, command, context);
    case 'give-penalty':
      return givePenalty(state, command);
    case 'withdraw-penalty':
      return withdrawPenalty(state, command);
    default:
      return assertNever(command);
  }
}

function createEvening(state: EveningState | null, command: CommandOf<'create-evening'>, { now }: Context): Decision {
  const { id, rules, game, format, finalists = [] } = command;
  const name = tidyName(command.name);
  const fault = refuseName(name, { field: 'name' });
  if (state) return fail([refuse('evening-exists', { text: id })]);
  if (fault) return fail([fault]);
  if (tableSize(rules, game) === undefined) return fail([refuse('wrong-table-size', { text: rules.family })]);
  const players = finalists.map((one, i) => ({
    ...{ id: `p${i + 1}`, name: one.name, carried: one.carried },
    ...(one.groups.length > 0 && { groups: one.groups }),
  }));
  return ok([
    { type: 'evening-created', id, name, rules, deals: format.deals, at: now, format, ...inEvent(game) },
    ...(players.length > 0 ? [{ type: 'players-added' as const, players }] : []),
  ]);
}

/** What was agreed is frozen. It can be changed with a reason, which goes into every export. */
function changeFormat(
  state: EveningState,
  { format, reason }: CommandOf<'change-format'>,
  { running }: Context,
): Decision {
  if (isEqual(format, state.format)) return fail([refuse('format-unchanged')]);
  const event = { type: 'format-changed', format, reason } as const;
  const after = evolve(state, event);
  // How much a deal counts is fixed when it is dealt.
  const moved = running.find((place) => lastAt(state, place) !== lastAt(after, place));
  return moved ? fail([refuse('deal-running', tablePlace(moved))]) : ok([event]);
}

function lastAt(state: EveningState, place: TablePlace): number | undefined {
  const found = tableAt(state, place);
  return found.ok ? found.value.last : undefined;
}
