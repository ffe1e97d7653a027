import { compare, multiply, ONE, type Rational } from '#engine/core/rational.ts';
import { resolveRules } from '#engine/kernel/family/resolve-rules.ts';
import { foldSeries } from '#engine/series/fold.ts';
import { entriesOf, seriesSetup } from '#engine/tournament/state/series-setup.ts';
import { hasEnded } from '#engine/tournament/state/tables.ts';
import type { EveningState, RoundState, TableState } from '#engine/tournament/state/types.ts';
import { findGame } from '#page/families.ts';

/** The next deal of a table counts more than once: which one, by how much, and by which codes of factors. */
export interface Doubling {
  readonly deal: number;
  readonly by: Rational;
  readonly codes: readonly string[];
}

/** Whether a double round is on at a table, according to its series; `undefined` if the next deal counts once. */
export function doublingAt(evening: EveningState, { phase }: RoundState, table: TableState): Doubling | undefined {
  if (phase === 'draft' || phase === 'closed' || table.total || hasEnded(evening.format, table)) return undefined;
  const ready = resolveRules(findGame, evening.rules);
  if (!ready.ok) return undefined;
  const rows = entriesOf(table).map(({ row }) => row);
  const { deal, factors } = foldSeries(ready.value.rules, seriesSetup(table), rows).next;
  const by = factors.reduce((all, factor) => multiply(all, factor.by), ONE);
  return compare(by, ONE) > 0 ? { deal, by, codes: factors.map(({ code }) => code) } : undefined;
}
