import papaparse from 'papaparse';
import type { ImportRow } from '#engine/tournament/state/people/list-row.ts';

/** Splits a pasted list or the text of a CSV file (`;`, tab or `,`) into rows with their line numbers. */
export function readRows(pasted: string): readonly ImportRow[] {
  const all = pasted.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // Excel's own way to declare the separator. The line is left empty so that the other lines keep their numbers.
  const said = /^"?sep=(.)"?(?=\n|$)/i.exec(all);
  const text = all.slice(said?.[0].length ?? 0);
  const lineAt = lineFinder(text);
  const rows: ImportRow[] = [];
  let begin = 0;
  papaparse.parse<string[]>(text, {
    delimiter: said?.[1] ?? [';', '\t'].find((delimiter) => text.includes(delimiter)) ?? ',',
    newline: '\n',
    step: ({ data, errors, meta }) => {
      rows.push({ line: lineAt(begin), cells: data, ...(errors.length > 0 && { broken: true }) });
      begin = meta.cursor;
    },
  });
  return rows;
}

/** The number of the line, from 1, that a character is in; ask in ascending order. */
function lineFinder(text: string): (index: number) => number {
  let [line, next] = [1, text.indexOf('\n')];
  return (index) => {
    while (next >= 0 && next < index) [line, next] = [line + 1, text.indexOf('\n', next + 1)];
    return line;
  };
}
