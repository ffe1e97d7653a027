import { expect, test } from 'vitest';
import type { Json } from '#engine/core/json.ts';
import { ZERO } from '#engine/core/rational.ts';
import { GAMES } from '#engine/games/index.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { writeCsv } from './csv-write.ts';
import { GERMAN_EXCEL, PLAIN } from './dialects.ts';
import { noticeText } from './notice.ts';
import { tableSheet } from './standings-sheets.ts';

/** Reform §11: 30 won and lost, 41. */
const DEALS: readonly Json[] = [
  { contract: 'sechserdreier', declarer: 0, exchanged: 4, thirds: 120 },
  { contract: 'sechserdreier', declarer: 0, exchanged: 4, thirds: 100 },
  {
    ...{ contract: 'oberdreier', declarer: 0, soldBy: 1, thirds: 120 },
    silent: [{ bonus: 'trull', side: 'declarer' }],
  },
];

const rules = GAMES.reform.rules(tableOf(GAMES.reform, 'reform'));

function paid(entry: Json) {
  const row = rules.check(entry, 4, 3);
  if (!row.ok) throw new Error(JSON.stringify(row.error));
  return paymentsOf(rules.settle(row.value, { deal: 1, factors: [], pot: ZERO, notes: {} }), 4);
}

const SHEET = tableSheet(
  {
    ...{ round: 1, table: 1, names: ['Anna', 'Bert', 'Cilli', 'Doris'] },
    deals: DEALS.map((entry, i) => ({ deal: i + 1, points: paid(entry) })),
  },
  'de',
  { parts: rules.sheet.parts },
);

test('deals of Reform Tarock that are paid to the hundredth stand on the sheet with two decimals', () => {
  expect(noticeText(SHEET, 'de').split('\n').slice(5, 9)).toEqual([
    '1       25,20   −8,40   −8,40   −8,40',
    '2      −84      28      28      28',
    '3       34,50  −11,50  −11,50  −11,50',
    'Summe  −24,30    8,10    8,10    8,10',
  ]);
  expect(noticeText(SHEET, 'en')).toContain('34.50  −11.50');
});

test('and in files', () => {
  const rows = (dialect: typeof PLAIN) => writeCsv([SHEET], { dialect, titles: false }).split('\r\n').slice(1, 4);
  expect(rows(PLAIN)).toEqual(['1,25.20,-8.40,-8.40,-8.40', '2,-84,28,28,28', '3,34.50,-11.50,-11.50,-11.50']);
  expect(rows(GERMAN_EXCEL)).toEqual(['1;25,20;-8,40;-8,40;-8,40', '2;-84;28;28;28', '3;34,50;-11,50;-11,50;-11,50']);
});
