import '#page/testing/loaded.ts';
import { expect, test } from 'vitest';
import { rational, showRational } from '#engine/core/rational.ts';
import { findGame } from '#engine/games/index.ts';
import { Book, creation, listOf } from '#engine/testing/evenings.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { dealerOf } from '#engine/tournament/state/places.ts';
import { radlEndingAt } from '#engine/tournament/state/radl.ts';
import type { TableState } from '#engine/tournament/state/types.ts';
import { emptySheet } from '#page/print/empty-sheet.ts';
import { sheetOf } from './rows.ts';

/** Anna to Emil at a table of five; one of them leaves after `after` deals, then `more` are played. */
function left(player: string, after: number, more: number): { readonly book: Book; readonly table: TableState } {
  const book = new Book();
  const command = creation(8);
  if (command.type !== 'create-evening') throw new Error('another command');
  const game = findGame('koenigrufen');
  const rules = game.ok ? game.value.tableRules('tirol-speisezettel', {}) : undefined;
  if (!rules?.ok) throw new Error('no rules');
  book.run({ ...command, rules: rules.value, format: { ...DEFAULT_FORMAT, deals: 8, dealsAtFive: 10 } });
  book.run(listOf('Anna', 'Berta', 'Cilli', 'Dora', 'Emil'));
  const rounds = [[['p1', 'p2', 'p3', 'p4', 'p5']]];
  book.run({ type: 'plan-rounds', from: 1, draw: { method: 'by-hand' }, rounds });
  book.run({ type: 'publish-round', round: 1 });
  const table = (): TableState => {
    const found = book.now.rounds[0]?.tables[0];
    if (!found) throw new Error('no table');
    return found;
  };
  const write = (deal: number, seats: number): void => {
    const row = { table: seats, dealer: dealerOf(table(), deal), outcome: 'played' as const, games: [], items: [] };
    // The dealer, who may pause, is paid nothing.
    const [from = 0, to = 0] = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== row.dealer);
    const settlement = [{ code: 'game', from, to, base: rational(1), factors: [] }];
    const result = { round: 1, table: 1, deal, row: { ...row, notes: {} }, settlement, source: 'entered' as const };
    expect(book.run({ type: 'enter-deal', ...result })).toEqual([]);
  };
  for (let deal = 1; deal <= after; deal++) write(deal, 5);
  const gone = { type: 'play-on', round: 1, table: 1, player, reason: 'late' } as const;
  expect(book.run({ ...gone, deals: more })).toEqual([]);
  for (let deal = after + 1; deal <= after + 2; deal++) write(deal, 4);
  return { book, table: table() };
}

test('the sheet keeps its five columns: the player who left pauses, the others deal in turn', () => {
  // Three deals; Dora would deal, then Emil, Anna, Cilli: Berta has left.
  const { book, table } = left('p2', 3, 6);
  const { rows, totals, unlisted } = sheetOf(book.now, table);
  expect(rows.map(({ dealer }) => dealer)).toEqual([0, 1, 2, 3, 4, 0, 2, 3, 4]);
  expect(rows.map(({ pauses }) => pauses.join())).toEqual(['0', '1', '2', '1', '1', '1', '1', '1', '1']);
  expect(rows.map(({ radl }) => radl)).toEqual([null, null, null, null, 1, null, null, null, 2]);
  // Paid: 1 to 2, 0 to 2, 0 to 1; then of four 0 to 2 and 0 to 2.
  expect(totals.map(showRational)).toEqual(['-4', '0', '4', '0', '0']);
  expect(unlisted).toBe(0);
});

test('a sheet printed then is the same', () => {
  const { book, table } = left('p5', 4, 5);
  const lines = emptySheet(book.now.rules, book.now.format, table).flat();
  expect(lines.map(({ dealer }) => dealer)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0]);
  expect(lines.map(({ pauses }) => pauses.join())).toEqual(['0', '1', '2', '3', '4', '4', '4', '4', '4']);
  // Emil was the last of the first round, which ended without him.
  expect(radlEndingAt(table, 8)).toBe(2);
});
