import { multiply, type Rational, rational, ZERO } from '#engine/core/rational.ts';

/** What a finalist brings along. */
export type CarryOver =
  /** A share of their points, such as 1/2; kept exactly. */
  | { readonly type: 'share'; readonly of: Rational }
  /** The last finalist brings 1, the second last 2, and so on; ties bring what the better rank brings. */
  | { readonly type: 'ranks' }
  /** For the first, the second and so on, nothing beyond the list; ties as the better rank. */
  | { readonly type: 'start-points'; readonly points: readonly Rational[] };

interface Finalist {
  readonly player: string;
  /** Rank before the final, from 1. */
  readonly rank: number;
  readonly carried: Rational;
  /** Shares the last rank with more players than there are seats: a decision is needed. */
  readonly overflow: boolean;
}

/** A row of a season's table, or of the standings before the final rounds. */
interface Ranked {
  readonly rank: number;
  readonly total: Rational;
  readonly player: { readonly id: string };
}

/** The best `seats` of a table, in its order, including all who share the last rank, and what they bring along. */
export function finalists(ranked: readonly Ranked[], seats: number, carry: CarryOver): readonly Finalist[] {
  const last = ranked[Math.min(seats, ranked.length) - 1]?.rank ?? 0;
  const inside = ranked.filter(({ rank }) => rank <= last);
  return inside.map(({ player, rank, total }) => ({
    player: player.id,
    rank,
    carried: carriedBy(carry, { rank, total, of: Math.min(seats, inside.length) }),
    overflow: inside.length > seats && rank === last,
  }));
}

/** What each finalist brings along, by id. Ranks count the finalists only: those who left made room for the next. */
export function carriedOver(own: readonly Ranked[], carry: CarryOver): ReadonlyMap<string, Rational> {
  const ranked = own.map((line) => ({ ...line, rank: own.findIndex(({ rank }) => rank === line.rank) + 1 }));
  return new Map(finalists(ranked, ranked.length, carry).map(({ player, carried }) => [player, carried]));
}

function carriedBy(
  carry: CarryOver,
  { rank, total, of }: { readonly rank: number; readonly total: Rational; readonly of: number },
): Rational {
  switch (carry.type) {
    case 'share':
      return multiply(total, carry.of);
    case 'ranks':
      return rational(of - rank + 1);
    case 'start-points':
      return carry.points[rank - 1] ?? ZERO;
  }
}
