import { compare } from '#engine/core/rational.ts';
import type { SeasonRules, SeasonTieBreak } from '../format/season-rules.ts';
import { rankBy, type Ranked } from '../standings/ranking.ts';
import { historyOf } from './records.ts';
import { seasonCriteria } from './tie-breaks.ts';
import type { SeasonInput, SeasonLine, SeasonRecord, SeasonTable } from './types.ts';

const byId = (a: SeasonRecord, b: SeasonRecord): number =>
  a.player.id < b.player.id ? -1 : Number(a.player.id > b.player.id);

/** Starts required after this many evenings. */
export function startsAsked({ minimumStarts = 0, lineFrom = minimumStarts }: SeasonRules, evenings: number): number {
  return evenings >= lineFrom ? minimumStarts : 0;
}

type Ladder = readonly Ranked<SeasonRecord, SeasonTieBreak>[];

function ladderOf(records: readonly SeasonRecord[], evenings: number, rules: SeasonRules): Ladder {
  const asked = startsAsked(rules, evenings);
  return rankBy(
    records.filter(({ starts }) => starts >= asked).sort(byId),
    ({ total }) => total,
    // After a single evening, the season has that evening's order.
    seasonCriteria(evenings === 1 ? ['evening-rank'] : rules.tieBreaks, rules.seed),
    rules.ranks,
  );
}

/**
 * The table after the last evening: the ranked with their positions evening by evening, and below the line those without
 * enough starts. Dropped results are marked in their cells.
 */
export function seasonTable(input: SeasonInput): SeasonTable {
  const { evenings, rules } = input;
  const history = historyOf(input);
  const ladders = history.map((records, i) => ladderOf(records, i + 1, rules));
  const ranks = ladders.map((ladder) => new Map(ladder.map(({ rank, item }) => [item.player.id, rank])));
  const asked = startsAsked(rules, evenings.length);
  return {
    ranked: (ladders.at(-1) ?? []).map((ranked): SeasonLine => lineOf(ranked, ranks)),
    below: (history.at(-1) ?? [])
      .filter(({ starts }) => starts < asked)
      .sort((a, b) => compare(b.total, a.total) || byId(a, b))
      .map((record) => ({ ...record, missing: asked - record.starts })),
  };
}

function lineOf(
  { rank, item, tiedWith, steps }: Ranked<SeasonRecord, SeasonTieBreak>,
  ranks: readonly ReadonlyMap<string, number>[],
): SeasonLine {
  const positions = ranks.map((there) => there.get(item.player.id));
  const before = positions.at(-2);
  const decidedBy = steps.findLast(({ decided }) => decided)?.by;
  return {
    ...item,
    rank,
    positions,
    ...(before !== undefined && { change: before - rank }),
    ...(tiedWith.length > 0 && {
      tie: { with: tiedWith.map(({ player }) => player.id), steps, ...(decidedBy && { decidedBy }) },
    }),
  };
}
