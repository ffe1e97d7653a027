import { groupedBy } from '#engine/core/lists.ts';
import type { RefusalPlace } from '#engine/core/place.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok } from '#engine/core/result.ts';
import { together } from '../draw/seat-faults.ts';
import { refuse } from '../refusals.ts';
import type { CommandOf, Decision } from '../state/commands.ts';
import { groupsOf, oneSpelling } from '../state/people/groups.ts';
import { joined, partGroups } from '../state/people/named-teams.ts';
import { nameKey, refuseName, tidyName } from '../state/people/names.ts';
import type { EveningEvent, EveningState, Team } from '../state/types.ts';
import { readNames } from './lists/import.ts';
import { refuseTeams } from './teams.ts';

/** All names or none, with their groups and teams. */
export function importPlayers(state: EveningState, command: CommandOf<'import-players'>): Decision {
  const registered = state.players.map(({ name }) => name);
  const names = readNames(command.rows, registered, command);
  if (!names.ok) return names;
  if (names.value.length === 0) return ok([]);
  // The first spelling of a group counts.
  const known = [...groupsOf(state)];
  const rows = names.value.map((row, i) => {
    const remembered = command.remembered?.get(nameKey(row.name)) ?? [];
    const given = row.groups.length > 0 ? row.groups : remembered;
    known.push(...given);
    return { ...row, groups: oneSpelling(given, known), id: `p${state.registered + i + 1}` };
  });
  const players = rows.map(({ id, name, groups }) => ({ id, name, ...(groups.length > 0 && { groups }) }));
  const added: EveningEvent = { type: 'players-added', players };
  const joining = rows.flatMap(({ id, line, teams }) => teams.map((team) => ({ ...team, player: id, line })));
  if (joining.length === 0) return ok([added]);
  const teams = joined(state.teams, joining);
  // An inconsistent team is reported at the last line that names it.
  const lineOf = ({ name }: Team): RefusalPlace => ({
    line: joining.findLast((one) => nameKey(one.name) === nameKey(name))?.line ?? 0,
  });
  const people = [...state.players, ...players];
  const faults = refuseTeams({ players: people }, teams, lineOf);
  if (faults.length > 0) return fail(faults);
  return ok([added, { type: 'teams-set', teams, counting: state.teamCounting }]);
}

export function renamePlayer(state: EveningState, command: CommandOf<'rename-player'>): Decision {
  const { player } = command;
  const name = tidyName(command.name);
  const old = state.players.find(({ id }) => id === player);
  if (!old) return fail([refuse('no-such-player', { text: player })]);
  const fault = refuseName(name, { field: 'name' });
  if (fault) return fail([fault]);
  if (state.players.some((other) => other.id !== player && nameKey(other.name) === nameKey(name)))
    return fail([refuse('duplicate-name', { field: 'name' })]);
  return ok(old.name === name ? [] : [{ type: 'player-renamed', player, name }]);
}

/** A player seated in a drawn round stays: their results belong to the evening. */
export function removePlayer(state: EveningState, { player }: CommandOf<'remove-player'>): Decision {
  const found = state.players.find(({ id }) => id === player);
  if (!found) return fail([refuse('no-such-player', { text: player })]);
  const sits = state.rounds.some(({ tables }) => tables.some(({ players }) => players.includes(player)));
  if (sits) return fail([refuse('player-drawn', { name: found.name })]);
  const penalised = state.penalties.some((penalty) => penalty.player === player);
  return penalised
    ? fail([refuse('player-penalised', { name: found.name })])
    : ok([{ type: 'player-removed', player }]);
}

