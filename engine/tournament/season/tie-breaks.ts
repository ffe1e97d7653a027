import { compare, rational, sum } from '#engine/core/rational.ts';
import type { SeasonTieBreak } from '../format/season-rules.ts';
import type { Criterion, TieValue } from '../standings/ranking.ts';
import { lotOf } from '../standings/tie-breaks.ts';
import { comparedValue } from '../standings/tie-values.ts';
import type { SeasonRecord } from './types.ts';

/** The player's `nth` best evening; `undefined` if there were fewer. */
const bestEvening = ({ cells }: SeasonRecord, nth: number): TieValue =>
  cells
    .flatMap((cell) => cell?.value ?? [])
    .sort((a, b) => compare(b, a))
    .at(nth - 1);

/** The rank at the only evening of a season; nothing once there are several. */
function onlyRank({ cells }: SeasonRecord): TieValue {
  const [cell] = cells;
  return cell && cells.length === 1 ? rational(cell.rank) : undefined;
}

const MEASURES: Readonly<Record<SeasonTieBreak, (record: SeasonRecord, seed: string) => TieValue>> = {
  'evening-rank': onlyRank,
  'best-evening': (record) => bestEvening(record, 1),
  'second-best-evening': (record) => bestEvening(record, 2),
  'evenings-won': ({ wins }) => rational(wins),
  'all-evenings': ({ cells }) => sum(cells.flatMap((cell) => cell?.value ?? [])),
  'most-starts': ({ starts }) => rational(starts),
  lot: ({ player }, seed) => lotOf(seed, player.id),
};

/** The chosen tie-breaks as criteria. */
export const seasonCriteria = (
  tieBreaks: readonly SeasonTieBreak[],
  seed: string,
): readonly Criterion<SeasonRecord, SeasonTieBreak>[] =>
  tieBreaks.map((by) => {
    const value = (record: SeasonRecord): TieValue => {
      const counted = MEASURES[by](record, seed);
      return counted && comparedValue(by, counted);
    };
    return { by, values: (tied) => tied.map(value) };
  });
