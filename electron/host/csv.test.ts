import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { Book, creation, dealOf, listOf } from '../../engine/testing/evenings.ts';
import { exportCsv, exportName, readRows } from './csv.ts';

test.each<[string, string, readonly (readonly [number, ...string[]])[]]>([
  [
    'a list',
    'Anna\nBerta',
    [
      [1, 'Anna'],
      [2, 'Berta'],
    ],
  ],
  [
    'Windows and old Mac lines',
    'Anna\r\nBerta\rCilli',
    [
      [1, 'Anna'],
      [2, 'Berta'],
      [3, 'Cilli'],
    ],
  ],
  [
    'a mark in front',
    '\uFEFFName\nAnna',
    [
      [1, 'Name'],
      [2, 'Anna'],
    ],
  ],
  [
    'semicolons',
    'Name;Nr\nHuber, Hans;1',
    [
      [1, 'Name', 'Nr'],
      [2, 'Huber, Hans', '1'],
    ],
  ],
  [
    'tabs',
    'Name\tNr\nAnna\t1',
    [
      [1, 'Name', 'Nr'],
      [2, 'Anna', '1'],
    ],
  ],
  [
    'commas and quotes',
    'Name,Nr\n"Huber, Hans",1',
    [
      [1, 'Name', 'Nr'],
      [2, 'Huber, Hans', '1'],
    ],
  ],
  [
    'a cell over two lines',
    'Name;Nr\n"A\nB";1\n\nC;2',
    [
      [1, 'Name', 'Nr'],
      [2, 'A\nB', '1'],
      [4, ''],
      [5, 'C', '2'],
    ],
  ],
])('reads %s', (_, text, expected) => {
  expect(readRows(text).map(({ line, cells }) => [line, ...cells])).toEqual(expected);
  expect(readRows(text).some(({ broken }) => broken)).toBe(false);
});

test.each([
  ['Name;Nr\nAnna;1\n"Berta;2\nClara;3', 3],
  ['Name\n"Anna"x\nBerta', 2],
])('finds the broken quote in %j', (text, line) => {
  expect(readRows(text).find(({ broken }) => broken)?.line).toBe(line);
});

function evening(): Book {
  const book = new Book();
  book.run(creation());
  book.run(listOf('=HYPERLINK("x")', '-Anna', '@Berta', 'Huber, "Hans"'));
  book.run({ type: 'draw-round', seed: 'lot' });
  book.run({ type: 'enter-deal', ...dealOf(1, 1, 0, 0, 2, 3) });
  book.run({ type: 'enter-deal', ...dealOf(1, 2, 1, 0, 1) });
  return book;
}

test('exports exact amounts, and no name that a spreadsheet would run', () => {
  const [table, deals] = exportCsv(evening().now, 'de')
    .split('\r\n\r\n')
    .map((block) => papaparse.parse<string[]>(block.trim()).data);
  expect(table?.[0]).toEqual(['Platz', 'Name', 'Punkte', 'Spiele']);
  expect(table?.map((row) => row[2]).slice(1)).toEqual(['5', '-5/3', '-5/3', '-5/3']);
  expect(
    table
      ?.map((row) => row[1])
      .slice(1)
      .sort(),
  ).toEqual(["'-Anna", '\'=HYPERLINK("x")', "'@Berta", 'Huber, "Hans"']);
  expect(deals?.[0]).toEqual(['Runde', 'Tisch', 'Spiel', 'Name', 'Punkte']);
  expect(deals?.slice(1).map(([round, number, deal, , points]) => [round, number, deal, points].join(' '))).toEqual([
    '1 1 1 2',
    '1 1 1 -2/3',
    '1 1 1 -2/3',
    '1 1 1 -2/3',
    '1 1 2 3',
    '1 1 2 -1',
    '1 1 2 -1',
    '1 1 2 -1',
  ]);
});

test('a negative amount stands as it is, bare of quotes and apostrophes', () =>
  expect(exportCsv(evening().now, 'en')).toMatch(/,-5\/3,2\r\n/));

test.each([
  ['Club Imst: 3. Abend', 'Tarockabend-Club-Imst-3-Abend-2026-11-20.csv'],
  ['../../etc/passwd', 'Tarockabend-etc-passwd-2026-11-20.csv'],
  ['***', 'Tarockabend-2026-11-20.csv'],
])('%s becomes a file name that every system takes', (name, expected) => {
  const book = evening();
  expect(exportName({ ...book.now, name })).toBe(expected);
});
