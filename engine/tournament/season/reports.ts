import { parseRational, showRational, subtract, sum, ZERO } from '#engine/core/rational.ts';
import { seasonRules } from '../format/season.ts';
import type { SeasonFormat } from '../format/season-schema.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import { nameKey } from '../state/people/names.ts';
import type { EveningState } from '../state/types.ts';
import type { SeasonInput } from './types.ts';

/** An evening of a season: everybody's result. Players with the same name are the same. */
export interface EveningReport {
  readonly id: string;
  readonly name: string;
  /** ISO time. */
  readonly at: string;
  readonly fieldSize: number;
  readonly results: readonly {
    /** The name without case and blanks. */
    readonly key: string;
    readonly name: string;
    readonly groups: readonly string[];
    /** `"7"`, `"-2/3"`. */
    readonly points: string;
    readonly rank: number;
  }[];
}

/** Whether an evening counts for the season of this name. */
export const isOfSeason = ({ format }: EveningState, name: string): boolean =>
  format.season !== null && nameKey(format.season.name) === nameKey(name);

/** Everybody's result from an evening, as far as it has been played. */
export function reportOf(state: EveningState): EveningReport {
  const { lines } = eveningStandings(state);
  return {
    id: state.id,
    name: state.name,
    at: state.createdAt,
    fieldSize: lines.length,
    results: lines.map(({ entrant, rank, rounds, penalties }) => ({
      key: nameKey(entrant.name),
      name: entrant.name,
      groups: entrant.groups,
      // Everything from the evening, however much of it was carried over into its final.
      points: showRational(subtract(sum(rounds.map((round) => round?.value ?? ZERO)), penalties)),
      rank,
    })),
  };
}

/** All input of the season's table; the same name is the same player, spelled as at the last evening. */
export function seasonInput(reports: readonly EveningReport[], format: SeasonFormat): SeasonInput {
  const evenings = [...reports].sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  const players = new Map(
    evenings.flatMap(({ results }) =>
      results.map(({ key, name, groups }) => [key, { id: key, name, groups }] as const),
    ),
  );
  return {
    players: [...players.values()],
    evenings: evenings.map(({ id, name, at, fieldSize, results }) => ({
      id,
      name,
      date: at.slice(0, 10),
      fieldSize,
      results: results.map(({ key, points, rank }) => ({ player: key, points: parseRational(points) ?? ZERO, rank })),
    })),
    rules: seasonRules(format),
  };
}
