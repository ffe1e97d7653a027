import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { multiply, type Rational, rational } from '#engine/core/rational.ts';
import { closeCash } from '../cash/statement.ts';
import { seasonTable } from '../season/season.ts';
import type { SeasonInput } from '../season/types.ts';
import { sideRanking, teamRanking } from '../standings/sides.ts';
import { standingsOf } from '../standings/standings.ts';
import type { StandingsInput } from '../standings/types.ts';
import { cashSheets } from './cash-sheets.ts';
import { amount, type Cell, EMPTY, money, whole, words } from './cells.ts';
import type { SheetUnit } from './columns.ts';
import { noticeText, showPoints, widthOf } from './notice.ts';
import { needSentences, seasonSheets } from './season-sheets.ts';
import { sideSheet, standingsSheet, tableSheet, teamSheet } from './standings-sheets.ts';
import { SHEET_TEXTS } from './texts.ts';

const POINTS: SheetUnit = { parts: 'shares' };
const EUROS: SheetUnit = { parts: 'hundredths', said: 'Euro' };

const seat = (player: string, n: number, d = 1, dealsWon = 0) => ({
  player,
  points: rational(n, d),
  dealsPlayed: 16,
  dealsWon,
  minusDeals: 0,
});
const names = { a: 'Müller', b: 'Größwang', c: '=Hofer', d: 'Ö' };
const input: StandingsInput = {
  entrants: Object.entries(names).map(([id, name], i) => ({
    id,
    name,
    groups: i > 1 ? ['Gäste'] : [],
    startNumber: i + 1,
  })),
  tables: [
    { round: 1, table: 1, seats: [seat('a', 10, 3, 4), seat('b', 0), seat('c', -10, 3)] },
    { round: 2, table: 1, seats: [seat('a', 0, 1, 1), seat('b', 10, 3, 3), seat('d', -10, 3)] },
  ],
  penalties: [{ player: 'b', points: rational(0), reason: '' }],
  substitutions: [{ from: 'c', to: 'd', round: 2 }],
  options: {
    tieBreaks: ['deals-won'],
    seed: '',
    placePoints: { mode: 'tie-break', list: [4, 2, 1].map((n) => rational(n)) },
  },
};

test('standings for the notice board: aligned, umlauts counted correctly, thirds as fraction characters', () => {
  expect(noticeText(standingsSheet(standingsOf(input), 'de', POINTS), 'de')).toBe(
    [
      'Gesamtwertung nach Runde 2',
      '==========================',
      '',
      'Platz  ±  Name         R1   R2  Punkte für Plätze  Summe  Spiele  Entschieden durch',
      '------------------------------------------------------------------------------------',
      '    1  0  Müller       3⅓    0                  6     3⅓      32  gewonnene Spiele 5',
      '    2  0  Größwang      0   3⅓                  6     3⅓      32  gewonnene Spiele 3',
      '    3  0  Ö (=Hofer)  −3⅓  −3⅓                  2    −6⅔      32',
      '',
    ].join('\n'),
  );
});

// Reform §11: 30 won and lost, 59.
test('a table in hundredths: two decimals where an amount is not whole, the commas below each other', () => {
  const shared = (lost: Rational) => [multiply(lost, rational(-3)), lost, lost, lost];
  const sheet = tableSheet(
    {
      round: 1,
      table: 1,
      names: ['Anna', 'Bert', 'Cilli', 'Doris'],
      deals: [rational(-42, 5), rational(28), rational(16_529, 100)].map((one, i) => ({
        deal: i + 1,
        points: shared(one),
      })),
    },
    'de',
    EUROS,
  );
  expect(noticeText(sheet, 'de')).toBe(
    [
      'Runde 1, Tisch 1',
      '================',
      '',
      'Spiel            Anna    Bert   Cilli   Doris',
      '---------------------------------------------',
      '1               25,20   −8,40   −8,40   −8,40',
      '2              −84      28      28      28',
      '3             −495,87  165,29  165,29  165,29',
      'Summe (Euro)  −554,67  184,89  184,89  184,89',
      '',
    ].join('\n'),
  );
  expect(noticeText(sheet, 'en')).toContain('−554.67  184.89  184.89  184.89');
});

