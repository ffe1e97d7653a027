import { expect, test } from 'vitest';
import { readRows } from './csv.ts';

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
    'a byte order mark',
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
    'the separator that Excel declares',
    'sep=;\r\nName;Nr\r\nHuber, Hans;1',
    [
      [1, ''],
      [2, 'Name', 'Nr'],
      [3, 'Huber, Hans', '1'],
    ],
  ],
  [
    'another one that Excel declares',
    'sep=|\nName|Nr\nHuber; Hans|1',
    [
      [1, ''],
      [2, 'Name', 'Nr'],
      [3, 'Huber; Hans', '1'],
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
