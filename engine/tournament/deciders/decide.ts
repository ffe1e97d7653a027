import { isEqual } from '#engine/core/equal.ts';
import { fail, ok } from '#engine/core/result.ts';
import { evolve } from '../events/evolve.ts';
import { refuse } from '../refusals.ts';
import type { CommandOf, Context, Decision, EveningCommand, TablePlace } from '../state/commands.ts';
import { refuseName, tidyName } from '../state/people/names.ts';
import { tableAt, tablePlace } from '../state/places.ts';
import { inEvent, tableSize } from '../state/played-game.ts';
import type { EveningState } from '../state/types.ts';
import { seatByHand } from './by-hand.ts';
import { checkDeal, confirmDeal, correctDeal, enterDeal } from './deals.ts';
import { openTable, withdrawDeal } from './free-table.ts';
import { holdSeat } from './holders.ts';
import { seatPlayer, sitOut, swapSeats, unpublishRound } from './mending.ts';
import { givePenalty, withdrawPenalty } from './penalties.ts';
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
import { discardDraw, planRounds } from './round-plan.ts';
import { closeRound, publishRound, reopenRound, startRound } from './rounds.ts';
import { drawTeams, setTeams } from './teams.ts';
import { checkTotal, enterTotal, strikeDeals } from './totals.ts';

type LaterCommand = Exclude<EveningCommand, { readonly type: 'create-evening' | 'open-table' }>;
type Decider<T extends LaterCommand['type']> = (
  state: EveningState,
  command: CommandOf<T>,
  context: Context,
) => Decision;

/** The decider of every command that needs an evening. */
const DECIDERS: { readonly [T in LaterCommand['type']]: Decider<T> } = {
  'change-format': changeFormat,
  'archive-evening': archiveEvening,
  'import-players': importPlayers,
  'rename-player': renamePlayer,
  'remove-player': removePlayer,
  'group-player': groupPlayer,
  'lock-player': lockPlayer,
  'set-presence': setPresence,
  'substitute-player': substitutePlayer,
  'keep-apart': keepApart,
  'set-teams': setTeams,
  'draw-teams': drawTeams,
  'plan-rounds': planRounds,
  'discard-draw': discardDraw,
  'seat-by-hand': seatByHand,
  'publish-round': publishRound,
  'unpublish-round': unpublishRound,
  'sit-out': sitOut,
  'swap-seats': swapSeats,
  'seat-player': seatPlayer,
  'play-on': playOn,
  'start-round': startRound,
  'close-round': closeRound,
  'reopen-round': reopenRound,
  'hold-seat': holdSeat,
  'strike-deals': strikeDeals,
  'enter-deal': enterDeal,
  'withdraw-deal': withdrawDeal,
  'correct-deal': correctDeal,
  'check-deal': checkDeal,
  'confirm-deal': confirmDeal,
  'enter-total': enterTotal,
  'check-total': checkTotal,
  'give-penalty': givePenalty,
  'withdraw-penalty': withdrawPenalty,
};

/** The decider of a command's own kind: the table above pairs every kind with one. */
const deciderOf = ({ type }: LaterCommand) => DECIDERS[type] as Decider<LaterCommand['type']>;

/**
 * What a command does to an evening (`null`: one still to be created), or every reason why it does nothing.
 * An empty list: the command changes nothing.
 */
export function decide(state: EveningState | null, command: EveningCommand, context: Context): Decision {
  if (command.type === 'create-evening') return createEvening(state, command, context);
  if (command.type === 'open-table') return openTable(state, command, context);
  if (!state) return fail([refuse('no-such-evening')]);
  return deciderOf(command)(state, command, context);
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

function archiveEvening(state: EveningState, { archived }: CommandOf<'archive-evening'>): Decision {
  return ok(state.archived === archived ? [] : [{ type: 'evening-archived', archived }]);
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
