import { describe, expect, test } from 'vitest';
import { Book, creation, drawn, listOf } from '#engine/testing/evenings.ts';

describe('players', () => {
  test('are imported all or not at all', () => {
    const book = new Book();
    book.run(creation());
    expect(book.run(listOf('Anna', 'Berta', ' anna'))).toEqual(['name-twice @ line 3/1: anna']);
    expect(book.now.players).toEqual([]);
    expect(book.run(listOf('Anna', 'Berta'))).toEqual([]);
    expect(book.run(listOf('Cilli', 'BERTA'))).toEqual(['duplicate-name @ line 2: BERTA']);
    expect(book.now.players.map(({ id, name }) => `${id} ${name}`)).toEqual(['p1 Anna', 'p2 Berta']);
  });

  test('never get the id of a removed player', () => {
    const book = new Book();
    book.run(creation());
    book.run(listOf('Anna', 'Berta'));
    expect(book.run({ type: 'remove-player', player: 'p2' })).toEqual([]);
    book.run(listOf('Cilli'));
    expect(book.now.players.map(({ id }) => id)).toEqual(['p1', 'p3']);
    expect(book.run({ type: 'remove-player', player: 'p2' })).toEqual(['no-such-player @ p2']);
  });

  test('are renamed, but not to each other', () => {
    const book = drawn();
    expect(book.run({ type: 'rename-player', player: 'p1', name: ' ANNA ' })).toEqual([]);
    expect(book.now.players[0]).toMatchObject({ id: 'p1', name: 'ANNA' });
    expect(book.run({ type: 'rename-player', player: 'p1', name: 'berta' })).toEqual(['duplicate-name @ name']);
    expect(book.run({ type: 'rename-player', player: 'p1', name: 'A\u0000' })).toEqual(['control-character @ name']);
    expect(book.run({ type: 'rename-player', player: 'p9', name: 'X' })).toEqual(['no-such-player @ p9']);
  });

  test('who sit at a table stay, until the draw is discarded', () => {
    const book = drawn();
    expect(book.run({ type: 'remove-player', player: 'p1' })).toEqual(['player-drawn @ Anna']);
    book.run({ type: 'discard-draw', round: 1 });
    expect(book.run({ type: 'remove-player', player: 'p1' })).toEqual([]);
  });
});
