import type { Parts } from '#engine/core/rational.ts';
import { fill, type Language, type Text } from '#engine/core/text.ts';
import type { TieBreak } from '../format/choices.ts';
import type { SeasonTieBreak } from '../format/season-rules.ts';
import type { TieStep } from '../standings/ranking.ts';
import { countedValue } from '../standings/tie-values.ts';
import type { Cell, Spreadsheet } from './cells.ts';
import { showPoints } from './notice.ts';
import { SHEET_TEXTS, type SheetText } from './texts.ts';

/** Returns a function that gives heads and titles in a language. */
export const sayer =
  (language: Language) =>
  (id: SheetText, values: Readonly<Record<string, string | number>> = {}): string =>
    fill(SHEET_TEXTS[id][language], values);

/** In what scores are counted. */
export interface SheetUnit {
  readonly parts: Parts;
  /** Its name, where that has to be said. */
  readonly said?: string;
}

/** The head of a total. */
export const totalHead = (language: Language, { said }: SheetUnit): string =>
  said === undefined ? sayer(language)('total') : sayer(language)('total-in', { unit: said });

/** A column: its head, and the cell of a row. */
export interface Column<T> {
  readonly head: string;
  readonly cell: (row: T) => Cell;
  readonly signed?: boolean;
  readonly isStruck?: (row: T) => boolean;
}

/** Builds a spreadsheet from rows and columns. */
export function sheetFrom<T>(title: string, rows: readonly T[], columns: readonly Column<T>[]): Spreadsheet {
  const signed = columns.flatMap((column, c) => (column.signed ? [c] : []));
  const struck = rows.flatMap((row, r) =>
    columns.flatMap((column, c) => (column.isStruck?.(row) ? [[r, c] as const] : [])),
  );
  return {
    title,
    heads: columns.map(({ head }) => head),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
    look: { signed, struck },
  };
}

/** Adds the column only if there is something to show. */
export const onlyIf = <T>(isThere: boolean, column: Column<T>): readonly Column<T>[] => (isThere ? [column] : []);

/** `beste Runde 12, Los 381204177`: every tie-break that was asked, with its value. */
export const tieText = <By extends TieBreak | SeasonTieBreak>(
  steps: readonly TieStep<By>[],
  texts: Readonly<Record<By, Text>>,
  language: Language,
  parts: Parts,
): string =>
  steps
    .map(
      ({ by, value }) =>
        `${texts[by][language]} ${value ? showPoints(countedValue(by, value), { language, parts }) : '–'}`,
    )
    .join(', ');
