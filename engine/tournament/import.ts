import type { Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { nameKey, refuseName, tidyName } from './names.ts';
import { refuse } from './refusals.ts';

/** One row of a pasted list or CSV file: the line on which it begins (from 1) and its cells. */
export interface ImportRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** A quote that never ends, or goes on after its end. */
  readonly broken?: boolean;
}

/** Most players of an evening. */
const MOST_PLAYERS = 1000;

const HEADS = ['name', 'spieler', 'spielerin', 'spieler/in', 'player'];

const isHead = (cell: string): boolean => HEADS.includes(cell.trim().toLowerCase());
const isBlank = ({ cells }: ImportRow): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Reads names out of a list (one name a row) or a table (a head row with `Name` or `Spieler`; its other columns are
 * not read). Names every fault by its line; there are names only if there is no fault.
 */
export function readNames(
  all: readonly ImportRow[],
  registered: readonly string[],
): Result<readonly string[], readonly Refusal[]> {
  const rows = all.filter((row) => row.broken === true || !isBlank(row));
  const head = rows[0]?.broken ? undefined : rows[0];
  const hasHead = head?.cells.some(isHead) ?? false;
  const column = hasHead ? (head?.cells.findIndex(isHead) ?? 0) : 0;
  const width = hasHead ? (head?.cells.length ?? 1) : 1;
  const body = hasHead ? rows.slice(1) : rows;
  if (body.length === 0) return fail([refuse('no-names')]);
  if (registered.length + body.length > MOST_PLAYERS) return fail([refuse('too-many-players', String(MOST_PLAYERS))]);

  const taken = new Set(registered.map(nameKey));
  const names: string[] = [];
  const faults: Refusal[] = [];
  for (const { line, cells, broken } of body) {
    const at = `line ${line}`;
    const name = tidyName(cells[column] ?? '');
    const fault = broken
      ? refuse('broken-quote', at)
      : cells.length > width
        ? refuse('too-many-columns', at)
        : (refuseName(name, at) ?? (taken.has(nameKey(name)) ? refuse('duplicate-name', at) : undefined));
    if (fault) faults.push(fault);
    else {
      names.push(name);
      taken.add(nameKey(name));
    }
  }
  return faults.length > 0 ? fail(faults) : ok(names);
}
