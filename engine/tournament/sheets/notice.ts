import type { Parts, Rational } from '#engine/core/rational.ts';
import type { Language } from '#engine/core/text.ts';
import { showCents } from '../format/money.ts';
import type { Cell, Spreadsheet } from './cells.ts';
import { type Comma, COMMAS, decimalOf } from './decimals.ts';

/** Width of a text in monospaced columns: combining marks take none, East Asian characters and emoji two. */
export const widthOf = (text: string): number =>
  Array.from(text.normalize('NFC').replace(/[\p{M}\p{Cf}]/gu, '')).reduce(
    (width, char) => width + (WIDE.test(char) ? 2 : 1),
    0,
  );

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60]/u;

const SIGNS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '2/5': '⅖',
  '3/5': '⅗',
  '4/5': '⅘',
  '1/6': '⅙',
  '5/6': '⅚',
};

/** In which language scores are written, and as what their unit is divided into. */
export interface Writing {
  readonly language: Language;
  readonly parts: Parts;
}

/** `−1⅔`, `2 3/8`, `7`, or `−1,67` in hundredths; with a true minus sign, and a plus sign on request. */
export function showPoints({ n, d }: Rational, { language, parts }: Writing, signed = false): string {
  const [size, sign] = [Math.abs(n), n < 0 ? '−' : signed && n > 0 ? '+' : ''];
  const [full, rest] = [Math.floor(size / d), size % d];
  if (rest === 0) return `${sign}${full}`;
  if (parts === 'hundredths') return sign + decimalOf({ n: size, d }, COMMAS[language]);
  const part = SIGNS[`${rest}/${d}`];
  if (part) return `${sign}${full || ''}${part}`;
  return `${sign}${full ? `${full} ` : ''}${rest}/${d}`;
}

/** A cell in one line: control characters and line breaks become blanks. */
function show(cell: Cell, language: Language, signed: boolean): string {
  switch (cell.kind) {
    case 'text':
      return cell.text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
    case 'number':
      return showPoints({ n: cell.value, d: 1 }, { language, parts: 'shares' }, signed);
    case 'rational':
      return showPoints(cell.value, { language, parts: 'shares' }, signed);
    case 'decimal':
      return showPoints(cell.value, { language, parts: 'hundredths' }, signed);
    case 'money':
      return showCents(cell.cents, language);
  }
}

const pad = (text: string, width: number, right: boolean): string => {
  const blanks = ' '.repeat(Math.max(0, width - widthOf(text)));
  return right ? blanks + text : text + blanks;
};

/** A spreadsheet as plain text in aligned columns, numbers to the right: for the notice board, a blog or a message. */
export function noticeText({ title, heads, rows, look }: Spreadsheet, language: Language): string {
  const isStruck = (row: number, column: number): boolean =>
    !!look?.struck?.some(([r, c]) => r === row && c === column);
  const texts = commasAligned(
    rows.map((row, r) =>
      row.map((cell, c) => {
        const shown = show(cell, language, look?.signed?.includes(c) ?? false);
        return isStruck(r, c) ? `(${shown})` : shown;
      }),
    ),
    new Set(heads.flatMap((_, c) => (rows.some((row) => row[c]?.kind === 'decimal') ? [c] : []))),
    COMMAS[language],
  );
  const right = heads.map(
    (_, c) => rows.some((row) => row[c]?.kind !== 'text') && rows.every((row) => isNumeric(row[c])),
  );
  const widths = heads.map((head, c) => Math.max(widthOf(head), ...texts.map((row) => widthOf(row[c] ?? ''))));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, c) => pad(cell, widths[c] ?? 0, right[c] ?? false))
      .join('  ')
      .trimEnd();
  const rule = '-'.repeat(widths.reduce((all, width) => all + width + 2, -2));
  const above = title === '' ? [] : [title, '='.repeat(widthOf(title)), ''];
  return [...above, line(heads), rule, ...texts.map(line), ''].join('\n');
}

/** In columns of decimals, blanks after whatever has fewer of them. */
function commasAligned(
  texts: readonly (readonly string[])[],
  columns: ReadonlySet<number>,
  comma: Comma,
): readonly (readonly string[])[] {
  const afterComma = (text: string): number => (text.includes(comma) ? text.length - text.indexOf(comma) : 0);
  const most = (c: number): number => Math.max(...texts.map((row) => afterComma(row[c] ?? '')));
  const widths = new Map([...columns].map((c) => [c, most(c)]));
  return texts.map((row) =>
    row.map((text, c) => text + ' '.repeat(Math.max(0, (widths.get(c) ?? 0) - afterComma(text)))),
  );
}

const isNumeric = (cell: Cell | undefined): boolean => cell?.kind !== 'text' || cell.text === '';
