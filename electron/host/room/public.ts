import type { Format } from '#engine/tournament/format/schema.ts';
import type { EveningEvent, EveningState, RoundState, TableState } from '#engine/tournament/state/types.ts';
import { publicEvent } from '../state/events/rows.ts';
import {
  FORMAT,
  GAME,
  PENALTY,
  PLAYER,
  publicResult,
  publicTotal,
  REDEALT,
  RULES,
  shown,
  TEAM,
} from '../state/events/shown.ts';

/**
 * An evening as guests may know it, built by naming what is shown: no drafts and no seeds of draws (a seed reveals the
 * next rounds), no money, no reasons of penalties, no lists of people to be kept apart, no second entries.
 */
export function publicEvening(state: EveningState): EveningState {
  const { purpose, id, origin, name, registered, archived, createdAt, penalised, rounds } = state;
  return {
    ...{ purpose, id, origin, name, registered, archived, createdAt, penalised },
    rules: shown(state.rules, RULES),
    game: shown(state.game, GAME),
    teams: state.teams.map((team) => shown(team, TEAM)),
    teamCounting: state.teamCounting,
    players: state.players.map((player) => shown(player, PLAYER)),
    format: publicFormat(state.format),
    formatChanges: [],
    apart: [],
    rounds: rounds.filter(({ phase }) => phase !== 'draft').map(publicRound),
    penalties: state.penalties.map((penalty) => ({ ...shown(penalty, PENALTY), cents: 0, reason: '' })),
  };
}

const publicFormat = (format: Format): Format => ({
  ...shown(format, FORMAT),
  cash: null,
});

const publicRound = ({ round, phase, draw, startedAt, final, sitsOut, sameCards, tables }: RoundState): RoundState => ({
  ...{ round, phase },
  draw: { method: draw.method },
  ...(startedAt !== undefined && { startedAt }),
  ...(final !== undefined && { final }),
  ...(sitsOut && { sitsOut }),
  ...(sameCards && { sameCards }),
  tables: tables.map(publicTable),
});

function publicTable({
  table,
  players,
  holders,
  deals,
  results,
  redeals,
  total,
  struck,
  last,
  earlier,
  arrivals,
  left,
}: TableState): TableState {
  return {
    ...{ table, players, holders, deals },
    results: results.map(publicResult),
    ...(redeals && { redeals: redeals.map((redeal) => shown(redeal, REDEALT)) }),
    ...(total && { total: publicTotal(total) }),
    ...(struck !== undefined && { struck }),
    ...(last !== undefined && { last }),
    ...(earlier && { earlier }),
    ...(arrivals && { arrivals }),
    ...(left && { left }),
  };
}

/**
 * The same events for guests, or `null` if clients need a full snapshot. Folding them onto the public evening gives the
 * next public evening.
 */
export function publicEvents(events: readonly EveningEvent[]): readonly EveningEvent[] | null {
  const visible = events.map(publicEvent);
  return visible.every((event) => event !== null) ? visible : null;
}
