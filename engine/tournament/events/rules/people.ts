import { groupedTeams, partGroups } from '#engine/tournament/state/people/named-teams.ts';
import type { EveningState, Player } from '#engine/tournament/state/types.ts';
import { type EventOf, type EventRules, sent } from '../event-rule.ts';
import { atPlayer } from '../places.ts';

/** Who is there, and what is said of them. */
export const PEOPLE: EventRules<
  | 'players-added'
  | 'player-renamed'
  | 'player-removed'
  | 'player-grouped'
  | 'player-locked'
  | 'presence-changed'
  | 'player-substituted'
  | 'apart-set'
  | 'teams-set'
  | 'penalty-given'
  | 'penalty-withdrawn'
> = {
  'players-added': sent((state, { players }) => ({
    ...state,
    players: [...state.players, ...players.map(newcomer)],
    registered: state.registered + players.length,
    teams: groupedTeams(
      state.teams,
      players.map(({ id, groups = [] }) => ({ id, groups })),
    ),
  })),
  'player-renamed': sent((state, { player, name }) => atPlayer(state, player, (before) => ({ ...before, name }))),
  'player-removed': sent((state, { player }) => withoutPlayer(state, player)),
  'player-grouped': sent((state, { player, groups }) => ({
    ...atPlayer(state, player, (before) => ({ ...before, groups: partGroups(groups).groups })),
    teams: groupedTeams(state.teams, [{ id: player, groups }]),
  })),
  'player-locked': sent((state, { player, table }) => atPlayer(state, player, (before) => stayingAt(before, table))),
  'presence-changed': sent((state, { player, presence }) =>
    atPlayer(state, player, (before) => ({ ...before, presence })),
  ),
  'player-substituted': sent((state, { player, name, before }) =>
    atPlayer(state, player, (left) => ({
      // The points are inherited, a bad leg is not.
      ...stayingAt(left, null),
      name,
      presence: 'present',
      formerly: [...left.formerly, before],
    })),
  ),
  'apart-set': sent((state, { pairs }) => ({ ...state, apart: pairs })),
  'teams-set': sent((state, { teams, counting }) => ({ ...state, teams, teamCounting: counting })),
  'penalty-given': sent((state, { penalty }) => ({
    ...state,
    penalties: [...state.penalties, penalty],
    penalised: state.penalised + 1,
  })),
  'penalty-withdrawn': sent((state, { penalty }) => ({
    ...state,
    penalties: state.penalties.filter(({ id }) => id !== penalty),
  })),
};

function stayingAt({ staysAt: _, ...player }: Player, table: number | null): Player {
  return table === null ? player : { ...player, staysAt: table };
}

const newcomer = ({ id, name, groups = [], carried }: EventOf<'players-added'>['players'][number]): Player => ({
  id,
  name,
  groups: partGroups(groups).groups,
  presence: 'present',
  formerly: [],
  ...(carried && { carried }),
});

const withoutPlayer = (state: EveningState, player: string): EveningState => ({
  ...state,
  players: state.players.filter(({ id }) => id !== player),
  apart: state.apart.filter((pair) => !pair.includes(player)),
  teams: state.teams.map((team) => ({ ...team, members: team.members.filter((id) => id !== player) })),
});
