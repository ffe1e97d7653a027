import { isEqual } from '#engine/core/equal.ts';
import type { RefusalPlace } from '#engine/core/place.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok } from '#engine/core/result.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { refuse } from '../refusals.ts';
import type { CommandOf, Decision } from '../state/commands.ts';
import { TEAM_SIZES, type TeamSize } from '../state/kinds.ts';
import { nameKey, refuseName, tidyName } from '../state/people/names.ts';
import type { EveningState, Player, Team } from '../state/types.ts';

/** Replaces the teams by the director's. */
export function setTeams(state: EveningState, { teams, counting }: CommandOf<'set-teams'>): Decision {
  const tidy = teams.map(({ name, size, members }): Team => ({ name: tidyName(name), size, members }));
  const faults = refuseTeams(state, tidy);
  const wrong = TEAM_SIZES.filter((size) => counting[size] < 1 || counting[size] > size);
  const all = [...faults, ...wrong.map((size) => refuse('team-counting', { count: size }))];
  if (all.length > 0) return fail(all);
  const same = isEqual([tidy, counting], [state.teams, state.teamCounting]);
  return ok(same ? [] : [{ type: 'teams-set', teams: tidy, counting }]);
}

/**
 * Draws teams by lot from everybody present without a team of that size; leftover players stay without one. The seed
 * repeats the draw.
 */
export function drawTeams(state: EveningState, { size, seed }: CommandOf<'draw-teams'>): Decision {
  const free = withoutTeam(state, size).map(({ id }) => id);
  const count = Math.floor(free.length / size);
  if (count === 0) return fail([refuse('too-few-for-team', { count: size })]);
  const order = shuffled(free, seededRng(seed));
  const names = newNames(state.teams, size, count);
  const drawn = names.map((name, i): Team => ({ name, size, members: order.slice(i * size, (i + 1) * size) }));
  return ok([{ type: 'teams-set', teams: [...state.teams, ...drawn], counting: state.teamCounting, seed }]);
}

/** Present players without a team of that size. */
export const withoutTeam = ({ players, teams }: EveningState, size: TeamSize): EveningState['players'] => {
  const taken = new Set(teams.filter((team) => team.size === size).flatMap(({ members }) => members));
  return players.filter(({ id, presence }) => presence === 'present' && !taken.has(id));
};

/** `Team 1`, `Team 2` and so on, skipping names in use. */
function newNames(teams: readonly Team[], size: TeamSize, count: number): readonly string[] {
  const taken = new Set(teams.filter((team) => team.size === size).map(({ name }) => nameKey(name)));
  return Array.from({ length: count + teams.length }, (_, i) => `Team ${i + 1}`)
    .filter((name) => !taken.has(nameKey(name)))
    .slice(0, count);
}

/** Everything wrong with a set of teams; `placeOf` gives the place of a team instead of its name. */
export function refuseTeams(
  { players }: { readonly players: readonly Pick<Player, 'id' | 'name'>[] },
  teams: readonly Team[],
  placeOf: (team: Team) => RefusalPlace = ({ name }) => ({ name }),
): readonly Refusal[] {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const faults: Refusal[] = [];
  const [taken, seated] = [new Set<string>(), new Set<string>()];
  for (const team of teams) {
    const { name, size, members } = team;
    const at = placeOf(team);
    const fault = refuseName(name, at);
    if (fault) faults.push(fault);
    if (members.length > size) faults.push(refuse('team-too-large', at));
    if (taken.has(`${size} ${nameKey(name)}`)) faults.push(refuse('team-name-twice', at));
    taken.add(`${size} ${nameKey(name)}`);
    for (const id of members) {
      if (!names.has(id)) faults.push(refuse('no-such-player', { text: id }));
      if (seated.has(`${size} ${id}`)) faults.push(refuse('in-two-teams', { name: names.get(id) ?? id }));
      seated.add(`${size} ${id}`);
    }
  }
  return faults;
}
