import { readXlsx } from 'hucre/xlsx';
import type { Refusal } from '../../engine/core/refusal.ts';
import { fail, ok, type Result } from '../../engine/core/result.ts';
import type { ImportRow } from '../../engine/tournament/import.ts';
import { nameKey } from '../../engine/tournament/names.ts';
import { refuse } from '../../engine/tournament/refusals.ts';
import type { TeamSize } from '../../engine/tournament/types.ts';
import { looksLikeWindows1252 } from '../../engine/tournament/sheets/windows-1252.ts';
import { change, type Answer, type CommandTo, type Office } from './office.ts';
import { readRows } from './csv.ts';
import type { Evening } from './house.ts';

/** Registers the names of a file: the first sheet of an XLSX, or text in UTF-8 or Windows-1252. */
export async function importFile(
  office: Office,
  evening: Evening,
  { base64 }: CommandTo<'import-file'>,
): Promise<Answer> {
  const rows = await rowsIn(Buffer.from(base64, 'base64'));
  return rows.ok ? importRows(office, evening, rows.value) : rows;
}

/** Registers everybody of an earlier evening who is not here yet, with his groups and teams. */
export function copyPlayers(office: Office, evening: Evening, from: string): Answer {
  const earlier = office.ledger.evenings.get(from);
  if (!earlier) return fail([refuse('no-such-evening', from)]);
  const here = new Set(evening.state.players.map(({ name }) => nameKey(name)));
  const missing = earlier.state.players.filter(({ name }) => !here.has(nameKey(name)));
  if (missing.length === 0) return ok({ added: 0 });
  const teamOf = (player: string, size: TeamSize): string =>
    earlier.state.teams.find((team) => team.size === size && team.members.includes(player))?.name ?? '';
  const rows = missing.map(({ id, name, groups }, i) => ({
    line: i + 2,
    cells: [name, teamOf(id, 2), teamOf(id, 4)],
    groups,
  }));
  return importRows(office, evening, [{ line: 1, cells: ['Name', 'Zweierteam', 'Viererteam'] }, ...rows]);
}

/** The answer says how many came. */
function importRows(office: Office, evening: Evening, rows: readonly ImportRow[]): Answer {
  const before = evening.state.players.length;
  const done = change(office, evening, { type: 'import-players', rows });
  return done.ok ? ok({ added: evening.state.players.length - before }) : done;
}

/** XLSX files begin as every ZIP does: `PK`, 3, 4. */
const isZip = (bytes: Uint8Array): boolean => [0x50, 0x4b, 3, 4].every((byte, i) => bytes[i] === byte);

/** Rows of a sheet that are looked at; far more than an evening can have players. */
const MOST_ROWS = 10_000;

async function rowsIn(bytes: Buffer): Promise<Result<readonly ImportRow[], readonly Refusal[]>> {
  if (isZip(bytes)) {
    try {
      const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows: MOST_ROWS });
      const rows = sheets[0]?.rows ?? [];
      return ok(rows.map((cells, i) => ({ line: i + 1, cells: trimmed(cells.map(asText)) })));
    } catch {
      return fail([refuse('file-not-read')]);
    }
  }
  const text = new TextDecoder(looksLikeWindows1252(bytes) ? 'windows-1252' : 'utf-8').decode(bytes);
  return text.includes('\0') ? fail([refuse('file-not-read')]) : ok(readRows(text));
}

const asText = (cell: unknown): string =>
  typeof cell === 'string' ? cell : typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';

/** Without the empty cells at the end of a row, which spreadsheets like to add. */
const trimmed = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
