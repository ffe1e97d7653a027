import type { RefusalPlace } from '#engine/core/place.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { refuse } from '#engine/tournament/refusals.ts';
import { oneSpelling } from '#engine/tournament/state/people/groups.ts';
import { MOST_GROUPS } from '#engine/tournament/state/people/groups.ts';
import type { ImportRow } from '#engine/tournament/state/people/list-row.ts';
import { type Joining, partGroups } from '#engine/tournament/state/people/named-teams.ts';
import { nameKey, refuseName, tidyName } from '#engine/tournament/state/people/names.ts';
import { type ListHeads, listHeads } from './list-heads.ts';
import { isHeadAgain } from './list-heads.ts';

/** Most players of an evening. */
const MOST_PLAYERS = 1000;

/** A name to be registered, with the groups beside it. */
export interface NewName {
  readonly name: string;
  readonly groups: readonly string[];
  readonly teams: readonly Omit<Joining, 'player'>[];
  /** Where it stands. */
  readonly line: number;
}

/** How a list is to be read. */
export interface ReadingWish {
  /** Leave out names that exist already, and repeated ones. */
  readonly skipTwins?: boolean;
}

const groupsIn = (cell = ''): readonly string[] =>
  oneSpelling(
    cell
      .split(/[,/+]/)
      .map(tidyName)
      .filter((group) => group !== ''),
  );
const isBlank = ({ cells, unread = [] }: ImportRow): boolean =>
  unread.length === 0 && cells.every((cell) => cell.trim() === '');

/** The number in front of a name in a list. */
const COUNTED = /^\d{1,4}(?:\.\)?|\))\s*(?=\p{L})/u;
/** A number, a date, or what spreadsheets show for a failed formula. */
const isNoName = (text: string): boolean =>
  (/^[\d\s.,:;/+%€-]+$/.test(text) && /\d/.test(text)) || /^(?:#[\p{Lu}\d/_]+[!?]?|TRUE|FALSE)$/u.test(text);

/** The replacement character, for a letter read in the wrong encoding. */
const LOST = String.fromCodePoint(0xfffd);

/** How much of a name fits into a sentence. */
const LONGEST_SHOWN = 40;
function shown(name: string): string {
  const letters = Array.from(name);
  return letters.length > LONGEST_SHOWN ? `${letters.slice(0, LONGEST_SHOWN - 1).join('')}…` : name;
}
/** A line and the name on it, without what cannot be shown. */
const lineWith = (line: number, name: string, first?: number): RefusalPlace => ({
  line,
  ...(first !== undefined && { first }),
  ...(name !== '' && !refuseName(shown(name)) && { name: shown(name) }),
});

/**
 * Reads names from a list (one name per row) or a table (a head row with `Name` or `Spieler`, or `Vorname` and
 * `Nachname`, and perhaps `Gruppe`, `Team`, `Zweierteam`, `Viererteam`; other columns are ignored). Reports every fault
 * by line and name; returns names only if there are no faults.
 */
export function readNames(
  all: readonly ImportRow[],
  registered: readonly string[],
  { skipTwins = false }: ReadingWish = {},
): Result<readonly NewName[], readonly Refusal[]> {
  const rows = all.filter((row) => row.broken === true || !isBlank(row));
  const heads = listHeads(rows);
  const below = rows.slice(heads?.rows ?? 0);
  const body = heads ? below.filter((row) => row.groups !== undefined || !isHeadAgain(row, heads)) : below;
  if (body.length === 0) return fail([refuse('no-names')]);
  const tooMany = refuse('too-many-players', { count: MOST_PLAYERS });
  if (body.length > MOST_PLAYERS) return fail([tooMany]);

  /** Where each name stands; 0: already registered. */
  const taken = new Map(registered.map((name) => [nameKey(name), 0]));
  const names: NewName[] = [];
  const faults: Refusal[] = [];
  for (const row of body) {
    const name = nameIn(row, heads);
    const first = taken.get(nameKey(name));
    const unfit = refuseRow(row, name, heads);
    if (unfit) faults.push(unfit);
    else if (first === undefined) {
      names.push({ name, line: row.line, ...belongingOf(row, heads) });
      taken.set(nameKey(name), row.line);
    } else if (!skipTwins)
      faults.push(
        first === 0
          ? refuse('duplicate-name', lineWith(row.line, name))
          : refuse('name-twice', lineWith(row.line, name, first)),
      );
  }
  if (faults.length > 0) return fail(faults);
  if (registered.length + names.length > MOST_PLAYERS) return fail([tooMany]);
  return ok(names);
}

/** The name of a row; one from another evening is taken as it is. */
function nameIn({ cells, groups }: ImportRow, heads: ListHeads | undefined): string {
  const name = tidyName((heads?.names ?? [0]).map((column) => (cells[column] ?? '').trim()).join(' '));
  return groups ? name : name.replace(COUNTED, '');
}

/** Why a row cannot be used. */
function refuseRow(row: ImportRow, name: string, heads: ListHeads | undefined): Refusal | undefined {
  const { line, cells, broken, groups, unread = [] } = row;
  const columns = heads?.names ?? [0];
  const at = lineWith(line, name);
  if (broken) return refuse('broken-quote', { line });
  if (cells.length > (heads?.width ?? 1)) return refuse('too-many-columns', at);
  if (columns.some((column) => unread.includes(column))) return refuse('formula-without-value', at);
  const odd = groups ? undefined : columns.map((i) => tidyName(cells[i] ?? '')).find(isNoName);
  if (odd !== undefined) return refuse('not-a-name', lineWith(line, odd));
  if (name.includes(LOST)) return refuse('file-letters-unknown', lineWith(line, ''));
  const fault = refuseName(name, at);
  if (fault) return fault;
  const own = belongingOf(row, heads).groups;
  if (!groups && own.length > MOST_GROUPS) return refuse('too-many-groups', at);
  return own.map((group) => refuseName(group, at)).find((one) => one !== undefined);
}

/** Groups and teams of a row. */
function belongingOf(row: ImportRow, heads: ListHeads | undefined): Pick<NewName, 'groups' | 'teams'> {
  const { groups, teams } = partGroups(groupsIn(row.cells[heads?.groups ?? -1]));
  const named = (heads?.teams ?? []).map(({ column, size }) => ({ name: tidyName(row.cells[column] ?? ''), size }));
  return {
    groups: row.groups ?? groups,
    teams: [
      ...teams.map((name) => ({ name })),
      ...named.filter(({ name }) => name !== '').map(({ name, size }) => ({ name, ...(size !== null && { size }) })),
    ],
  };
}
