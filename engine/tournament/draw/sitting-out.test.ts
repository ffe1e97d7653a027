import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { Book, creation, dealOf, listOf } from '#engine/testing/evenings.ts';
import { drawAtOnce, drawingOf, type SeatWish } from './draw-request.ts';
import { withoutSeat } from './seat-faults.ts';

const NAMES = ['Anna', 'Berta', 'Cilli', 'Dora', 'Emil', 'Franz', 'Gustl', 'Hansi', 'Ida', 'Josef', 'Karl'];
const lot = (rounds: number): SeatWish => ({ method: 'random', rounds, split: 'fours', fair: false });

const ONLY_FOURS = { tables: [4], pausing: [], balance: 'zero-sum' } as const;

/** A club whose game is played by four, and by nobody else. */
function club(players: number): Book {
  const book = new Book();
  const created = creation(1);
  book.run(created.type === 'create-evening' ? { ...created, game: ONLY_FOURS } : expect.fail('no evening'));
  book.run(listOf(...NAMES.slice(0, players)));
  return book;
}

/** Draws rounds by lot: the tables as numbers of players. */
function drawn({ now }: Book, rounds: number, seed: string) {
  const wish = lot(rounds);
  const drawing = drawingOf(now, wish, seed);
  if (!drawing.ok) return expect.fail(JSON.stringify(drawing.error));
  const made = drawAtOnce(now, drawing.value, { ...wish, method: 'random' }, seed);
  if (!made.ok) return expect.fail(JSON.stringify(made.error));
  return made.value.plan.slice(drawing.value.standing.length);
}

/** Who sits out in each round, by number. */
const out = (players: number, plan: ReturnType<typeof drawn>): readonly number[][] =>
  plan.map((tables) => [...Array(players).keys()].filter((player) => !tables.flat().includes(player)));

test.each([8, 9, 10, 11])('%i people sit at tables of four, and the others sit out in turn', (players) => {
  const plan = drawn(club(players), players, 'lot');
  expect(plan.every((tables) => tables.length === 2 && tables.every((seats) => seats.length === 4))).toBe(true);
  const turns = out(players, plan).flat();
  for (const player of Array(players).keys()) expect(turns.filter((one) => one === player)).toHaveLength(players - 8);
});

test('who sits out first is drawn by lot', () => {
  const first = Array.from({ length: 60 }, (_, i) => out(9, drawn(club(9), 1, `lot ${i}`))[0]?.[0]);
  expect(new Set(first).size).toBe(9);
  expect(out(9, drawn(club(9), 3, 'same'))).toEqual(out(9, drawn(club(9), 3, 'same')));
});

test('whoever sat out in an earlier round plays until all others have', () => {
  const book = club(10);
  const seen: string[] = [];
  for (let round = 1; round <= 5; round++) {
    const [tables] = drawn(book, 1, `round ${round}`);
    const seats = must(tables, 'tables').map((numbers) => numbers.map((i) => must(book.now.players[i], 'a player').id));
    expect(
      book.run({ type: 'plan-rounds', from: round, draw: { method: 'random', seed: 'x' }, rounds: [seats] }),
    ).toEqual([]);
    const sitOut = withoutSeat(book.now, seats).map(({ id }) => id);
    expect(sitOut).toHaveLength(2);
    expect(book.run({ type: 'publish-round', round, sitOut })).toEqual([]);
    seen.push(...sitOut);
    for (const table of [1, 2])
      expect(book.run({ type: 'enter-deal', ...dealOf(table, 1, 0, 0, 1), round })).toEqual([]);
    expect(book.run({ type: 'close-round', round })).toEqual([]);
  }
  expect(new Set(seen).size).toBe(10);
});

test('whoever stays at a table does not sit out', () => {
  const book = club(9);
  for (const id of ['p1', 'p2', 'p3']) expect(book.run({ type: 'lock-player', player: id, table: 1 })).toEqual([]);
  const turns = out(9, drawn(book, 6, 'lot')).flat();
  expect(turns.filter((player) => player < 3)).toEqual([]);
});

test('three are too few, and at other sizes nobody sits out', () => {
  const few = drawingOf(club(3).now, lot(1), 'lot');
  expect(few.ok ? [] : few.error.map(({ code }) => code)).toEqual(['too-few-players']);
  const mixed = drawingOf(club(9).now, { ...lot(1), split: 'auto' }, 'lot');
  expect(mixed.ok && mixed.value.present[0]).toHaveLength(9);
});
