import type { Format } from '#engine/tournament/format/schema.ts';
import { hasEnded, isReported, uncheckedIn } from '#engine/tournament/state/tables.ts';
import type { RoundState, TableState } from '#engine/tournament/state/types.ts';
import type { Catalogue } from '#page/i18n/index.ts';
import type { IconName } from '#page/ui/icons.ts';

/** How far a table of a round is. `total`: its deals are in, its total is not. */
export type CellKind = 'draft' | 'none' | 'some' | 'total' | 'unchecked' | 'differs' | 'done';

export interface Cell {
  readonly kind: CellKind;
  readonly closed: number;
  readonly deals: number;
}

/** A sign next to the word, so that the grid can be read from afar and without colours. */
export const CELL_SIGNS: Readonly<Record<CellKind, IconName>> = {
  draft: 'dots',
  none: 'ring',
  some: 'half',
  total: 'most',
  unchecked: 'question',
  differs: 'unequal',
  done: 'check',
};

/** A table's cell in the grid; what needs attention comes before what is merely finished. */
export function cellOf(format: Format, { phase }: Pick<RoundState, 'phase'>, table: TableState): Cell {
  const { results, deals, total } = table;
  return { kind: kindOf(), closed: results.length, deals };

  function kindOf(): CellKind {
    if (phase === 'draft') return 'draft';
    const differs = [...results.map(({ check }) => check), total?.check].some((check) => check?.agrees === false);
    if (differs) return 'differs';
    if (isReported(format, table)) return uncheckedIn(format, { phase }, table).length > 0 ? 'unchecked' : 'done';
    if (results.length === 0) return 'none';
    return hasEnded(format, table) ? 'total' : 'some';
  }
}

/** A cell in words. */
export const cellWord = ({ kind, closed, deals }: Cell, t: Catalogue): string =>
  kind === 'some' ? t.rounds.cell.some(closed, deals) : t.rounds.cell[kind];
