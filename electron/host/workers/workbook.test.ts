import { unzipSync, zipSync } from 'fflate';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { refuse } from '#engine/tournament/refusals.ts';
import { rowsIn } from '../evening/rows-in.ts';
import { readWorkbook } from './workbook.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const sheet = (inner: string): Uint8Array =>
  Buffer.from(
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${inner}</sheetData></worksheet>`,
  );

/** A valid workbook with some of its parts replaced. */
async function workbook(
  parts: Readonly<Record<string, Uint8Array>>,
  rows: CellValue[][] = [['Name']],
): Promise<Buffer> {
  const sound = unzipSync(await writeXlsx({ sheets: [{ name: 'Liste', rows }] }));
  return Buffer.from(zipSync({ ...sound, ...parts }));
}
const book = (...sheets: readonly (readonly [name: string, rows: CellValue[][]])[]) =>
  writeXlsx({ sheets: sheets.map(([name, rows]) => ({ name, rows })) });
const lines = async (bytes: Uint8Array): Promise<unknown> => {
  const rows = await readWorkbook(bytes);
  return typeof rows === 'string'
    ? rows
    : rows.map(({ line, cells, unread = [] }) => [line, ...cells, ...unread.map((column) => `formula in ${column}`)]);
};

describe('the rows of a workbook', () => {
  test('are those of the sheet with the head, wherever it is', async () => {
    const bytes = await book(
      ['Info', [['Verein'], ['Stand: heute']]],
      [
        'Liste',
        [
          ['Nr', 'Name'],
          [1, 'Anna'],
        ],
      ],
    );
    expect(await lines(bytes)).toEqual([
      [1, 'Nr', 'Name'],
      [2, '1', 'Anna'],
    ]);
    expect(await lines(await book(['Leer', []], ['Namen', [['Anna'], ['Berta']]]))).toEqual([
      [1, 'Anna'],
      [2, 'Berta'],
    ]);
  });

  test('show what the cells show: days, errors, booleans; a formula without its result is reported', async () => {
    const cells =
      '<row r="1"><c r="A1" t="str"><v>Name</v></c></row>' +
      '<row r="2"><c r="A2" t="e"><v>#DIV/0!</v></c></row>' +
      '<row r="3"><c r="A3"><f>A1&amp;B1</f></c></row>' +
      '<row r="5"><c r="A5" t="str"><f>A1</f><v>Anna</v></c></row>' +
      '<row r="6"><c r="A6" t="b"><v>1</v></c></row>';
    expect(await lines(await workbook({ [SHEET]: sheet(cells) }))).toEqual([
      [1, 'Name'],
      [2, '#DIV/0!'],
      [3, 'formula in 0'],
      [4],
      [5, 'Anna'],
      [6, 'TRUE'],
    ]);
    const day = await book(['Liste', [['Name'], [new Date('2026-11-20T00:00:00Z')]]]);
    expect(await lines(day)).toEqual([
      [1, 'Name'],
      [2, '2026-11-20'],
    ]);
  });

  test('end where a list would end, and formats alone are no cells', async () => {
    const far = (cell: string) =>
      workbook({ [SHEET]: sheet(`<row r="1"><c r="A1" t="str"><v>Anna</v></c></row>${cell}`) });
    expect(await lines(await far('<row r="1048576" ht="20"/>'))).toEqual([[1, 'Anna']]);
    expect(await lines(await far('<row r="1048576"><c r="XFD1048576" s="1"/></row>'))).toEqual([[1, 'Anna']]);
    expect(await lines(await far('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'))).toBe('sheet-too-large');
    expect(await lines(await far('<row r="2"><c s="1" r="XFD2" t="str"><v>B</v></c></row>'))).toBe('sheet-too-large');
  });
});

describe('a hostile workbook is refused', () => {
  const blanks = (megabytes: number) => Buffer.alloc(megabytes * 1_000_000, ' ');

  test.each<[string, () => Readonly<Record<string, Uint8Array>>]>([
    ['a sheet of blanks', () => ({ [SHEET]: sheet(blanks(40).toString()) })],
    ['many large sheets', () => Object.fromEntries([1, 2, 3].map((n) => [`xl/worksheets/sheet${n}.xml`, blanks(9)]))],
    ['millions of rows', () => ({ [SHEET]: sheet('<row/>'.repeat(1_000_000)) })],
    ['millions of cells in a row', () => ({ [SHEET]: sheet(`<row>${'<c/>'.repeat(1_000_000)}</row>`) })],
    ['millions of texts', () => ({ 'xl/sharedStrings.xml': Buffer.from(`<sst>${'<si/>'.repeat(1_000_000)}</sst>`) })],
    [
      'millions of styles',
      () => ({ 'xl/styles.xml': Buffer.from(`<styleSheet>${'<a/>'.repeat(1_000_000)}</styleSheet>`) }),
    ],
    [
      'thousands of parts',
      () => Object.fromEntries(Array.from({ length: 2_500 }, (_, n) => [`a${n}`, Buffer.from('a')])),
    ],
  ])('%s', async (_, parts) => {
    expect(await lines(await workbook(parts()))).toBe('sheet-too-large');
  });

  test('one that claims to be smaller than it is, which is not believed', async () => {
    const bytes = await workbook({ [SHEET]: sheet(blanks(20).toString()) });
    // In the directory of the archive; the number before each name begins 46 bytes before it.
    const entry = bytes.lastIndexOf(SHEET) - 46;
    expect(bytes.readUInt32LE(entry + 24)).toBeGreaterThan(20_000_000);
    bytes.writeUInt32LE(1_000, entry + 24);
    expect(await lines(bytes)).toBe('file-not-read');
  });

  test('in its own thread, with the sentence that fits', async () => {
    const bytes = await workbook({ [SHEET]: sheet(blanks(40).toString()) });
    expect(await rowsIn(bytes)).toEqual({ ok: false, error: [refuse('sheet-too-large')] });
    expect(await rowsIn(Buffer.alloc(6_000_000, 'PK\u0003\u0004'))).toEqual({
      ok: false,
      error: [refuse('file-too-large', { text: '5 MB' })],
    });
  });
});
