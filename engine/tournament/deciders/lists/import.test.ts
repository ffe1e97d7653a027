import { describe, expect, test } from 'vitest';
import { printRefusal } from '#engine/core/refusal.ts';
import type { ImportRow } from '#engine/tournament/state/people/list-row.ts';
import { readNames } from './import.ts';

const rows = (...cells: readonly (readonly string[])[]): readonly ImportRow[] =>
  cells.map((row, i) => ({ line: i + 1, cells: row }));
const read = (all: readonly ImportRow[], registered: readonly string[] = []): readonly string[] => {
  const names = readNames(all, registered);
  return names.ok ? names.value.map(({ name }) => name) : names.error.map(printRefusal);
};

describe('names are read from', () => {
  test.each<[string, readonly ImportRow[], readonly string[]]>([
    ['a list', rows(['Anna'], ['Berta']), ['Anna', 'Berta']],
    ['a list with empty lines', rows([''], ['Anna'], ['  '], ['Berta'], ['']), ['Anna', 'Berta']],
    ['a list with a head', rows(['Spieler'], ['Anna']), ['Anna']],
    ['a table, by its head', rows(['Nr', ' NAME ', 'Ort'], ['1', 'Anna', 'Imst'], ['2', 'Berta']), ['Anna', 'Berta']],
    ['cells with extra blanks', rows(['  Anna   Maria ']), ['Anna Maria']],
    ['a table under its title', rows(['Tirolcup 2026', '', ''], ['Nr', 'Name'], ['1', 'Anna']), ['Anna']],
    ['surname and first name', rows(['Nachname', 'Vorname', 'Verein'], ['Huber', 'Anna', 'TC Imst']), ['Huber Anna']],
    [
      'first name and surname',
      rows(['Nr', 'VORNAME', 'Zuname'], ['1', 'Anna', 'Huber'], ['2', 'Bert']),
      ['Anna Huber', 'Bert'],
    ],
    ['only a surname', rows(['Nachname', 'Verein'], ['Huber', 'TC Imst']), ['Huber']],
    [
      'a numbered list',
      rows(['1. Anna'], ['2.) Berta'], ['3) Cilli'], ['10.Dora']),
      ['Anna', 'Berta', 'Cilli', 'Dora'],
    ],
    [
      'a head of two lines',
      rows(['Spieler', '', 'Nr'], ['Nachname', 'Vorname', 'Nr'], ['Huber', 'Anna', '1']),
      ['Huber Anna'],
    ],
    [
      'a repeated head',
      rows(['Nr', 'Name'], ['1', 'Anna'], ['Nr', 'Name'], ['2', 'Berta'], ['Nr', 'Spieler']),
      ['Anna', 'Berta'],
    ],
    ['a list with somebody called “Name”', rows(['Anna'], ['Name']), ['Anna', 'Name']],
    ['names that begin with a number', rows(['4erbande'], ['2 Hubers']), ['4erbande', '2 Hubers']],
    ['composed and decomposed letters', rows(['Jo\u0308rg']), ['J\u00f6rg']],
  ])('%s', (_, given, expected) => expect(read(given)).toEqual(expected));
});

