import type { TeamSize } from '#engine/tournament/state/kinds.ts';
import type { ImportRow } from '#engine/tournament/state/people/list-row.ts';

/** Heads of the column with the full name, of those with a part of it, and of groups. */
const NAMES = ['name', 'spieler', 'spielerin', 'spieler/in', 'player'];
const FIRST_NAMES = ['vorname', 'first name', 'given name'];
const SURNAMES = ['nachname', 'zuname', 'familienname', 'surname', 'last name', 'family name'];
const GROUPS = ['gruppe', 'gruppen', 'group', 'groups', 'klasse', 'verein'];

/** Heads of team columns with the team's size; `null`: as many as the list names. */
const TEAMS: Readonly<Record<string, TeamSize | null>> = {
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

interface TeamColumn {
  readonly column: number;
  readonly size: TeamSize | null;
}

/** Which column holds what; columns from 0. */
export interface ListHeads {
  /** Rows up to and including the head. */
  readonly rows: number;
  readonly width: number;
  /** The columns that make up a name, in their own order. */
  readonly names: readonly number[];
  /** -1: there is none. */
  readonly groups: number;
  readonly teams: readonly TeamColumn[];
}

/** Titles may stand above the head, but no more rows than these. */
const FARTHEST = 10;

const key = (cell: string): string => cell.trim().toLowerCase();

/** The columns of the name: a full name, or first name and surname, as far as they exist. */
function nameColumns(cells: readonly string[]): readonly number[] {
  const keys = cells.map(key);
  const whole = keys.findIndex((one) => NAMES.includes(one));
  const first = keys.findIndex((one) => FIRST_NAMES.includes(one));
  const last = keys.findIndex((one) => SURNAMES.includes(one));
  // "Name" beside "Vorname" is the surname.
  const parts = [last >= 0 ? last : whole, first].filter((column) => column >= 0);
  return (whole >= 0 && first < 0 ? [whole] : parts).sort((a, b) => a - b);
}

/** Whether a row can be a head: one of its cells is a name heading. */
const isHead = ({ cells, broken }: ImportRow): boolean => broken !== true && nameColumns(cells).length > 0;
const isWide = ({ cells }: ImportRow): boolean => cells.filter((cell) => cell.trim() !== '').length > 1;

/** Whether a row below repeats the head, as on every page of a long list: nobody has such a name. */
export const isHeadAgain = (row: ImportRow, { names }: ListHeads): boolean =>
  isHead(row) && nameColumns(row.cells).every((column) => names.includes(column));

/**
 * The head of a table; `undefined` if the rows are a list. A head below other rows has more than one column. If a head
 * takes two rows, the lower one counts.
 */
export function listHeads(rows: readonly ImportRow[]): ListHeads | undefined {
  const first = rows.slice(0, FARTHEST).findIndex((row, i) => isHead(row) && (i === 0 || isWide(row)));
  const below = rows[first + 1];
  const at = first >= 0 && below && isHead(below) && isWide(below) ? first + 1 : first;
  const cells = rows[at]?.cells;
  if (!cells) return undefined;
  return {
    rows: at + 1,
    width: cells.length,
    names: nameColumns(cells),
    groups: cells.findIndex((cell) => GROUPS.includes(key(cell))),
    teams: cells.flatMap((cell, column) => {
      const head = key(cell);
      return Object.hasOwn(TEAMS, head) ? [{ column, size: TEAMS[head] ?? null }] : [];
    }),
  };
}
