import { parseRational, rational, ZERO } from '../../../engine/core/rational.ts';
import type { Format } from '../../../engine/tournament/format.ts';
import type { SeasonInput, SeasonRules } from '../../../engine/tournament/season/types.ts';
import type { SeasonEvening } from '../../../electron/protocol/messages.ts';

type SeasonFormat = NonNullable<Format['season']>;

/** A season's rules as the engine knows them; equal ranks share the points of their places. */
const rulesOf = ({ name, best, starts, negativeIsZero, cupPoints }: SeasonFormat): SeasonRules => ({
  counts: cupPoints
    ? { by: 'rank', table: { type: 'place-list', points: cupPoints.map((n) => rational(n)) }, equal: 'share' }
    : { by: 'points' },
  ...(best !== null && { best }),
  minimumStarts: starts,
  negativeIsZero,
  tieBreaks: ['best-evening', 'second-best-evening', 'evenings-won', 'lot'],
  seed: name,
});

/** Everything the season's table is made of; a player is the same wherever his name is, and is called as at the last evening. */
export function seasonInput(read: readonly SeasonEvening[], format: SeasonFormat): SeasonInput {
  const evenings = read.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
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
    rules: rulesOf(format),
  };
}