/** Groups are the director's own words: ladies, guests. `Team Imst` is not a group: it makes the player join that team. */
export function groupPlayer(state: EveningState, { player, groups }: CommandOf<'group-player'>): Decision {
  const found = state.players.find(({ id }) => id === player);
  if (!found) return fail([refuse('no-such-player', { text: player })]);
  const others = groupsOf({ players: state.players.filter(({ id }) => id !== player) });
  const wanted = groups.map(tidyName).filter((group) => group !== '');
  const parted = partGroups(oneSpelling(wanted, others));
  const same = parted.groups.join('\n') === found.groups.join('\n');
  const grouped: readonly EveningEvent[] = same ? [] : [{ type: 'player-grouped', player, groups: parted.groups }];
  const own = state.teams.map(({ name, size, members }): Team => ({ name, size, members }));
  const teams = joined(
    own,
    parted.teams.map((name) => ({ player, name })),
  );
  const faults = parted.teams.length > 0 ? refuseTeams(state, teams) : [];
  if (faults.length > 0) return fail(faults);
  // A change of other groups puts nobody out of a team that an older version defined by groups.
  const isFromGroup = grouped.length > 0 && state.teams.some((team) => team.grouped && team.members.includes(player));
  if (parted.teams.length === 0 && !isFromGroup) return ok(grouped);
  return ok([...grouped, { type: 'teams-set', teams, counting: state.teamCounting }]);
}

/** Arrives, pauses, leaves or returns: applies to future draws. A player who is already seated keeps the seat. */
export function setPresence(state: EveningState, { player, presence }: CommandOf<'set-presence'>): Decision {
  const found = state.players.find(({ id }) => id === player);
  if (!found) return fail([refuse('no-such-player', { text: player })]);
  return ok(found.presence === presence ? [] : [{ type: 'presence-changed', player, presence }]);
}

/** The player stays at this table in all rounds drawn from now on, or is drawn freely again. */
export function lockPlayer(state: EveningState, { player, table }: CommandOf<'lock-player'>): Decision {
  const found = state.players.find(({ id }) => id === player);
  if (!found) return fail([refuse('no-such-player', { text: player })]);
  if ((found.staysAt ?? null) === table) return ok([]);
  const most = Math.ceil(state.players.length / Math.min(...state.game.tables));
  if (table !== null && table > most) return fail([refuse('table-beyond', { count: most })]);
  const there = state.players.filter(({ id, staysAt }) => id !== player && table !== null && staysAt === table);
  if (table !== null && there.length >= Math.max(...state.game.tables)) return fail([refuse('table-full', { table })]);
  const apart = together(state, [player, ...there.map(({ id }) => id)]);
  return apart.length > 0 ? fail(apart) : ok([{ type: 'player-locked', player, table }]);
}

/** A substitute continues in a player's place and inherits the points. */
export function substitutePlayer(state: EveningState, command: CommandOf<'substitute-player'>): Decision {
  const found = state.players.find(({ id }) => id === command.player);
  if (!found) return fail([refuse('no-such-player', { text: command.player })]);
  const name = tidyName(command.name);
  const fault = refuseName(name, { field: 'name' });
  if (fault) return fail([fault]);
  if (state.players.some((other) => nameKey(other.name) === nameKey(name)))
    return fail([refuse('duplicate-name', { field: 'name' })]);
  return ok([{ type: 'player-substituted', player: found.id, name, before: found.name }]);
}

/** Who never sits at one table with whom. Replaces the previous pairs. */
export function keepApart(state: EveningState, { pairs }: CommandOf<'keep-apart'>): Decision {
  const known = new Set(state.players.map(({ id }) => id));
  const strangers = pairs.flat().filter((id) => !known.has(id));
  if (strangers.length > 0) return fail(strangers.map((id) => refuse('no-such-player', { text: id })));
  const self = pairs.find(([a, b]) => a === b);
  if (self) return fail([refuse('seat-twice', { name: self[0] })]);
  const held = heldTogether(state, pairs);
  if (held.length > 0) return fail(held);
  return ok([{ type: 'apart-set', pairs }]);
}

/** Pairs to be kept apart who are both fixed to the same table. */
function heldTogether(state: EveningState, apart: EveningState['apart']): readonly Refusal[] {
  const tables = groupedBy(
    state.players.filter(({ staysAt }) => staysAt !== undefined),
    ({ staysAt }) => staysAt,
  );
  return [...tables.values()].flatMap((there) =>
    together(
      { ...state, apart },
      there.map(({ id }) => id),
    ),
  );
}
