import { describe, expect, test } from 'vitest';
import { Book, drawn, enterDeal, IDLE } from '#engine/testing/evenings.ts';
import type { EveningCommand } from '../state/commands.ts';
import { FOUR_PLAY } from '../state/played-game.ts';

const PLACE = { round: 1, table: 1 } as const;
const running = { ...IDLE, running: [{ round: 1, table: 1 }] };

describe('a free table', () => {
  const open: EveningCommand = {
    type: 'open-table',
    id: 'f1',
    name: ' Stammtisch ',
    rules: { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 1 },
    game: FOUR_PLAY,
    deals: 2,
    players: ['Anna', 'Bert', 'Cilli', 'Doris'].map((name, i) => ({ name, holder: i === 0 ? 'person' : 'bot' })),
  };

  test('is open at once, and its last result can be taken back', () => {
    const book = new Book();
    expect(book.run(open)).toEqual([]);
    expect(book.run(open)).toEqual(['evening-exists @ f1']);
    expect(book.now.name).toBe('Stammtisch');
    expect(book.now.purpose).toBe('free-table');
    expect(book.now.rounds[0]?.tables[0]?.holders).toEqual(['person', 'bot', 'bot', 'bot']);
    book.run(enterDeal(1, 1, 0, 0, 1));
    book.run(enterDeal(1, 2, 1, 0, 1));
    expect(book.run({ type: 'withdraw-deal', ...PLACE, deal: 1 })).toEqual(['not-the-last-deal @ 1']);
    expect(book.run({ type: 'withdraw-deal', ...PLACE, deal: 2 }, running)).toEqual([
      'deal-running @ round 1, table 1',
    ]);
    expect(book.run({ type: 'withdraw-deal', ...PLACE, deal: 2 })).toEqual([]);
    expect(book.now.rounds[0]?.tables[0]?.results.map(({ deal }) => deal)).toEqual([1]);
  });

  test('is not opened with a missing name, the same name twice or too few seats', () => {
    const players = (...names: readonly string[]) => names.map((name) => ({ name, holder: 'bot' as const }));
    expect(new Book().run({ ...open, players: players('Anna', ' ', 'ANNA', 'Doris') })).toEqual([
      'empty-name @ players.1',
      'duplicate-name @ players.2',
    ]);
    expect(new Book().run({ ...open, name: '', players: players('Anna', 'Bert') })).toEqual([
      'empty-name @ name',
      'wrong-table-size @ koenigrufen',
    ]);
  });

  test('a result of a club evening is never taken back', () => {
    const book = drawn();
    book.run(enterDeal(1, 1, 0, 0, 1));
    expect(book.run({ type: 'withdraw-deal', ...PLACE, deal: 1 })).toEqual(['not-a-free-table']);
  });
});
