import { readXlsx } from 'hucre/xlsx';
import type { Refusal } from '../../engine/core/refusal.ts';
import { fail, ok, type Result } from '../../engine/core/result.ts';
import type { ImportRow } from '../../engine/tournament/import.ts';
import { refuse } from '../../engine/tournament/refusals.ts';
import { looksLikeWindows1252 } from '../../engine/tournament/sheets/windows-1252.ts';
import { readRows } from './csv.ts';

/** XLSX files begin as every ZIP does: `PK`, 3, 4. */
const isZip = (bytes: Uint8Array): boolean => [0x50, 0x4b, 3, 4].every((byte, i) => bytes[i] === byte);

/** Rows of a sheet that are looked at; far more than an evening can have players. */
const MOST_ROWS = 10_000;

/** The rows of a file: of the first sheet of an XLSX, or of text in UTF-8 or Windows-1252. */
export async function rowsIn(bytes: Buffer): Promise<Result<readonly ImportRow[], readonly Refusal[]>> {
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
