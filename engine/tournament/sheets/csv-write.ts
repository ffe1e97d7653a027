import type { Rational } from '#engine/core/rational.ts';
import { type Cell, EMPTY, type Spreadsheet, words } from './cells.ts';
import { fitsDecimals } from './decimals.ts';
import type { Dialect } from './dialects.ts';
import { neutralise } from './formulas.ts';

export interface CsvOptions {
  readonly dialect: Dialect;
  /** Each spreadsheet begins with a line for its title; leave it out for one that another program reads. */
  readonly titles: boolean;
}

/** A field written as it is: an exact fraction beside its decimals. */
interface Raw {
  readonly raw: string;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * Quotes texts that could be misread as something else, but never numbers: a reader that respects the quotes gets back
 * what was written, and a spreadsheet does not care.
 */
function field(cell: Cell | Raw, { read, write, exact }: Dialect): string {
  if ('raw' in cell) return cell.raw;
  if (cell.kind !== 'text') return write(cell);
  const text = neutralise(cell.text);
  const misread = read(text) !== undefined || exact?.read(text) !== undefined;
  return misread || /[",;\t\r\n\uFEFF]|^\s|\s$/u.test(text) ? quoted(text) : text;
}

/** A line; a single empty field is quoted, because an empty line separates spreadsheets. */
const line = (cells: readonly (Cell | Raw)[], dialect: Dialect): string =>
  cells.map((cell) => field(cell, dialect)).join(dialect.delimiter) || '""';

type Fraction = Extract<Cell, { readonly value: Rational }>;
const isFraction = (cell: Cell | undefined): cell is Fraction => cell?.kind === 'rational' || cell?.kind === 'decimal';

/** The columns with a fraction that decimals cannot express. */
function exactColumns({ heads, rows }: Spreadsheet, { exact }: Dialect): ReadonlySet<number> {
  const inexact = (cell: Cell | undefined): boolean => isFraction(cell) && !fitsDecimals(cell.value);
  return new Set(exact ? [...heads.keys()].filter((column) => rows.some((row) => inexact(row[column]))) : []);
}

function lines(sheet: Spreadsheet, { dialect, titles }: CsvOptions): readonly string[] {
  const { exact } = dialect;
  const doubled = exactColumns(sheet, dialect);
  const beside = (cell: Cell): Cell | Raw => (exact && isFraction(cell) ? { raw: exact.write(cell.value) } : EMPTY);
  const heads = sheet.heads.flatMap((head, i) =>
    doubled.has(i) ? [words(head), words(`${head}${exact?.head ?? ''}`)] : [words(head)],
  );
  const rows = sheet.rows.map((row) => row.flatMap((cell, i) => (doubled.has(i) ? [cell, beside(cell)] : [cell])));
  return [...(titles ? [[words(sheet.title)]] : []), heads, ...rows].map((cells) => line(cells, dialect));
}

/** The text of a file: spreadsheets with an empty line between them, lines ending in CR LF. */
export function writeCsv(sheets: readonly Spreadsheet[], options: CsvOptions): string {
  const blocks = sheets.map((sheet) => lines(sheet, options).map((one) => `${one}\r\n`));
  return (options.dialect.bom ? '\uFEFF' : '') + blocks.map((block) => block.join('')).join('\r\n');
}
