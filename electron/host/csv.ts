import papaparse from 'papaparse';
import type { Language } from '../../engine/core/text.ts';
import type { ImportRow } from '../../engine/tournament/import.ts';
import { dealRows, standingsRows } from '../../engine/tournament/standings.ts';
import { EXPORT_TEXTS } from '../../engine/tournament/texts.ts';
import type { EveningState } from '../../engine/tournament/types.ts';

/**
 * What a spreadsheet would take for a formula and run: names can be anything, so such cells get an apostrophe in
 * front. A negative amount (`-2`, `-2/3`) is none.
 */
const FORMULA = /^(?:[=+@\t\r＝＋－＠]|-(?!\d+(?:\/\d+)?$))/;

/** Splits a pasted list or the text of a CSV file (`;`, tab or `,`) into rows that know their lines. */
export function readRows(pasted: string): readonly ImportRow[] {
  const text = pasted.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lineAt = lineFinder(text);
  const rows: ImportRow[] = [];
  let begin = 0;
  papaparse.parse<string[]>(text, {
    delimiter: [';', '\t'].find((delimiter) => text.includes(delimiter)) ?? ',',
    newline: '\n',
    step: ({ data, errors, meta }) => {
      rows.push({ line: lineAt(begin), cells: data, ...(errors.length > 0 && { broken: true }) });
      begin = meta.cursor;
    },
  });
  return rows;
}

/** Number of the line, from 1, in which a character stands; to be asked in ascending order. */
function lineFinder(text: string): (index: number) => number {
  let [line, next] = [1, text.indexOf('\n')];
  return (index) => {
    while (next >= 0 && next < index) [line, next] = [line + 1, text.indexOf('\n', next + 1)];
    return line;
  };
}

/** Standings, an empty line, and every closed deal: comma-separated, exact amounts, heads in the given language. */
export function exportCsv(state: EveningState, language: Language): string {
  const { rank, name, points, deals, round, table, deal } = EXPORT_TEXTS;
  const heads = (...texts: readonly (typeof rank)[]): string[] => texts.map((text) => text[language]);
  const collator = new Intl.Collator(language === 'de' ? 'de-AT' : 'en');
  const blocks = [
    [heads(rank, name, points, deals), ...standingsRows(state, collator.compare)],
    [heads(round, table, deal, name, points), ...dealRows(state)],
  ];
  const texts = blocks.map((rows) => papaparse.unparse(rows as string[][], { escapeFormulae: FORMULA }));
  return `${texts.join('\r\n\r\n')}\r\n`;
}

/** A file name that every system takes: `Tarockabend-Club-Imst-2026-11-20.csv`. */
export function exportName({ name, createdAt }: EveningState): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return ['Tarockabend', words.join('-').slice(0, 60), createdAt.slice(0, 10)].filter(Boolean).join('-') + '.csv';
}
