/** Reads CSV files as `writeCsv` writes them, to test that nothing gets lost. */

import type { Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { refuse } from '../tournament/refusals.ts';
import { type Cell, type Spreadsheet, words } from '../tournament/sheets/cells.ts';
import type { CsvOptions } from '../tournament/sheets/csv-write.ts';
import { type Dialect, GERMAN_EXCEL, PLAIN } from '../tournament/sheets/dialects.ts';

const NEUTRALISED = /^'+\s*[\t\r\n=+\-@＝＋－＠]/u;

/** Removes the apostrophe of an escaped formula; any other text stays as it is. */
export const restore = (text: string): string => (NEUTRALISED.test(text) ? text.slice(1) : text);

/** A field as written in the file. */
interface Field {
  readonly text: string;
  readonly quoted: boolean;
}

/** A field up to the next delimiter or end of line; a quoted one may contain both. */
const fieldAt = (delimiter: string): RegExp =>
  new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${delimiter}\\r\\n][^${delimiter}\\r\\n]*)?)(${delimiter}|\\r\\n|\\r|\\n|$)`,
    'y',
  );

/** The lines of a file; an empty line has no fields. A badly closed quote is refused with its line. */
export function readFields(file: string, delimiter: string): Result<readonly (readonly Field[])[], readonly Refusal[]> {
  const pattern = fieldAt(delimiter);
  const rows: Field[][] = [];
  let row: Field[] = [];
  while (pattern.lastIndex < file.length || row.length > 0) {
    const begin = pattern.lastIndex;
    const found = pattern.exec(file);
    if (!found) return fail([refuse('broken-quote', { line: lineOf(file, begin) })]);
    const [all, inQuotes, bare = '', end = ''] = found;
    if (!(row.length === 0 && all === end && end !== delimiter))
      row.push({ text: inQuotes?.replaceAll('""', '"') ?? bare, quoted: inQuotes !== undefined });
    if (end !== delimiter) {
      rows.push(row);
      row = [];
      if (end === '') break;
    }
  }
  return ok(rows);
}

const lineOf = (file: string, index: number): number => file.slice(0, index).split(/\r\n|\r|\n/).length;

const cellOf = ({ text, quoted }: Field, { read }: Dialect): Cell =>
  (quoted ? undefined : read(text)) ?? words(restore(text));

/** Columns of exact texts, marked in their head, belong to the column before. */
function exactColumns(
  heads: readonly string[],
  rows: readonly (readonly Field[])[],
  { exact }: Dialect,
): ReadonlySet<number> {
  const found = new Set<number>();
  if (!exact) return found;
  const isExact = (field: Field | undefined): boolean =>
    !!field && !field.quoted && exact.read(field.text) !== undefined;
  for (const [i, head] of heads.entries()) {
    const before = heads[i - 1];
    if (before === undefined || found.has(i - 1) || head !== before + exact.head) continue;
    const column = rows.map((row) => row[i]);
    if (column.some(isExact) && column.every((field) => !field?.text || isExact(field))) found.add(i);
  }
  return found;
}

function sheetOf(lines: readonly (readonly Field[])[], { dialect, titles }: CsvOptions): Spreadsheet {
  const text = ({ text: raw }: Field): string => restore(raw);
  const title = titles ? (lines[0] ?? []).map(text).join('') : '';
  const [head = [], ...body] = titles ? lines.slice(1) : lines;
  const heads = head.map(text);
  const doubled = exactColumns(heads, body, dialect);
  const kept = (_: unknown, i: number): boolean => !doubled.has(i);
  const rows = body.map((row) =>
    row
      .map((field, i): Cell => {
        const exact = doubled.has(i + 1) ? dialect.exact?.read(row[i + 1]?.text ?? '') : undefined;
        return exact ? { kind: 'rational', value: exact } : cellOf(field, dialect);
      })
      .filter(kept),
  );
  return { title, heads: heads.filter(kept), rows };
}

/** Reads what `writeCsv` wrote, even if a spreadsheet has saved it again; several empty lines count as one. */
export function readCsv(file: string, options: CsvOptions): Result<readonly Spreadsheet[], readonly Refusal[]> {
  const fields = readFields(file.replace(/^\uFEFF/, ''), options.dialect.delimiter);
  if (!fields.ok) return fields;
  const blocks: (readonly Field[])[][] = [[]];
  for (const row of fields.value)
    if (row.length > 0) blocks.at(-1)?.push(row);
    else blocks.push([]);
  return ok(blocks.filter((block) => block.length > 0).map((block) => sheetOf(block, options)));
}

/** Which of the two forms a file has: a semicolon outside quotes, or a byte order mark, means German Excel. */
export const dialectOf = (file: string): Dialect =>
  file.startsWith('\uFEFF') || file.replace(/"(?:[^"]|"")*"/g, '').includes(';') ? GERMAN_EXCEL : PLAIN;
