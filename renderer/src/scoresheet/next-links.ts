import { findTable } from '#engine/tournament/state/lookup.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import type { Catalogue } from '../i18n/index.ts';
import type { Route } from '../route.ts';
import { checksDue, type Due, nextDeal, nextTotal, routeOfDue } from './pending-checks.ts';

/** A link to what can be done next. */
export interface NextLink {
  readonly route: Route;
  readonly label: string;
  /** For screen readers, if the label alone is not enough. */
  readonly name?: string;
}

/** A pending result in words: `Tisch 3, Spiel 4`. */
export const dueWords = (t: Catalogue, { table, deal }: Due): string =>
  deal === undefined ? t.check.totalAt(table) : t.check.dealAt(table, deal);

const toTables = (evening: EveningState, t: Catalogue): NextLink => ({
  route: { page: 'evening', evening: evening.id, part: 'tables' },
  label: t.runningSheet.toTables,
});

/** After a total: the next table without one, then what has to be checked. */
export function waysAfterTotal(evening: EveningState, round: number, table: number, t: Catalogue): readonly NextLink[] {
  const next = nextTotal(evening, round, table);
  return [
    ...(next === undefined
      ? []
      : [{ route: { page: 'total' as const, evening: evening.id, round, table: next }, label: t.total.next(next) }]),
    ...waysToChecks(evening, t, { round, table }),
    toTables(evening, t),
  ];
}

/** After a deal: the table's next one, or its total, or the next table; empty once the round is complete. */
export function waysAfterDeal(evening: EveningState, round: number, table: number, t: Catalogue): readonly NextLink[] {
  const place = { evening: evening.id, round };
  const next = nextDeal(evening, round, table);
  const own = findTable(evening, { round, table });
  const owesTotal = evening.format.entry === 'both' && own?.total === undefined && next?.table !== table;
  const ways: readonly NextLink[] = [
    ...(owesTotal ? [{ route: { page: 'total' as const, ...place, table }, label: t.total.next(table) }] : []),
    ...(next
      ? [
          {
            route: { page: 'entry' as const, ...place, ...next },
            label: next.table === table ? t.tables.enter(next.deal) : t.entry.nextAt(next.table, next.deal),
            name: t.tables.enterOf(next.table, next.deal),
          },
        ]
      : []),
  ];
  if (ways.length === 0) return [];
  const sheet: NextLink = {
    route: { page: 'sheet', ...place, table },
    label: t.runningSheet.open,
    name: t.runningSheet.openOf(table),
  };
  return [...ways, sheet, toTables(evening, t)];
}

/** What is still to be checked, except the current place. */
function waysToChecks(
  evening: EveningState,
  t: Catalogue,
  here: { readonly round: number; readonly table: number; readonly deal?: number },
): readonly NextLink[] {
  const due = checksDue(evening).find(
    ({ round, table, deal }) => round !== here.round || table !== here.table || deal !== here.deal,
  );
  return due ? [{ route: routeOfDue(evening.id, due), label: t.check.next(dueWords(t, due)) }] : [];
}

/** After a check: the next one. */
export const waysAfterCheck = (
  evening: EveningState,
  here: { readonly round: number; readonly table: number; readonly deal?: number },
  t: Catalogue,
): readonly NextLink[] => [...waysToChecks(evening, t, here), toTables(evening, t)];