test('a table deal by deal: an empty cell for a pausing player, the sums below', () => {
  const points = (...all: readonly (number | undefined)[]) => all.map((n) => (n === undefined ? n : rational(n)));
  const sheet = tableSheet(
    {
      round: 1,
      table: 2,
      names: ['A', 'B', 'C', 'D', 'E'],
      deals: [
        { deal: 1, points: points(undefined, 3, -1, -1, -1) },
        { deal: 2, points: points(-2, undefined, 2, 2, -2) },
      ],
    },
    'de',
    POINTS,
  );
  expect(noticeText(sheet, 'de')).toBe(
    [
      'Runde 1, Tisch 2',
      '================',
      '',
      'Spiel   A  B   C   D   E',
      '------------------------',
      '1          3  −1  −1  −1',
      '2      −2      2   2  −2',
      'Summe  −2  3   1   1  −3',
      '',
    ].join('\n'),
  );
});

test('side rankings and teams', () => {
  const { lines } = standingsOf(input);
  expect(sideSheet(sideRanking(lines, 'Gäste'), 'Gäste', 'de', POINTS).rows).toEqual([
    [whole(1), whole(3), words('Ö (=Hofer)'), amount(rational(-20, 3), 'shares')],
  ]);
  const teams = [
    { id: '1', name: 'Imst', members: ['a', 'c'] },
    { id: '2', name: 'Zams', members: ['b', 'x'] },
  ];
  expect(
    noticeText(teamSheet(teamRanking(lines, teams), 'en', POINTS), 'en')
      .split('\n')
      .slice(3),
  ).toEqual([
    'Rank  Team  Counting   Total  Missing',
    '-------------------------------------',
    '   1  Imst  Müller, Ö    −3⅓',
    '      Zams  Größwang      3⅓        1',
    '',
  ]);
});

const evening = (id: string, a: number, b: number, c?: number) => ({
  id,
  name: id,
  results: [
    { player: 'a', points: rational(a), rank: a > b ? 1 : 2 },
    { player: 'b', points: rational(b), rank: b > a ? 1 : 2 },
    ...(c === undefined ? [] : [{ player: 'c', points: rational(c), rank: 3 }]),
  ],
});
const season: SeasonInput = {
  players: Object.entries(names).map(([id, name]) => ({ id, name, groups: [] })),
  evenings: [evening('Okt', 7, 9), evening('Nov', 12, 3, 1), evening('Dez', 8, 9)],
  rules: { counts: { by: 'points' }, best: 2, minimumStarts: 2, tieBreaks: ['best-evening'], seed: '' },
};

test('the season: dropped results in brackets and named, players without enough starts below the line', () => {
  const [ranked, below] = seasonSheets(seasonTable(season), season.evenings, 'de', 'shares');
  expect(ranked && noticeText(ranked, 'de').split('\n').slice(3, -1)).toEqual([
    'Platz  ±  Name      Okt  Nov  Dez  Teilnahmen  Gestrichen  Summe',
    '----------------------------------------------------------------',
    '    1  0  Müller    (7)   12    8           3  Okt            20',
    '    2  0  Größwang    9  (3)    9           3  Nov            18',
  ]);
  expect(below?.rows).toEqual([[words('=Hofer'), EMPTY, whole(1), EMPTY, whole(1), words(''), whole(1), whole(1)]]);
});

test('what is needed, in words', () => {
  const need = { player: 'a', passes: 'b', level: rational(5) };
  const needs = [
    { ...need, points: rational(16, 3) },
    { ...need, points: rational(6), place: 2 },
    { ...need, points: rational(9), place: 1 },
    need,
  ];
  expect(needSentences(needs, rational(-1, 3), season.players, { language: 'de', parts: 'shares' })).toEqual([
    'Wenn die anderen nicht mehr als −⅓ Punkte machen:',
    'Müller braucht 5⅓ Punkte, um Größwang zu überholen.',
    'Müller braucht Platz 2 oder besser, um Größwang zu überholen.',
    'Müller muss gewinnen, um Größwang zu überholen.',
    'Müller überholt Größwang mit jedem Ergebnis.',
  ]);
  expect(
    needSentences([{ ...need, points: rational(1) }], rational(1), season.players, { language: 'de', parts: 'shares' }),
  ).toEqual(['Wenn die anderen nicht mehr als 1 Punkt machen:', 'Müller braucht 1 Punkt, um Größwang zu überholen.']);
  expect(needSentences([], rational(0), season.players, { language: 'en', parts: 'shares' })).toEqual([]);
});

