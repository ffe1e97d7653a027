import type { Situation } from '#engine/kernel/score.ts';
import type { EveningState, TableState } from '#engine/tournament/state/types.ts';
import type { Words } from '#page/i18n/words.ts';
import { namesAt } from '#page/layout/names.ts';
import { sheetOf } from './rows.ts';

/** What a series has come to besides factors and a pot; `names` by the deal's own seats. */
export const seriesWords = (now: Situation, words: Words, names: readonly string[]): readonly string[] =>
  words.series(now).map(({ text, values }) => words.said(text, values, names));

/** The same before a deal of a table. */
export function seriesBefore(
  evening: EveningState,
  table: TableState | undefined,
  deal: number,
  words: Words,
): readonly string[] {
  const now = table && sheetOf(evening, table).rows.find((row) => row.deal === deal)?.now;
  return table && now ? seriesWords(now, words, namesAt(evening, table, deal)) : [];
}
