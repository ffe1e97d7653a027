import { unzipSync } from 'fflate';
import papaparse from 'papaparse';
import { UNIT } from './raw.ts';

/** A part of a file: its title (none in a workbook), heads, and rows by head. */
export interface Block {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The blocks of a CSV export with titles. */
export function readCsvBlocks(text: string): readonly Block[] {
  const { data, errors } = papaparse.parse<string[]>(text.replace(/\r\n$/, ''), { delimiter: ',', newline: '\r\n' });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const blocks: string[][][] = [[]];
  for (const row of data)
    if (row.length === 1 && row[0] === '') blocks.push([]);
    else blocks.at(-1)?.push(row);
  return blocks.map(([[title = ''] = [], heads = [], ...rows]) => ({ title, heads, rows }));
}

/** `7`, `-5/3` in 240ths; `NaN` for what is no amount. */
export function amountIn(cell: string): number {
  const [, n = NaN, d = 1] = /^(-?\d+)(?:\/(\d+))?$/.exec(cell) ?? [];
  return (Number(n) * UNIT) / Number(d);
}

const DECODER = new TextDecoder();
const plain = (xml: string): string =>
  xml.replace(
    /&(lt|gt|quot|apos|amp);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '&',
  );
const textsIn = (xml: string): string =>
  [...xml.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g)].map(([, text = '']) => plain(text)).join('');
const columnOf = (reference: string): number =>
  Array.from(reference.replace(/\d/g, '')).reduce((so, letter) => so * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The sheets of a workbook in order, with the cells as stored; read without the library that wrote it. */
export function readWorkbook(base64: string): readonly (readonly (readonly string[])[])[] {
  const files = unzipSync(Buffer.from(base64, 'base64'));
  const text = (path: string): string => DECODER.decode(files[path]);
  const shared = [...text('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, xml = '']) => textsIn(xml));
  const targets = new Map(
    [...text('xl/_rels/workbook.xml.rels').matchAll(/<Relationship [^>]*>/g)].map(([xml]) => [
      /Id="([^"]*)"/.exec(xml)?.[1],
      /Target="([^"]*)"/.exec(xml)?.[1] ?? '',
    ]),
  );
  return [...text('xl/workbook.xml').matchAll(/<sheet [^>]*r:id="([^"]*)"/g)].map(([, id]) => {
    const sheet = text(`xl/${(targets.get(id) ?? '').replace(/^\/?xl\//, '')}`);
    return [...sheet.matchAll(/<row[^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, row = '']) => {
      const cells: string[] = [];
      for (const [, attributes = '', body = ''] of row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
        const value = /<v>([^<]*)<\/v>/.exec(body)?.[1] ?? '';
        const column = columnOf(/r="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? '');
        const kind = /t="([^"]*)"/.exec(attributes)?.[1];
        cells[column] =
          kind === 's' ? (shared[Number(value)] ?? '') : kind === 'inlineStr' ? textsIn(body) : plain(value);
      }
      return Array.from({ length: cells.length }, (_, i) => cells[i] ?? '');
    });
  });
}
