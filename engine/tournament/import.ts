import type { Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { nameKey, refuseName, tidyName } from './names.ts';
import { refuse } from './refusals.ts';

/** One row of a pasted list or CSV file: the line on which it begins (from 1) and its cells. */
export interface ImportRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Groups as they are, where they come from an evening and need not be read out of a cell. */
  readonly groups?: readonly string[];
  /** A quote that never ends, or goes on after its end. */
  readonly broken?: boolean;
}

/** Most players of an evening. */
const MOST_PLAYERS = 1000;

const HEADS = ['name', 'spieler', 'spielerin', 'spieler/in', 'player'];

const GROUP_HEADS = ['gruppe', 'gruppen', 'group', 'groups', 'klasse', 'verein', 'team'];

/** A name that is to be registered, with the groups that stand beside it. */
export interface NewName {
  readonly name: string;
  readonly groups: readonly string[];
}

const isGroupHead = (cell: string): boolean => GROUP_HEADS.includes(cell.trim().toLowerCase());
const groupsIn = (cell: string | undefined): readonly string[] =>
  (cell ?? '')
    .split(/[,/+]/)
    .map(tidyName)
    .filter((group) => group !== '');
const isHead = (cell: string): boolean => HEADS.includes(cell.trim().toLowerCase());
const isBlank = ({ cells }: ImportRow): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Reads names out of a list (one name a row) or a table (a head row with `Name` or `Spieler`, and perhaps `Gruppe`; its
 * other columns are not read). Names every fault by its line; there are names only if there is no fault.
 */
export function readNames(
  all: readonly ImportRow[],
  registered: readonly string[],
): Result<readonly NewName[], readonly Refusal[]> {
  const rows = all.filter((row) => row.broken === true || !isBlank(row));
  const head = rows[0]?.broken ? undefined : rows[0];
  const hasHead = head?.cells.some(isHead) ?? false;
  const column = hasHead ? (head?.cells.findIndex(isHead) ?? 0) : 0;
  const width = hasHead ? (head?.cells.length ?? 1) : 1;
  const body = hasHead ? rows.slice(1) : rows;
  if (body.length === 0) return fail([refuse('no-names')]);
  if (registered.length + body.length > MOST_PLAYERS) return fail([refuse('too-many-players', String(MOST_PLAYERS))]);

  const taken = new Set(registered.map(nameKey));
  const names: NewName[] = [];
  const groupColumn = hasHead ? (head?.cells.findIndex(isGroupHead) ?? -1) : -1;
  const faults: Refusal[] = [];
  for (const { line, cells, broken, groups } of body) {
    const at = `line ${line}`;
    const name = tidyName(cells[column] ?? '');
    const fault = broken
      ? refuse('broken-quote', at)
      : cells.length > width
        ? refuse('too-many-columns', at)
        : (refuseName(name, at) ?? (taken.has(nameKey(name)) ? refuse('duplicate-name', at) : undefined));
    if (fault) faults.push(fault);
    else {
      names.push({ name, groups: groups ?? groupsIn(cells[groupColumn]) });
      taken.add(nameKey(name));
    }
  }
  return faults.length > 0 ? fail(faults) : ok(names);
}
