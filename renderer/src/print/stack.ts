import type { Language } from '#engine/core/text.ts';
import type { EveningState, RoundState } from '#engine/tournament/state/types.ts';
import type { Words } from '../i18n/words.ts';
import { type Fit, fit, inParts, onPage } from '../layout/fit.ts';
import { widest } from '../layout/ruler.ts';
import { type NamedSeat, type NamedTable, namedTables, seatsByName } from '../layout/seats.ts';
import type { RankedTeams } from '../layout/teams.ts';
import { columnsOf, type EmptyRow, emptySheet, type PotLines, potLinesOn, type SheetColumns } from './empty-sheet.ts';
import { type CardSize, LIST_SIZES, type Part, PARTS, SLIPS, SPACE } from './parts.ts';
import { hasMoneyRanking, type RankingSheet, rankingSheets } from './ranking-sheets.ts';
import { type ComparedLine, comparedSheets, teamSheets } from './side-sheets.ts';

/** One sheet of paper and its contents. */
export type PaperOf =
  | { readonly part: 'names'; readonly seats: readonly NamedSeat[]; readonly fit: Fit }
  | { readonly part: 'tables'; readonly tables: readonly NamedTable[]; readonly fit: Fit }
  | { readonly part: 'cards'; readonly tables: readonly NamedTable[] }
  | { readonly part: 'slips'; readonly tables: readonly NamedTable[] }
  | {
      readonly part: 'sheets';
      readonly table: NamedTable;
      readonly rows: readonly EmptyRow[];
      readonly columns: SheetColumns;
      readonly pot: PotLines;
      readonly page: number;
      readonly pages: number;
    }
  | { readonly part: 'teams'; readonly teams: RankedTeams }
  | { readonly part: 'ranking' | 'money'; readonly sheet: RankingSheet }
  | { readonly part: 'compared'; readonly lines: readonly ComparedLine[] };

/** All sheets to be printed for a round, in order; each numbered within its part. */
export type Numbered = { readonly paper: PaperOf; readonly n: number; readonly of: number };

/** What is to be printed. */
export interface Wanted {
  readonly parts: readonly Part[];
  readonly cards: CardSize;
}

/** The sheets of the requested parts. */
export function stackOf(
  evening: EveningState,
  round: RoundState,
  { parts, cards }: Wanted,
  words: Words,
): readonly Numbered[] {
  return PARTS.filter((part) => parts.includes(part)).flatMap((part) => {
    const papers = part === 'cards' ? cardPapers(evening, round, cards) : papersOf(part, evening, round, words);
    return papers.map((paper, i) => ({ paper, n: i + 1, of: papers.length }));
  });
}

function papersOf(
  part: Exclude<Part, 'cards'>,
  evening: EveningState,
  round: RoundState,
  words: Words,
): readonly PaperOf[] {
  const tables = namedTables(evening, round);
  switch (part) {
    case 'names':
      return namesPapers(evening, round, words.language);
    case 'tables':
      return tablesPapers(tables);
    case 'sheets':
      return sheetPapers(evening, round, tables);
    case 'slips':
      return inParts(tables, SLIPS).map((some) => ({ part, tables: some }));
    case 'teams':
      return teamSheets(evening, round.round).map((teams) => ({ part, teams }));
    case 'ranking':
      return rankingSheets(evening, round.round, words).map((sheet) => ({ part, sheet }));
    case 'money':
      if (!hasMoneyRanking(evening, round.round)) return [];
      return rankingSheets(evening, round.round, words, 'money').map((sheet) => ({ part, sheet }));
    case 'compared':
      return comparedSheets(evening).map((lines) => ({ part, lines }));
  }
}

function cardPapers(evening: EveningState, round: RoundState, size: CardSize): readonly PaperOf[] {
  const parts = inParts(namedTables(evening, round), size === 'a5' ? 2 : 1);
  return parts.map((tables) => ({ part: 'cards', tables }));
}

function namesPapers(evening: EveningState, round: RoundState, language: Language): readonly PaperOf[] {
  const seats = seatsByName(evening, round, language);
  const cell = { width: widest(seats.map(({ name }) => name)) + 5.8, height: 1.42 };
  const found = fit(seats.length, SPACE, cell, LIST_SIZES);
  return Array.from({ length: found.pages }, (_, page) => ({
    part: 'names',
    seats: onPage(seats, found, page),
    fit: found,
  }));
}

function tablesPapers(tables: readonly NamedTable[]): readonly PaperOf[] {
  const lines = Math.max(0, ...tables.map(({ names }) => names.length));
  const cell = { width: widest(tables.flatMap(({ names }) => names)) + 1.8, height: lines * 1.3 + 2.9 };
  const found = fit(tables.length, SPACE, cell, { ...LIST_SIZES, largest: 6.5 });
  return Array.from({ length: found.pages }, (_, page) => ({
    part: 'tables',
    tables: onPage(tables, found, page),
    fit: found,
  }));
}

function sheetPapers(
  { rules, format }: EveningState,
  round: RoundState,
  tables: readonly NamedTable[],
): readonly PaperOf[] {
  const columns = columnsOf(rules);
  return round.tables.flatMap((table, i): readonly PaperOf[] => {
    const named = tables[i];
    if (!named) return [];
    const pages = emptySheet(rules, format, table);
    const pot = potLinesOn(rules, table);
    return pages.map((rows, page) => ({
      part: 'sheets',
      table: named,
      rows,
      columns,
      pot,
      page: page + 1,
      pages: pages.length,
    }));
  });
}
