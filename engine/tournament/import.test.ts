import { describe, expect, test } from 'vitest';
import { readNames, type ImportRow } from './import.ts';

const rows = (...cells: readonly (readonly string[])[]): readonly ImportRow[] =>
  cells.map((row, i) => ({ line: i + 1, cells: row }));
const read = (all: readonly ImportRow[], registered: readonly string[] = []): readonly string[] => {
  const names = readNames(all, registered);
  return names.ok ? names.value.map(({ name }) => name) : names.error.map(({ code, at }) => `${code} @ ${at ?? '-'}`);
};

describe('names are read from', () => {
  test.each<[string, readonly ImportRow[], readonly string[]]>([
    ['a list', rows(['Anna'], ['Berta']), ['Anna', 'Berta']],
    ['a list with empty lines', rows([''], ['Anna'], ['  '], ['Berta'], ['']), ['Anna', 'Berta']],
    ['a list with a head', rows(['Spieler'], ['Anna']), ['Anna']],
    ['a table, by its head', rows(['Nr', ' NAME ', 'Ort'], ['1', 'Anna', 'Imst'], ['2', 'Berta']), ['Anna', 'Berta']],
    ['cells with blanks to spare', rows(['  Anna   Maria ']), ['Anna Maria']],
    ['letters of one or two parts', rows(['Jo\u0308rg']), ['J\u00f6rg']],
  ])('%s', (_, given, expected) => expect(read(given)).toEqual(expected));
});

describe('refuses with the line', () => {
  test.each<[string, readonly ImportRow[], readonly string[]]>([
    ['nothing', rows(), ['no-names @ -']],
    ['only a head', rows(['Name']), ['no-names @ -']],
    ['an empty name in a table', rows(['Name', 'Nr'], ['', '1']), ['empty-name @ line 2']],
    ['a name that is too long', rows(['x'.repeat(81)]), ['name-too-long @ line 1']],
    [
      'control characters',
      rows(['A\u0007'], ['B\u202e'], ['C\nD']),
      [1, 2, 3].map((n) => `control-character @ line ${n}`),
    ],
    ['a name twice', rows(['Anna'], ['ANNA '], ['an na']), ['duplicate-name @ line 2', 'duplicate-name @ line 3']],
    ['columns without a head', rows(['Anna', 'Imst'], ['Berta']), ['too-many-columns @ line 1']],
    ['more columns than the head', rows(['Name'], ['Anna', 'x']), ['too-many-columns @ line 2']],
    ['a broken quote', [{ line: 4, cells: ['A'], broken: true }], ['broken-quote @ line 4']],
    [
      'a group that no name could be',
      rows(['Name', 'Gruppe'], ['Anna', `Damen, ${'x'.repeat(81)}`], ['Berta', 'A\u0007']),
      ['name-too-long @ line 2', 'control-character @ line 3'],
    ],
    ['too many', rows(...Array.from({ length: 1001 }, (_, i) => [`N${i}`])), ['too-many-players @ 1000']],
  ])('%s', (_, given, expected) => expect(read(given)).toEqual(expected));

  test('a name that is registered already', () =>
    expect(read(rows(['Berta'], ['anna']), ['Anna'])).toEqual(['duplicate-name @ line 2']));
});

test('80 characters are 80 as people count them', () => expect(read(rows(['😀'.repeat(80)]))).toHaveLength(1));

test('groups stand beside names where the head has them', () => {
  const names = readNames(rows(['Name', 'Gruppe'], ['Anna', 'Damen, Jugend,Damen'], ['Bert', '']), []);
  expect(names).toEqual({
    ok: true,
    value: [
      { name: 'Anna', groups: ['Damen', 'Jugend'], teams: [], line: 2 },
      { name: 'Bert', groups: [], teams: [], line: 3 },
    ],
  });
});

test('teams stand in columns of their own, or among the groups', () => {
  const head = ['Name', 'Gruppe', 'Mannschaft', 'Zweierteam', 'Viererteam'];
  const names = readNames(rows(head, ['Anna', 'Damen, Team Imst', ' Zams ', 'A/B', 'Club 1'], ['Bert']), []);
  expect(names.ok && names.value.map(({ groups, teams }) => [groups, teams])).toEqual([
    [['Damen'], [{ name: 'Imst' }, { name: 'Zams' }, { name: 'A/B', size: 2 }, { name: 'Club 1', size: 4 }]],
    [[], []],
  ]);
});
