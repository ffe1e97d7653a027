import { findTable, roundAt } from '#engine/tournament/state/lookup.ts';
import { nameKey } from '#engine/tournament/state/people/names.ts';
import { hasEnded, isReported, uncheckedIn } from '#engine/tournament/state/tables.ts';
import type { EveningState, RoundState, TableState } from '#engine/tournament/state/types.ts';
import type { Route } from '../route.ts';

/** A result that somebody else still has to check: a deal, or a table's total. */
export interface Due {
  readonly round: number;
  readonly table: number;
  /** If missing, the total. */
  readonly deal?: number;
  /** Two entries differ. */
  readonly disputed: boolean;
}

const isOpen = ({ phase }: RoundState): boolean => phase === 'running' || phase === 'published';

/** Everything unchecked or disputed, including corrections in a closed round; disputed results first. */
export function checksDue({ format, rounds }: EveningState): readonly Due[] {
  const all = rounds
    .filter(({ phase }) => phase !== 'draft')
    .flatMap((there) =>
      there.tables.flatMap((table) =>
        uncheckedIn(format, there, table).map((what): Due => {
          const at = { round: there.round, table: table.table };
          if (what === 'total') return { ...at, disputed: table.total?.check !== undefined };
          const deal = Number(what);
          return { ...at, deal, disputed: table.results[deal - 1]?.check !== undefined };
        }),
      ),
    );
  return [...all.filter(({ disputed }) => disputed), ...all.filter(({ disputed }) => !disputed)];
}

/** The page where a pending result is checked. */
export const routeOfDue = (evening: string, { round, table, deal }: Due): Route =>
  deal === undefined ? { page: 'total', evening, round, table } : { page: 'check', evening, round, table, deal };

/** The tables of a round, those after `table` first. */
function inTurn(evening: EveningState, round: number, table: number): readonly TableState[] {
  const found = roundAt(evening, round);
  if (!found || !isOpen(found)) return [];
  const { tables } = found;
  return [...tables.filter((one) => one.table > table), ...tables.filter((one) => one.table < table)];
}

/** The next table of the round whose total is missing. */
export const nextTotal = (evening: EveningState, round: number, table: number): number | undefined =>
  inTurn(evening, round, table).find((one) => one.total === undefined && !isReported(evening.format, one))?.table;

/** The next deal to be entered from paper: of this table, else of the round's next table with one missing. */
export function nextDeal(
  evening: EveningState,
  round: number,
  table: number,
): { readonly table: number; readonly deal: number } | undefined {
  const own = findTable(evening, { round, table });
  const next = [...(own ? [own] : []), ...inTurn(evening, round, table)].find((one) => !hasEnded(evening.format, one));
  return next && { table: next.table, deal: next.results.length + 1 };
}

/** Whether a name is the one already stored. */
export const isSameWriter = (first: string | undefined, second: string): boolean =>
  first !== undefined && nameKey(first) === nameKey(second);

/** What has to be done with a result: write it, enter it again unseen, confirm it, decide between two, or nothing. */
export type CheckStep = 'write' | 'second' | 'confirm' | 'decide' | 'done';

/** Everybody has seen a corrected result: somebody confirms it, nobody can enter it unseen. */
export function stepOf(
  { format }: Pick<EveningState, 'format'>,
  written: { readonly reason?: string; readonly check?: { readonly agrees: boolean } } | undefined,
): CheckStep {
  if (!written) return 'write';
  if (written.check) return written.check.agrees ? 'done' : 'decide';
  if (!format.secondEntry && !format.confirmation) return 'done';
  return format.secondEntry && written.reason === undefined ? 'second' : 'confirm';
}
