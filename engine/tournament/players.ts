import type { Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { CommandOf } from './commands.ts';
import { readNames } from './import.ts';
import { nameKey, refuseName, tidyName } from './names.ts';
import { refuse } from './refusals.ts';
import type { EveningEvent, EveningState } from './types.ts';

type Decision = Result<readonly EveningEvent[], readonly Refusal[]>;

/** All names or none. */
export function importPlayers(state: EveningState, command: CommandOf<'import-players'>): Decision {
  const registered = state.players.map(({ name }) => name);
  const names = readNames(command.rows, registered);
  if (!names.ok) return names;
  const players = names.value.map((name, i) => ({ id: `p${state.registered + i + 1}`, name }));
  return ok([{ type: 'players-added', players }]);
}

export function renamePlayer(state: EveningState, command: CommandOf<'rename-player'>): Decision {
  const { player } = command;
  const name = tidyName(command.name);
  const old = state.players.find(({ id }) => id === player);
  if (!old) return fail([refuse('no-such-player', player)]);
  const fault = refuseName(name, 'name');
  if (fault) return fail([fault]);
  if (state.players.some((other) => other.id !== player && nameKey(other.name) === nameKey(name)))
    return fail([refuse('duplicate-name', 'name')]);
  return ok(old.name === name ? [] : [{ type: 'player-renamed', player, name }]);
}

/** Whoever sits in a drawn round stays: his results belong to the evening. */
export function removePlayer(state: EveningState, { player }: CommandOf<'remove-player'>): Decision {
  const found = state.players.find(({ id }) => id === player);
  if (!found) return fail([refuse('no-such-player', player)]);
  const sits = state.rounds.some(({ tables }) => tables.some(({ players }) => players.includes(player)));
  return sits ? fail([refuse('player-drawn', found.name)]) : ok([{ type: 'player-removed', player }]);
}
