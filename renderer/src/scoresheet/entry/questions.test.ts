import '#page/testing/loaded.ts';
import { expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { GAMES } from '#engine/games/index.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { Words } from '#page/i18n/words.ts';
import { outcomeWords, questionsOn } from '../outcome-words.ts';

/** What is said and asked about a deal that brings nobody a point: the Rufer won, and a Trull against it. */
function said(options: Notes, thirds = 125) {
  const table = tableOf(GAMES.koenigrufen, 'tirol-speisezettel', options);
  const words = new Words('de', table);
  const silent = [{ id: 'trull', by: 2, made: true }];
  const row = GAMES.koenigrufen
    .rules(table)
    .check({ contract: 'rufer', declarer: 0, partner: 1, thirds, silent }, 4, 3);
  if (!row.ok) throw new Error(row.error.map(({ code }) => code).join());
  const names = ['Anna', 'Bert', 'Cilli', 'Dora'];
  return [...outcomeWords(row.value, names, words), ...questionsOn(row.value, words)];
}

test('four times zero is asked about, and how many double deals follow is said', () => {
  const doubles = { 'double-rounds': true };
  expect(said(doubles)).toEqual(['Fensterbrettl, danach 4 doppelte Spiele', 'Viermal null Punkte?']);
  expect(said({ ...doubles, fensterbrettl: 'one-deal' })).toEqual([
    'Fensterbrettl, danach 1 doppeltes Spiel',
    'Viermal null Punkte?',
  ]);
  expect(said({ ...doubles, fensterbrettl: 'off' })).toEqual([]);
  expect(said({})).toEqual([]);
  expect(said(doubles, 90)).toEqual([]);
});
