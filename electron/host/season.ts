import { showRational } from '../../engine/core/rational.ts';
import { eveningStandings } from '../../engine/tournament/evening-standings.ts';
import { nameKey } from '../../engine/tournament/names.ts';
import type { EveningState } from '../../engine/tournament/types.ts';
import type { SeasonEvening } from '../protocol/messages.ts';
import type { Evening } from './house.ts';

/** The evenings that count for the same season, the oldest first. */
export function seasonOf(evenings: ReadonlyMap<string, Evening>, { format }: EveningState): readonly SeasonEvening[] {
  const name = format.season?.name;
  if (name === undefined) return [];
  return [...evenings.values()]
    .map(({ state }) => state)
    .filter((state) => state.format.season && nameKey(state.format.season.name) === nameKey(name))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map(resultsOf);
}

function resultsOf(state: EveningState): SeasonEvening {
  const { lines } = eveningStandings(state);
  return {
    id: state.id,
    name: state.name,
    at: state.createdAt,
    fieldSize: lines.length,
    results: lines.map(({ entrant, total, rank }) => ({
      key: nameKey(entrant.name),
      name: entrant.name,
      groups: entrant.groups,
      points: showRational(total),
      rank,
    })),
  };
}
