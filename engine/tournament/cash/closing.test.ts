import { expect, test } from 'vitest';
import { rational } from '#engine/core/rational.ts';
import type { LineItem } from '#engine/kernel/score.ts';
import { dealOf, drawn, listOf } from '#engine/testing/evenings.ts';
import type { CashFormat } from '../format/cash-schema.ts';
import { closingOf, potAfter } from './closing.ts';
import type { CashStatement } from './types.ts';

const CASH: CashFormat = {
  fee: 1000,
  reduced: [{ group: 'Jugend', cents: 400 }],
  houseKeeps: 200,
  perPoint: 10,
  prizes: { type: 'fixed', cents: [3000] },
  step: 100,
  goods: ['Schinken', '', 'Wurst'],
  pot: { before: 1250, perUnit: 50 },
  penaltiesTo: 'pot',
};
const antes: readonly LineItem[] = [0, 1, 2, 3].map((from) => ({
  code: 'pot-ante',
  from,
  to: 'pot',
  base: rational(2),
  factors: [],
  only: 'kassa',
}));

/** The closing statement of an evening with a cash desk whose points add up. */
function closed(evening: Parameters<typeof closingOf>[0]): CashStatement {
  const closing = closingOf(evening);
  if (!closing?.ok) throw new Error('no closing statement');
  return closing.value;
}

/** Two tables of one deal each; at the first, everybody puts 2 into the pot and its winner takes 5 out. */
function evening(cash: CashFormat) {
  const book = drawn(1);
  book.run({ type: 'change-format', format: { ...book.now.format, cash }, reason: 'Kassa' });
  const [one, two] = book.now.rounds[0]?.tables ?? [];
  const enter = (deal: ReturnType<typeof dealOf>) => book.run({ type: 'enter-deal', ...deal });
  const first = dealOf(1, 1, 0, 0, 4);
  const taken: LineItem = { code: 'pot', from: 'pot', to: 0, base: rational(5), factors: [], only: 'kassa' };
  expect(enter({ ...first, settlement: [...first.settlement, ...antes, taken] })).toEqual([]);
  expect(enter(dealOf(2, 1, 0, 0, 2))).toEqual([]);
  book.run({ type: 'group-player', player: one?.players[1] ?? '', groups: ['Jugend'] });
  book.run({
    type: 'give-penalty',
    player: two?.players[3] ?? '',
    round: 1,
    points: rational(0),
    cents: 300,
    reason: 'Renonce',
  });
  const statement = closed(book.now);
  const line = (table: typeof one, seat: number) =>
    statement.players.find(({ player }) => player.id === table?.players[seat]);
  const till = (name: string) => statement.tills.find((one) => one.till === name);
  return { book, statement, till, winner: line(one, 0), youth: line(one, 1), second: line(two, 0), late: line(two, 3) };
}

test('fees by group, points, pot, penalty and prizes of an evening, calculated by hand', () => {
  const { statement, winner, youth, second, late } = evening(CASH);
  // 12 points at 10 cents; 5 − 2 units of the pot at 50 cents; the first prize; the ham.
  expect(winner).toMatchObject({ fee: -1000, points: 120, pot: 150, prizes: 3000, net: 2270, goods: ['Schinken'] });
  // 4 € for the youth; −4 points; 2 units into the pot.
  expect(youth).toMatchObject({ fee: -400, points: -40, pot: -100, net: -540 });
  // Second with 6 points; there is nothing in kind for the second place.
  expect(second).toMatchObject({ points: 60, pot: 0, goods: [], net: -940 });
  expect(late).toMatchObject({ points: -20, penalties: -300, net: -1320 });
  // The three losers of the second table are third, each on −2: they share one sausage.
  expect(statement.sharedGoods.map(({ players, goods }) => [players.length, ...goods])).toEqual([[3, 'Wurst']]);
  expect(statement.balance).toBe(0);
});

test('a penalty before the first result brings its owner no prize', () => {
  const book = drawn(1);
  book.run({ type: 'change-format', format: { ...book.now.format, cash: CASH }, reason: 'Kassa' });
  const player = book.now.rounds[0]?.tables[0]?.players[0] ?? '';
  const late = { round: 1, points: rational(10), cents: 0, reason: 'zu spät' };
  expect(book.run({ type: 'give-penalty', player, ...late })).toEqual([]);
  expect(closed(book.now).players.map(({ prizes, goods }) => [prizes, goods])).toEqual(Array(8).fill([0, []]));
});

test('the pot is carried from one evening to the next', () => {
  const { book, till } = evening(CASH);
  // 12.50 € from before; four antes of 2 units are 4 €, 5 units out are 2.50 €, the penalty is 3 €.
  expect(till('pot')).toMatchObject({ before: 1250, after: 1250 + 400 - 250 + 300 });
  expect(potAfter(book.now)).toBe(1700);
  // Seven fees of 10 € and one of 4 €: the club keeps 2 € of each; 60 € to the prizes, of which 30 € are left.
  expect(till('house')).toMatchObject({ before: 0, after: 8 * 200 + (7 * 800 + 200 - 3000) });
  expect(till('prizes')).toMatchObject({ before: 0, after: 0 });
});

test('a player who went home before the first round owes no fee, but the penalty under their name', () => {
  const { book } = evening(CASH);
  book.run(listOf('Ida', 'Jakob'));
  for (const player of ['p9', 'p10']) book.run({ type: 'set-presence', player, presence: 'gone' });
  const penalty = { round: 1, points: rational(0), cents: 500, reason: 'abgesagt' };
  expect(book.run({ type: 'give-penalty', player: 'p9', ...penalty })).toEqual([]);
  const { players, balance } = closed(book.now);
  expect(players).toHaveLength(9);
  expect(players.at(-1)).toMatchObject({ player: { id: 'p9', name: 'Ida' }, fee: 0, penalties: -500, net: -500 });
  expect(balance).toBe(0);
});

test('without a pot, tables settle among themselves', () => {
  const { book, winner, till } = evening({ ...CASH, pot: null, penaltiesTo: 'house' });
  expect(winner).toMatchObject({ pot: 0 });
  expect(till('pot')).toMatchObject({ before: 0, after: 0 });
  expect(potAfter(book.now)).toBeUndefined();
});

test('a total and the bonus for the target are points, not money of the pot', () => {
  const book = drawn(1);
  const format = { ...book.now.format, cash: CASH, target: { points: 10, bonus: 30 }, entry: 'both' as const };
  book.run({ type: 'change-format', format, reason: 'Kassa' });
  const points = [12, 2, -6, -8].map((n) => rational(n));
  expect(book.run({ type: 'enter-total', round: 1, table: 1, points, deals: 1 })).toEqual([]);
  expect(book.run({ type: 'enter-deal', ...dealOf(2, 1, 0, 0, 4) })).toEqual([]);
  const lines = closed(book.now).players;
  // Both winners reached 10 and have 30 on top: 42 points at 10 cents.
  expect(lines.map((line) => line.points).filter((cents) => cents > 20)).toEqual([420, 420]);
  expect(lines.map(({ pot }) => pot)).toEqual(Array(8).fill(0));
  expect(potAfter(book.now)).toBe(1250);
});
