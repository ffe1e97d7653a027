import { expect, test } from 'vitest';
import { rational } from '../core/rational.ts';
import { GAMES } from '../games/index.ts';
import type { LineItem } from '../kernel/score.ts';
import { EURO_GAME } from '../testing/games/euros.ts';
import { printSettlement, saySettlement } from './payments.ts';

/** Reform §11, 41: bought for half of 15, won with a silent trull. */
const ITEMS = [1, 2, 3].flatMap((from): readonly LineItem[] => [
  { code: 'bought', from, to: 0, base: rational(15), factors: [] },
  { code: 'trull', from, to: 0, base: rational(4), factors: [] },
  { code: 'sale', from: 0, to: from, base: rational(15), factors: [{ code: 'half', by: rational(1, 2) }] },
]);
const DEAL = { items: ITEMS, seats: 4 };

test.each([
  ['de', '7,50 = 15 × 1/2 half', 'Platz 0: 34,50   Platz 1: -11,50   Platz 2: -11,50   Platz 3: -11,50'],
  ['en', '7.50 = 15 × 1/2 half', 'seat 0: 34.50   seat 1: -11.50   seat 2: -11.50   seat 3: -11.50'],
] as const)('hundredths are said as decimals: %s', (language, item, payments) => {
  const said = saySettlement(DEAL, EURO_GAME.texts, language).join('\n');
  expect(said).toContain(item);
  expect(said).toContain(payments);
});

test('where points are shared they are said as fractions, and files have fractions always', () => {
  expect(saySettlement(DEAL, GAMES.koenigrufen.texts, 'de').join('\n')).toContain(' 69/2 ');
  expect(printSettlement(DEAL)).toMatchObject({ payments: ['69/2', '-23/2', '-23/2', '-23/2'] });
});
