import { isOfSeason, reportOf, type EveningReport } from '../../engine/tournament/season/reports.ts';
import type { EveningState } from '../../engine/tournament/types.ts';
import type { Evening } from './house.ts';

/** The evenings that count for the same season, the oldest first; each once, also where it came in from a file again. */
export function seasonOf(evenings: ReadonlyMap<string, Evening>, { format }: EveningState): readonly EveningReport[] {
  const name = format.season?.name;
  if (name === undefined) return [];
  const own = [...evenings.values()]
    .map(({ state }) => state)
    .filter((state) => isOfSeason(state, name));
  return withoutCopies(own)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map(reportOf);
}

/** Of an evening and its copies from files one counts: the first that was not put away in the archive, else the first. */
const withoutCopies = (evenings: readonly EveningState[]): readonly EveningState[] =>
  [...Map.groupBy(evenings, ({ origin }) => origin).values()].flatMap(
    (copies) => copies.find(({ archived }) => !archived) ?? copies.slice(0, 1),
  );
