import { showRational } from '../../engine/core/rational.ts';
import { eveningStandings } from '../../engine/tournament/evening-standings.ts';
import { nameKey } from '../../engine/tournament/names.ts';
import type { EveningState } from '../../engine/tournament/types.ts';
import type { SeasonEvening } from '../protocol/messages.ts';
import type { Evening } from './house.ts';

/** The evenings that count for the same season, the oldest first; each once, also where it came in from a file again. */
export function seasonOf(evenings: ReadonlyMap<string, Evening>, { format }: EveningState): readonly SeasonEvening[] {
  const name = format.season?.name;
  if (name === undefined) return [];
  const own = [...evenings.values()]
    .map(({ state }) => state)
    .filter((state) => state.format.season && nameKey(state.format.season.name) === nameKey(name));
  return withoutCopies(own)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map(resultsOf);
}

/** Of an evening and its copies from files one counts: the first that was not put away in the archive, else the first. */
const withoutCopies = (evenings: readonly EveningState[]): readonly EveningState[] =>
  [...Map.groupBy(evenings, ({ origin }) => origin).values()].flatMap(
    (copies) => copies.find(({ archived }) => !archived) ?? copies.slice(0, 1),
  );

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