test('the closing statement: sums below, and a balance of zero', () => {
  const players = [
    { id: 'a', name: 'Müller', groups: [], rank: 1, points: rational(5) },
    { id: 'b', name: 'Ö', groups: [], rank: 2, points: rational(-5) },
  ];
  const closing = closeCash({
    players,
    rules: {
      fee: { full: 1000, houseKeeps: 200 },
      pointMoney: { perPoint: 10, direction: 'both', rest: 'house' },
      prizes: { places: { type: 'percent', percent: [100] }, step: 100, remainder: 'house' },
      goods: ['Speck'],
    },
    penalties: [{ player: 'b', cents: 50, reason: 'Renonce' }],
  });
  const [first, tills, bookings] = closing.ok ? cashSheets(closing.value, 'de') : [];
  expect(first && noticeText(first, 'de').split('\n').slice(3, -1)).toEqual(
    [
      'Name    Nenngeld  Spielgeld  Strafen    Preis   Bekommt  Sachpreis',
      '------------------------------------------------------------------',
      'Müller  −10,00 €     0,50 €   0,00 €  16,00 €    6,50 €  Speck',
      'Ö       −10,00 €    −0,50 €  −0,50 €   0,00 €  −11,00 €',
      'Summe   −20,00 €     0,00 €  −0,50 €  16,00 €   −4,50 €',
    ].map((line) => line.replaceAll(' €', '\u00a0€')),
  );
  expect(tills?.rows.map((row) => row.map((cell) => (cell.kind === 'money' ? cell.cents : cell)))).toEqual([
    [words('Klubkassa'), 0, 2050, 1600, 450, 450],
    [words('Preise'), 0, 1600, 1600, 0, 0],
    [words('Spielgeld'), 0, 50, 50, 0, 0],
    [words('Spieler zusammen'), EMPTY, EMPTY, EMPTY, EMPTY, -450],
    [words('Saldo'), EMPTY, EMPTY, EMPTY, EMPTY, 0],
  ]);
  expect(bookings?.rows.at(-1)).toEqual([words('Preisgeld'), words('Preise'), words('Müller'), money(1600), words('')]);
});

describe('widths and points', () => {
  it.each([
    ['Müller', 6],
    ['Mu\u0308ller', 6],
    ['ß', 1],
    ['a\u200db', 2],
    ['漢字', 4],
    ['🂡', 1],
    ['😀', 2],
    ['⅔', 1],
  ])('%s takes %i', (text, width) => expect(widthOf(text)).toBe(width));

  it.each([
    [rational(-5, 3), '−1⅔'],
    [rational(1, 2), '½'],
    [rational(-19, 8), '−2 3/8'],
    [rational(3, 7), '3/7'],
    [rational(0), '0'],
  ])('%j is %s', (value, shown) => expect(showPoints(value, { language: 'de', parts: 'shares' })).toBe(shown));

  it.each([
    [rational(126, 5), '25,20', '25.20'],
    [rational(-20_729, 50), '−414,58', '−414.58'],
    [rational(-1, 20), '−0,05', '−0.05'],
    [rational(28), '28', '28'],
    [rational(841, 200), '4,205', '4.205'],
    [rational(-37, 3), '−12,33', '−12.33'],
  ])('%j in hundredths is %s', (value, de, en) =>
    expect([
      showPoints(value, { language: 'de', parts: 'hundredths' }),
      showPoints(value, { language: 'en', parts: 'hundredths' }),
    ]).toEqual([de, en]),
  );

  it('aligns every line, whatever its content', () => {
    const anyCell: fc.Arbitrary<Cell> = fc.oneof(
      fc.string({ unit: 'grapheme' }).map(words),
      fc.integer({ min: -99, max: 99 }).map((n) => amount(rational(n, 3), 'shares')),
      fc.integer().map(money),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(anyCell, anyCell), { maxLength: 5 }), (rows) => {
        const text = noticeText(
          { title: '', heads: ['a', 'b', 'c'], rows: rows.map((row) => [...row, whole(1)]) },
          'de',
        );
        const lines = text.split('\n').slice(0, -1);
        expect(lines).toHaveLength(rows.length + 2);
        expect(new Set(lines.map(widthOf)).size).toBe(1);
      }),
    );
  });
});

test('every head has its texts', () => {
  for (const { de, en } of Object.values(SHEET_TEXTS)) expect(de && en).not.toBe('');
});