describe('refuses with the line', () => {
  test.each<[string, readonly ImportRow[], readonly string[]]>([
    ['nothing', rows(), ['no-names']],
    ['only a head', rows(['Name']), ['no-names']],
    [
      'too many groups',
      rows(['Name', 'Gruppe'], ['Anna', Array.from({ length: 21 }, (_, i) => `G${i}`).join(',')]),
      ['too-many-groups @ line 2: Anna'],
    ],
    ['letters lost in transit', rows(['M\ufffdller']), ['file-letters-unknown @ line 1']],
    ['an empty name in a table', rows(['Name', 'Nr'], ['', '1']), ['empty-name @ line 2']],
    ['no name under two heads', rows(['Vorname', 'Nachname', 'Nr'], [' ', '', '1']), ['empty-name @ line 2']],
    [
      'a number',
      rows(['12'], ['20.11.2026'], ['3,5 %']),
      ['12', '20.11.2026', '3,5 %'].map((text, i) => `not-a-name @ line ${i + 1}: ${text}`),
    ],
    [
      'an error of a spreadsheet',
      rows(['#DIV/0!'], ['#NV'], ['#WERT!'], ['#N/A']),
      ['#DIV/0!', '#NV', '#WERT!', '#N/A'].map((text, i) => `not-a-name @ line ${i + 1}: ${text}`),
    ],
    [
      'an error beside a first name',
      rows(['Nachname', 'Vorname'], ['#NAME?', 'Anna']),
      ['not-a-name @ line 2: #NAME?'],
    ],
    [
      'a formula without its result',
      [
        { line: 1, cells: ['Nr', 'Name'] },
        { line: 2, cells: ['', ''], unread: [1] },
        { line: 3, cells: ['', 'Bert'], unread: [0] },
      ],
      ['formula-without-value @ line 2'],
    ],
    ['a name that is too long', rows(['x'.repeat(81)]), [`name-too-long @ line 1: ${'x'.repeat(39)}…`]],
    [
      'control characters',
      rows(['A\u0007'], ['B\u202e'], ['C\nD']),
      [1, 2, 3].map((n) => `control-character @ line ${n}`),
    ],
    [
      'a name twice',
      rows(['Anna'], ['ANNA '], ['an na']),
      ['name-twice @ line 2/1: ANNA', 'name-twice @ line 3/1: an na'],
    ],
    ['columns without a head', rows(['Anna', 'Imst'], ['Berta']), ['too-many-columns @ line 1: Anna']],
    ['more columns than the head', rows(['Name'], ['Anna', 'x']), ['too-many-columns @ line 2: Anna']],
    ['a broken quote', [{ line: 4, cells: ['A'], broken: true }], ['broken-quote @ line 4']],
    [
      'a group with an invalid name',
      rows(['Name', 'Gruppe'], ['Anna', `Damen, ${'x'.repeat(81)}`], ['Berta', 'A\u0007']),
      ['name-too-long @ line 2: Anna', 'control-character @ line 3: Berta'],
    ],
    ['too many', rows(...Array.from({ length: 1001 }, (_, i) => [`N${i}`])), ['too-many-players @ 1000']],
  ])('%s', (_, given, expected) => expect(read(given)).toEqual(expected));

  test('a name that is registered already', () =>
    expect(read(rows(['Berta'], ['anna']), ['Anna'])).toEqual(['duplicate-name @ line 2: anna']));

  test('names that exist already or occur twice can be left out', () => {
    const names = readNames(rows(['Berta'], ['anna'], ['Cilli'], ['BERTA']), ['Anna'], { skipTwins: true });
    expect(names.ok && names.value.map(({ name }) => name)).toEqual(['Berta', 'Cilli']);
  });

  test('a list without new names is accepted if duplicates are left out', () => {
    expect(readNames(rows(['anna']), ['Anna'], { skipTwins: true })).toEqual({ ok: true, value: [] });
  });

  test('a name among the names is not a head', () =>
    expect(read(rows(['Anna'], ['Spieler']))).toEqual(['Anna', 'Spieler']));
});

test('80 characters are 80 as people count them', () => expect(read(rows(['😀'.repeat(80)]))).toHaveLength(1));

test('groups stand beside names if the head has a column for them', () => {
  const names = readNames(rows(['Name', 'Gruppe'], ['Anna', 'Damen, Jugend,Damen'], ['Bert', '']), []);
  expect(names).toEqual({
    ok: true,
    value: [
      { name: 'Anna', groups: ['Damen', 'Jugend'], teams: [], line: 2 },
      { name: 'Bert', groups: [], teams: [], line: 3 },
    ],
  });
});

test('teams have columns of their own, or among the groups', () => {
  const head = ['Name', 'Gruppe', 'Mannschaft', 'Zweierteam', 'Viererteam'];
  const names = readNames(rows(head, ['Anna', 'Damen, Team Imst', ' Zams ', 'A/B', 'Club 1'], ['Bert']), []);
  expect(names.ok && names.value.map(({ groups, teams }) => [groups, teams])).toEqual([
    [['Damen'], [{ name: 'Imst' }, { name: 'Zams' }, { name: 'A/B', size: 2 }, { name: 'Club 1', size: 4 }]],
    [[], []],
  ]);
});
