import type { Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { partGroups, type Joining } from './named-teams.ts';
import { nameKey, refuseName, tidyName } from './names.ts';
import { refuse } from './refusals.ts';
import type { TeamSize } from './types.ts';

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

const GROUP_HEADS = ['gruppe', 'gruppen', 'group', 'groups', 'klasse', 'verein'];

/** Heads of the columns that name a team, and how many it has; unsaid: as many as the list names. */
const TEAM_HEADS: Readonly<Record<string, TeamSize | null>> = {
  team: null,
  teams: null,
  mannschaft: null,
  zweierteam: 2,
  zweiermannschaft: 2,
  'zweier-team': 2,
  paar: 2,
  pair: 2,
  'team of two': 2,
  viererteam: 4,
  vierermannschaft: 4,
  'vierer-team': 4,
  'team of four': 4,
};

/** A name that is to be registered, with the groups that stand beside it. */
export interface NewName {
  readonly name: string;
  readonly groups: readonly string[];
  readonly teams: readonly Omit<Joining, 'player'>[];
  /** Where it stands. */
  readonly line: number;
}

const isGroupHead = (cell: string): boolean => GROUP_HEADS.includes(cell.trim().toLowerCase());
const groupsIn = (cell = ''): readonly string[] => [
  ...new Set(
    cell
      .split(/[,/+]/)
      .map(tidyName)
      .filter((group) => group !== ''),
  ),
];
const isHead = (cell: string): boolean => HEADS.includes(cell.trim().toLowerCase());
const isBlank = ({ cells }: ImportRow): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Reads names out of a list (one name a row) or a table (a head row with `Name` or `Spieler`, and perhaps `Gruppe`,
 * `Team`, `Zweierteam`, `Viererteam`; its other columns are not read). Names every fault by its line; there are names
 * only if there is no fault.
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
  const teamColumns = hasHead ? teamColumnsOf(head?.cells ?? []) : [];
  const faults: Refusal[] = [];
  for (const { line, cells, broken, groups } of body) {
    const at = `line ${line}`;
    const name = tidyName(cells[column] ?? '');
    const fault = broken
      ? refuse('broken-quote', at)
      : cells.length > width
        ? refuse('too-many-columns', at)
        : (refuseName(name, at) ?? (taken.has(nameKey(name)) ? refuse('duplicate-name', at) : undefined));
    const belonging = belongingOf(cells, groupColumn, teamColumns);
    const unfit = fault ?? belonging.groups.map((group) => refuseName(group, at)).find((one) => one !== undefined);
    if (unfit) faults.push(unfit);
    else {
      names.push({ name, line, ...belonging, ...(groups && { groups }) });
      taken.add(nameKey(name));
    }
  }
  return faults.length > 0 ? fail(faults) : ok(names);
}

interface TeamColumn {
  readonly column: number;
  readonly size: TeamSize | null;
}

const teamColumnsOf = (head: readonly string[]): readonly TeamColumn[] =>
  head.flatMap((cell, column) => {
    const key = cell.trim().toLowerCase();
    return Object.hasOwn(TEAM_HEADS, key) ? [{ column, size: TEAM_HEADS[key] ?? null }] : [];
  });

/** Groups and teams of a row. */
function belongingOf(
  cells: readonly string[],
  groupColumn: number,
  teamColumns: readonly TeamColumn[],
): Pick<NewName, 'groups' | 'teams'> {
  const { groups, teams } = partGroups(groupsIn(cells[groupColumn]));
  const named = teamColumns.map(({ column, size }) => ({ name: tidyName(cells[column] ?? ''), size }));
  return {
    groups,
    teams: [
      ...teams.map((name) => ({ name })),
      ...named.filter(({ name }) => name !== '').map(({ name, size }) => ({ name, ...(size !== null && { size }) })),
    ],
  };
}
