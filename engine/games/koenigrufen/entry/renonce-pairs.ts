import { firstOfEach } from '#engine/core/lists.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Item, Row, Verdict } from '#engine/kernel/score.ts';
import { refusal } from '../refusals.ts';
import { TRICKS } from '../sizes.ts';
import { isMade } from './negative.ts';
import type { RenonceNegative } from './schema.ts';
import type { EntryTable } from './table.ts';

type Played = Pick<Row, 'games' | 'items'>;
type Entered = RenonceNegative['played'];
type Pair = NonNullable<Entered['pairs']>[number];

/**
 * Of negative games side by side a Renonce may concern single pairs; the others have the result that the tricks say
 * (tirol §8.3, §8.5). Without `pairs` it concerns all, and there is no result. Places are those within `played`.
 */
export function withResults(
  at: EntryTable,
  { games, items }: Played,
  { games: entered, pairs }: Entered,
): Result<Played, readonly Refusal[]> {
  const open = (item: Item): boolean => !pairs || pairs.some((pair) => isPair(pair, item));
  const firsts = new Set(firstOfEach(pairs ?? [], ({ declarer, opponent }) => `${declarer}-${opponent}`));
  const standing = new Set(items.filter((item) => !open(item)).map(({ by }) => by));
  const wrong = [
    ...(pairs ?? []).flatMap((pair, i) => refusePair(pair, i, items, !firsts.has(pair))),
    ...entered.flatMap(({ declarer, tricks }, i) => {
      const place = `games.${i}.tricks`;
      if (standing.has(declarer))
        return tricks === undefined ? [refusal('field-wrong', { field: place }, 'tirol §8.3')] : [];
      return tricks === undefined ? [] : [refusal('field-not-here', { field: place }, 'tirol §8.5')];
    }),
  ];
  if (wrong.length === 0 && entered.reduce((sum, { tricks = 0 }) => sum + tricks, 0) > TRICKS)
    wrong.push(refusal('more-than-12-tricks', { field: 'games' }, 'tirol §7'));
  if (wrong.length > 0) return fail(wrong);
  const verdicts = entered.map(({ contract, declarer, tricks }): Verdict => {
    if (tricks === undefined) return { result: 'draw' };
    return { result: isMade(at, { contract, declarer, tricks }) ? 'made' : 'lost', measure: tricks };
  });
  const resultBy = new Map(entered.map(({ declarer }, i) => [declarer, verdicts[i]?.result ?? 'draw']));
  return ok({
    games: games.map((game, i) => ({ ...game, ...verdicts[i] })),
    items: items.map((item) => (open(item) ? item : { ...item, result: resultBy.get(item.by) ?? 'draw' })),
  });
}

const isPair = ({ declarer, opponent }: Pair, { by, against }: Item): boolean =>
  by === declarer && against.includes(opponent);

function refusePair(pair: Pair, i: number, items: readonly Item[], isAgain: boolean): readonly Refusal[] {
  const place = `pairs.${i}`;
  if (!items.some((item) => isPair(pair, item))) return [refusal('not-an-opponent', { field: place }, 'tirol §8.3')];
  return isAgain ? [refusal('pair-twice', { field: place }, 'tirol §8.3')] : [];
}
