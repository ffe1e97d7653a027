import { expect, test } from 'vitest';
import { rational } from '#engine/core/rational.ts';
import { Book, creation, drawn, listOf, NOW } from '#engine/testing/evenings.ts';
import type { EveningCommand } from '../state/commands.ts';

const PLACE = { round: 1, table: 1 } as const;

test('an evening is created once, with a proper name and a game for four', () => {
  const book = new Book();
  expect(book.run(listOf('Anna'))).toEqual(['no-such-evening']);
  expect(book.run({ ...creation(), name: '  ' } as EveningCommand)).toEqual(['empty-name @ name']);
  const ofSix = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: { 'table-size': 6 }, rulesVersion: 1 };
  expect(book.run({ ...creation(), rules: ofSix } as EveningCommand)).toEqual(['wrong-table-size @ koenigrufen']);
  expect(book.run(creation())).toEqual([]);
  expect(book.run(creation())).toEqual(['evening-exists @ e1']);
  expect(book.now).toMatchObject({
    purpose: 'club-evening',
    id: 'e1',
    name: 'Club',
    rules: { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 1 },
    format: { deals: 2 },
    players: [],
    rounds: [],
    createdAt: NOW,
  });
});

test('penalties take points and money, and are withdrawn with a reason', () => {
  const book = drawn();
  const give = {
    type: 'give-penalty',
    player: 'p1',
    round: 1,
    points: rational(4),
    cents: 200,
    reason: 'late',
  } as const;
  expect(book.run({ ...give, points: rational(0), cents: 0 })).toEqual(['nothing-penalised']);
  expect(book.run({ ...give, round: 2 })).toEqual(['no-such-round @ 2']);
  expect(book.run(give)).toEqual([]);
  expect(book.run(give)).toEqual([]);
  expect(book.now.penalties.map(({ id }) => id)).toEqual(['x1', 'x2']);
  expect(book.run({ type: 'withdraw-penalty', penalty: 'x1', reason: 'mistake' })).toEqual([]);
  expect(book.run({ type: 'withdraw-penalty', penalty: 'x1', reason: 'mistake' })).toEqual(['no-such-penalty']);
});

test('a seat goes to a bot and back', () => {
  const book = drawn();
  const hold = { type: 'hold-seat', ...PLACE, seat: 2, holder: 'bot' } as const;
  expect(book.run(hold)).toEqual([]);
  expect(book.now.rounds[0]?.tables[0]?.holders).toEqual(['person', 'person', 'bot', 'person']);
  const events = book.events.length;
  expect(book.run(hold), 'again: nothing changes').toEqual([]);
  expect(book.events.length).toBe(events);
  expect(book.run({ ...hold, seat: 4 })).toEqual(['no-such-seat @ 4']);
  expect(book.run({ ...hold, table: 3 })).toEqual(['unknown-table @ round 1, table 3']);
  expect(book.run({ ...hold, round: 2 })).toEqual(['no-such-round @ 2']);
});
