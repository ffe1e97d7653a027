import { rational } from '#engine/core/rational.ts';
import type { CupTable } from './cup-points.ts';
import type { SeasonRules } from './season-rules.ts';
import type { CupTableFormat, SeasonFormat } from './season-schema.ts';

function tableOf(table: CupTableFormat): CupTable {
  switch (table.type) {
    case 'place-list':
      return { type: 'place-list', points: table.points.map((n) => rational(n)) };
    case 'field-size':
      return table;
    case 'rank-bands':
      return { ...table, bands: table.bands.map(({ upTo, points }) => ({ upTo, points: rational(points) })) };
    case 'by-field':
      return {
        ...table,
        fields: table.fields.map(({ upTo, points }) => ({ upTo, table: tableOf({ type: 'place-list', points }) })),
      };
  }
}

/** A season's rules as they are calculated; its name is the seed for drawing lots. */
export const seasonRules = ({
  name,
  best,
  starts,
  negativeIsZero,
  cupPoints,
  winnerBonus,
}: SeasonFormat): SeasonRules => ({
  counts: cupPoints ? { by: 'rank', table: tableOf(cupPoints.table), equal: cupPoints.equal } : { by: 'points' },
  ...(best !== null && { best }),
  minimumStarts: starts,
  negativeIsZero,
  ...(winnerBonus > 0 && { winnerBonus: rational(winnerBonus) }),
  tieBreaks: ['best-evening', 'second-best-evening', 'evenings-won', 'lot'],
  seed: name,
});
