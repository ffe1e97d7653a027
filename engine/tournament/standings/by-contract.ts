import { add, compare, type Rational, ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { ownPointsOf } from '../state/tables.ts';
import type { TableState } from '../state/types.ts';

/** How somebody took part in a game: as its declarer, against or with one, or where nobody is. */
export const PARTS = ['declarer', 'partner', 'against', 'alone'] as const;
type Part = (typeof PARTS)[number];

/** What somebody has won in the games of one kind, by the deals themselves: an ante or a bonus for a series is none of it. */
export interface ContractCount {
  readonly contract: string;
  readonly part: Part;
  readonly deals: number;
  /** Deals with more than nothing. */
  readonly won: number;
  readonly points: Rational;
}

/**
 * The deals of one seat of a table, added to those of before. `isAlone`: nobody is the declarer in this deal, though its
 * rules name one.
 */
export function countedByContract(
  before: readonly ContractCount[],
  table: TableState,
  seat: Seat,
  isAlone: (result: TableState['results'][number]) => boolean,
): readonly ContractCount[] {
  const counts = new Map(before.map((one) => [keyOf(one), one]));
  for (const result of table.results) {
    const { games } = result.row;
    // Of several beside each other, their own.
    const game = games.find(({ declarer, partner }) => declarer === seat || partner === seat) ?? games[0];
    if (!game) continue;
    const own = ownPointsOf(table, result)[seat] ?? ZERO;
    const part = isAlone(result)
      ? 'alone'
      : game.declarer === seat
        ? 'declarer'
        : game.partner === seat
          ? 'partner'
          : 'against';
    const key = keyOf({ contract: game.contract, part });
    const so = counts.get(key) ?? { contract: game.contract, part, deals: 0, won: 0, points: ZERO };
    const won = so.won + (compare(own, ZERO) > 0 ? 1 : 0);
    counts.set(key, { ...so, deals: so.deals + 1, won, points: add(so.points, own) });
  }
  return [...counts.values()];
}

const keyOf = ({ contract, part }: Pick<ContractCount, 'contract' | 'part'>): string => `${contract} ${part}`;
