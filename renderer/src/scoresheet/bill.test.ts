import '../testing/loaded.ts';
import { expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { add, rational, showRational } from '#engine/core/rational.ts';
import { GAMES } from '#engine/games/index.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { points } from '../i18n/numbers.ts';
import { Words } from '../i18n/words.ts';
import { linesOf } from './lines.ts';
import { dealWords } from './sheet/deal-words.ts';

const NAMES = ['Anna', 'Bert', 'Cilli'];

/** A deal of Bavarian Tarock from paper, dealt by the last seat: its settlement as the page shows it, and its note on the sheet. */
function bill(
  entry: Json,
  { profile = 'simple-points', options = {}, pot = 300 }: { profile?: string; options?: Notes; pot?: number } = {},
) {
  const table = tableOf(GAMES.bavarian, profile, options);
  const words = new Words('de', table);
  const rules = GAMES.bavarian.rules(table);
  const row = rules.check(entry, 3, 2);
  if (!row.ok) throw new Error(row.error.map(({ code }) => code).join());
  const settlement = rules.settle(row.value, { deal: 1, factors: [], pot: rational(pot), notes: {} });
  expect(words.bill(row.value, settlement)?.flatMap(({ items }) => items)).toHaveLength(settlement.length);
  const result = { deal: 1, row: row.value, settlement, source: 'entered' as const, at: '' };
  const { games, extras } = dealWords(result, NAMES, words);
  return {
    lines: linesOf(row.value, settlement, 3, words),
    rows: linesOf(row.value, settlement, 3, words).map(({ code, how, bySeat }) =>
      [words.item(code), how ?? '', bySeat.map((amount) => points(amount, words)).join(' ')].join(' | '),
    ),
    notes: [...games.flatMap(({ notes }) => notes), ...extras],
  };
}

test('a lost game is one row that works its price out, and what the pot adds another', () => {
  expect(bill({ contract: 'frage', declarer: 0, points: 52 }).rows).toEqual([
    'Frage | 8 Augen unter 60 zu ½ Cent: 4, aufgerundet 5; jedem Gegner 2½ | −5 2½ 2½',
    'Aus der Kasse ergänzt | jedem Gegner 2½, damit er 5 hat | 0 2½ 2½',
  ]);
  expect(bill({ contract: 'herzsolo', declarer: 0, points: 50 }).rows).toEqual([
    'Herzsolo | 10 Augen unter 60 zu 1 Cent: 10; jedem Gegner 5 | −10 5 5',
  ]);
});

test('with the pot, every row adds up to nothing', () => {
  for (const points of [52, 49, 61, 120])
    for (const { bySeat, pot } of bill({ contract: 'herzsolo', declarer: 0, points }).lines)
      expect(showRational([...bySeat, pot].reduce(add))).toBe('0');
});

test('a won game is one row, paid by the pot', () => {
  expect(bill({ contract: 'frage', declarer: 0, points: 61 }).rows).toEqual([
    'Frage | 1 Auge über 60 zu ½ Cent: ½, aufgerundet 5; aus der Kasse | 5 0 0',
  ]);
  expect(bill({ contract: 'solo', declarer: 0, points: 71, kontra: 2 }).rows).toEqual([
    'Solo | 11 Augen über 60 zu 1 Cent × 2 (Kontra) × 2 (Re): 44, aufgerundet 45; aus der Kasse | 45 0 0',
  ]);
});

test('a Durch stands in the row of the game and beside it on the sheet', () => {
  const durch = { contract: 'solo', declarer: 0, points: 120, allTricks: 'declarer', trump: 'G' };
  const { rows, notes } = bill(durch, { pot: 75 });
  expect(rows).toEqual([
    'Solo | 60 Augen über 60 zu 1 Cent × 2 (Durch): 120; aus der Kasse | 120 0 0',
    'Fehlt in der Kasse |  | −45 0 0',
  ]);
  expect(notes).toEqual(['120 Augen', 'Trumpf Gras', 'Durch', 'Fehlt in der Kasse']);
});

test('with French cards a sheet remarks on their suits', () => {
  const solo = { contract: 'solo', declarer: 0, points: 70, trump: 'G' };
  expect(bill(solo, { options: { suits: 'french' } }).notes).toEqual(['70 Augen', 'Trumpf Pik']);
});

test('what goes without saying is not noted: hearts are trumps, nobody is paid for a Durch of the defenders', () => {
  expect(bill({ contract: 'frage', declarer: 0, points: 60 }).notes).toEqual(['60 Augen']);
  const all = { contract: 'solo', declarer: 0, points: 0, allTricks: 'defenders' };
  expect(bill(all).notes).toEqual(['0 Augen']);
  expect(bill(all, { options: { 'durch-against': true } }).notes).toContain('Durch');
});

test('a tie that is lost counts as one point', () =>
  expect(
    bill({ contract: 'frage', declarer: 0, points: 60 }, { options: { 'tie-60': 'declarer-loses' } }).rows,
  ).toEqual([
    'Frage | 60 zu 60, wie 1 Auge zu ½ Cent: ½, aufgerundet 5; jedem Gegner 2½ | −5 2½ 2½',
    'Aus der Kasse ergänzt | jedem Gegner 2½, damit er 5 hat | 0 2½ 2½',
  ]));

test('a pot that is too short lacks something for both defenders', () => {
  const { rows } = bill({ contract: 'herzsolo', declarer: 0, points: 49 }, { pot: 3 });
  expect(rows).toHaveLength(3);
  expect(rows[2]).toBe('Fehlt in der Kasse |  | 0 −1 −1');
});

test('in Haferltarock the row of the game says what it costs beyond the least, and who pays', () => {
  const rows = (entry: Json, options?: Notes) => bill(entry, { profile: 'haferl', ...(options && { options }) }).rows;
  const pickup = (points: number, kontra = 0): Json => ({ contract: 'pickup', declarer: 0, points, kontra });
  expect(rows(pickup(63))).toEqual(['Aufnahmespiel | 5 Cent bis 65 Augen; aus der Kasse | 5 0 0']);
  expect(rows(pickup(70, 1))).toEqual([
    'Aufnahmespiel | (5 Cent, dazu 5 Augen über 65) × 2 (Kontra): 20; aus der Kasse | 20 0 0',
  ]);
  expect(rows(pickup(55))).toEqual([
    'Aufnahmespiel | 5 Cent, dazu 1 Auge unter 56; dem ersten Gegner vom Spieler, dem zweiten aus der Kasse | −6 6 6',
  ]);
  const hand = { contract: 'hand', declarer: 0, target: 61 };
  expect(rows({ ...hand, points: 80 })).toEqual([
    'Handspiel | zweimal (5 Cent, dazu 15 Augen über 65); von jedem Gegner | 80 −40 −40',
  ]);
  expect(rows({ ...hand, points: 58 })).toEqual(['Handspiel | zweimal (5 Cent ab 56 Augen); jedem Gegner | −20 10 10']);
  expect(rows({ ...hand, points: 80 }, { 'hand-payment': 'split' })).toEqual([
    'Handspiel | 5 Cent, dazu 15 Augen über 65; von jedem Gegner | 40 −20 −20',
  ]);
});

test('in Sharp Tarock every step has its row, and a won Frage costs half', () => {
  const rows = (entry: Json) => bill(entry, { profile: 'sharp' }).rows;
  expect(rows({ contract: 'frage', declarer: 0, points: 91 })).toEqual([
    'Frage | die Hälfte von 10 Cent; von jedem Gegner | 10 −5 −5',
    'Schneider | die Hälfte von 10 Cent; von jedem Gegner | 10 −5 −5',
  ]);
  expect(rows({ contract: 'herzsolo', declarer: 0, points: 29 })).toEqual([
    'Herzsolo | 10 Cent; jedem Gegner | −20 10 10',
    'Schneider | 10 Cent; jedem Gegner | −20 10 10',
  ]);
});
