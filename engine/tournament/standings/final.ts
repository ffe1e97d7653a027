import { add, subtract } from '#engine/core/rational.ts';
import { carriedOver } from '../format/carry-over.ts';
import type { RankStyle } from '../format/choices.ts';
import type { TieBreak } from '../format/choices.ts';
import type { PlayerAccount } from './accounts.ts';
import type { Ranked } from './ranking.ts';
import type { FinalRounds } from './types.ts';

type Ladder = readonly Ranked<PlayerAccount, TieBreak>[];

/** The accounts once the final has begun: those of the finalists, with their carry-over, and all others. */
export interface Divided {
  readonly inside: readonly PlayerAccount[];
  readonly outside: readonly PlayerAccount[];
}

/**
 * Divides accounts for the ranking once the final has begun: the finalists by their carry-over and their result in the
 * final, everybody else by all their rounds. `before`: the ranking before the final.
 */
export function divided(
  { finalists: ids, carry }: FinalRounds,
  before: Ladder,
  accounts: readonly PlayerAccount[],
): Divided {
  const own = before.filter(({ item }) => ids.includes(item.id));
  const carried = carriedOver(
    own.map(({ rank: place, item }) => ({ rank: place, total: item.total, player: item })),
    carry,
  );
  const totals = new Map(own.map(({ item }) => [item.id, item.total]));
  const inside = accounts.flatMap((account) => {
    const [brought, total] = [carried.get(account.id), totals.get(account.id)];
    if (!brought || !total) return [];
    return { ...account, carried: brought, total: add(brought, subtract(account.total, total)) };
  });
  return { inside, outside: accounts.filter(({ id }) => !carried.has(id)) };
}

/** The finalists first, then everybody else. */
export function oneAfterOther(first: Ladder, then: Ladder, style?: RankStyle): Ladder {
  const ahead = style === 'dense' ? (first.at(-1)?.rank ?? 0) : first.length;
  return [...first, ...then.map((line) => ({ ...line, rank: line.rank + ahead }))];
}
