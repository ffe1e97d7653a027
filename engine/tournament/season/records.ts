import { groupedBy } from '#engine/core/lists.ts';
import { add, compare, divide, type Rational, rational, sum, ZERO } from '#engine/core/rational.ts';
import { cupPoints } from '../format/cup-points.ts';
import type { SeasonRules } from '../format/season-rules.ts';
import type { EveningResult, SeasonCell, SeasonEvening, SeasonInput, SeasonPlayer, SeasonRecord } from './types.ts';

/** An evening's worth for one player, before any evening is dropped. */
type Worth = Omit<SeasonCell, 'dropped'>;

/** At least zero if the rules raise negative evenings. */
export const raise = (points: Rational, { negativeIsZero }: SeasonRules): Rational =>
  negativeIsZero && points.n < 0 ? ZERO : points;

/** What each player gets for an evening, by id. */
function worthsOf(evening: SeasonEvening, rules: SeasonRules): ReadonlyMap<string, Worth> {
  const { results, fieldSize = results.length } = evening;
  const sharing = groupedBy(results, ({ rank }) => rank);
  return new Map(
    results.map((result) => {
      const heads = sharing.get(result.rank)?.length ?? 1;
      return [result.player, worthOf(result, { heads, fieldSize }, rules)];
    }),
  );
}

function worthOf(
  { rank, points }: EveningResult,
  { heads, fieldSize }: { readonly heads: number; readonly fieldSize: number },
  rules: SeasonRules,
): Worth {
  const { counts, winnerBonus = ZERO } = rules;
  const base = counts.by === 'points' ? points : cupPoints(counts.table, { rank, heads, fieldSize }, counts.equal);
  const shares = counts.by === 'rank' && counts.equal === 'share';
  const bonus = rank !== 1 ? ZERO : shares ? divide(winnerBonus, rational(heads)) : winnerBonus;
  const counted = raise(base, rules);
  return { rank, points, value: add(counted, bonus), bonus, raised: compare(counted, base) !== 0 };
}

/** Which values count: the best `best`, the earlier among equal ones. */
function keptOf(values: readonly (Rational | undefined)[], best = Infinity): ReadonlySet<number> {
  const held = values.flatMap((value, i) => (value ? [{ value, i }] : []));
  return new Set(
    [...held]
      .sort((a, b) => compare(b.value, a.value) || a.i - b.i)
      .slice(0, best)
      .map(({ i }) => i),
  );
}

/** The sum of the best `best` values. */
export function bestOf(values: readonly Rational[], best = Infinity): Rational {
  const kept = keptOf(values, best);
  return sum(values.filter((_, i) => kept.has(i)));
}

function recordOf(player: SeasonPlayer, worths: readonly (Worth | undefined)[], { best }: SeasonRules): SeasonRecord {
  const kept = keptOf(
    worths.map((worth) => worth?.value),
    best,
  );
  const cells = worths.map((worth, i) => worth && { ...worth, dropped: !kept.has(i) });
  const there = cells.filter((cell) => cell !== undefined);
  return {
    player,
    cells,
    total: sum(there.filter(({ dropped }) => !dropped).map(({ value }) => value)),
    starts: there.length,
    wins: there.filter(({ rank }) => rank === 1).length,
  };
}

/** After each evening: everybody who has taken part so far, with the evenings' values. */
export function historyOf({ players, evenings, rules }: SeasonInput): readonly (readonly SeasonRecord[])[] {
  const worths = evenings.map((evening) => worthsOf(evening, rules));
  const known = new Map(players.map((player) => [player.id, player]));
  // Every result stays, even of people who are on no list.
  for (const id of worths.flatMap((there) => [...there.keys()]))
    if (!known.has(id)) known.set(id, { id, name: id, groups: [] });
  const own = [...known.values()].map((player) => ({ player, cells: worths.map((there) => there.get(player.id)) }));
  return evenings.map((_, i) =>
    own
      .map(({ player, cells }) => ({ player, cells: cells.slice(0, i + 1) }))
      .filter(({ cells }) => cells.some((cell) => cell !== undefined))
      .map(({ player, cells }) => recordOf(player, cells, rules)),
  );
}
