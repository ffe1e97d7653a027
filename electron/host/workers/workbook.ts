import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import { type CellValue, readXlsx, type Sheet } from 'hucre/xlsx';
import { listHeads } from '#engine/tournament/deciders/lists/list-heads.ts';
import type { TournamentRefusal } from '#engine/tournament/refusals.ts';
import type { ImportRow } from '#engine/tournament/state/people/list-row.ts';

/** What is read of a workbook: far more than any list of names has. Sizes are in bytes, unpacked. */
const MOST = { entries: 2_000, part: 12_000_000, unpacked: 20_000_000, strings: 200_000, cells: 200_000, sheets: 10 };
const [LAST_ROW, LAST_COLUMN] = [3_000, 100];
/** The same as spreadsheets write it. */
const RANGE = `A1:CV${LAST_ROW}`;

/** The parts that hold cells, their texts and their formats; pictures, notes and drawings stay packed. */
const isNeeded = (name: string): boolean =>
  /\.(?:xml|rels)$/i.test(name) &&
  !/(?:^|\/)(?:docProps|theme|drawings|charts|media|externalLinks|customXml|pivot\w+|tables|comments\w*|worksheets\/_rels)\//i.test(
    name,
  );

class TooLarge extends Error {}

/**
 * The parts that are needed, unpacked. The sizes that the archive's directory claims are added up before anything is
 * unpacked, and nothing is unpacked beyond them.
 */
function partsOf(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  let [entries, unpacked] = [0, 0];
  return unzipSync(bytes, {
    filter: ({ name, originalSize }: UnzipFileInfo) => {
      entries += 1;
      const needed = isNeeded(name);
      if (needed) unpacked += originalSize;
      if (entries > MOST.entries || (needed && originalSize > MOST.part) || unpacked > MOST.unpacked)
        throw new TooLarge();
      return needed;
    },
  });
}

/** A cell with content, wherever its row says it is; in bytes that spreadsheets write as ASCII. */
const FILLED =
  /<(?:\w+:)?c\s(?:[^<>]{0,300}\s)?r="([A-Z]{1,3})(\d{1,7})"[^<>]{0,300}(?<!\/)>\s*<(?:\w+:)?(?:v|is|f)\b/g;
const ANY = /<(?:\w+:)?(?:c|row)\b/g;
const STRING = /<(?:\w+:)?(?:si|r|t)\b/g;

const columnOf = (letters: string): number =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

function count(text: string, pattern: RegExp, most: number): void {
  let found = 0;
  for (const _ of text.matchAll(pattern)) if (++found > most) throw new TooLarge();
}

/** Counts what a part is made of before anything is built from it. */
function refuseMasses(name: string, part: Uint8Array): void {
  const text = new TextDecoder('latin1').decode(part);
  // An archive that claims less than there is gets no more than that.
  if (!/(?:<\/[\w:]+\s*|\/)>$/.test(text.slice(-500).trimEnd())) throw new Error(`cut off: ${name}`);
  if (/sharedStrings/i.test(name)) count(text, STRING, MOST.strings);
  else if (/worksheets\//i.test(name)) {
    count(text, ANY, MOST.cells);
    for (const [, column = '', row] of text.matchAll(FILLED))
      if (Number(row) > LAST_ROW || columnOf(column) > LAST_COLUMN) throw new TooLarge();
    // A workbook has little of everything else.
  } else count(text, /</g, MOST.cells);
}

const asText = (cell: CellValue): string => {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};

/** Without the empty cells at the end of a row, which spreadsheets like to add. */
const trimmed = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);

function rowsOf({ rows, cells }: Sheet): readonly ImportRow[] {
  return rows.map((row, r) => {
    const unread = row.flatMap((value, c) =>
      value === null && cells?.get(`${r},${c}`)?.type === 'formula' ? [c] : [],
    );
    return { line: r + 1, cells: trimmed(row.map(asText)), ...(unread.length > 0 && { unread }) };
  });
}

const isFilled = ({ cells, unread }: ImportRow): boolean => unread !== undefined || cells.length > 0;

/** The sheet that holds the names: the first with a head, or else the first with any content. */
function chosen(sheets: readonly Sheet[]): readonly ImportRow[] {
  const all = sheets.map(rowsOf).filter((rows) => rows.some(isFilled));
  return all.find((rows) => listHeads(rows.filter(isFilled)) !== undefined) ?? all[0] ?? [];
}

/** The rows of a workbook, or why it is not read. Uses little memory, whatever the file claims about itself. */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly ImportRow[] | TournamentRefusal> {
  try {
    const parts = partsOf(bytes);
    for (const [name, part] of Object.entries(parts)) refuseMasses(name, part);
    const plain = zipSync({ ...parts }, { level: 0 });
    const { sheets } = await readXlsx(plain, {
      sheets: ({ hidden, veryHidden }, i) => !hidden && !veryHidden && i < MOST.sheets,
      range: RANGE,
    });
    return chosen(sheets);
  } catch (error) {
    return error instanceof TooLarge ? 'sheet-too-large' : 'file-not-read';
  }
}
