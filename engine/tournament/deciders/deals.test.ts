import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { rational } from '#engine/core/rational.ts';
import type { Book } from '#engine/testing/evenings.ts';
import { correctionOf, dealOf, drawn, enterDeal, IDLE } from '#engine/testing/evenings.ts';
import { DEFAULT_FORMAT } from '../format/format.ts';
import { refuse } from '../refusals.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import type { EveningCommand } from '../state/commands.ts';
import { dealerOf, refuseDealing } from '../state/places.ts';

const PLACE = { round: 1, table: 1 } as const;
const running = { ...IDLE, running: [{ round: 1, table: 1 }] };
const correct = (book: Book, reason: string, ...deal: Parameters<typeof dealOf>): EveningCommand =>
  correctionOf(book.now, reason, dealOf(...deal));

describe('deals', () => {
  test('are entered in order, each once, and no more than the round has', () => {
    const book = drawn();
    expect(book.run(enterDeal(1, 2, 1, 0, 1))).toEqual(['deal-out-of-order @ 1']);
    expect(book.run(enterDeal(1, 1, 0, 0, 1))).toEqual([]);
    expect(book.run(enterDeal(1, 1, 0, 0, 1))).toEqual(['deal-already-entered @ 1']);
    expect(book.run(enterDeal(1, 3, 2, 0, 1))).toEqual(['round-finished @ 3']);
    expect(book.run(enterDeal(1, 2, 1, 0, 1))).toEqual([]);
    expect(refuseDealing(book.now, PLACE, IDLE)).toEqual(refuse('round-finished', { round: 1, table: 1 }));
  });

  test('are entered by the dealer whose turn it is, at a table of this size', () => {
    const book = drawn();
    expect(book.run(enterDeal(1, 1, 3, 0, 1))).toEqual(['row-does-not-fit @ dealer']);
    const five = dealOf(1, 1, 0, 0, 1);
    expect(book.run({ type: 'enter-deal', ...five, row: { ...five.row, table: 5 } })).toEqual([
      'row-does-not-fit @ table',
    ]);
  });

  test('come from the table, not from the keyboard, while the table plays', () => {
    const book = drawn();
    expect(book.run(enterDeal(1, 1, 0, 0, 1), running)).toEqual(['deal-running @ round 1, table 1']);
    const played = { ...dealOf(1, 1, 2, 0, 1), source: 'played' } as const;
    expect(book.run({ type: 'enter-deal', ...played }, running)).toEqual([]);
    const table = must(book.now.rounds[0]?.tables[0], 'table');
    expect(dealerOf(table, 2), 'after a redeal the next dealer follows the last').toBe(3);
    expect(refuseDealing(book.now, PLACE, running)).toEqual(refuse('deal-running', { round: 1, table: 1 }));
  });

  test('are corrected with a reason, and only if they exist', () => {
    const book = drawn();
    book.run(enterDeal(1, 1, 0, 0, 1));
    expect(book.run(correct(book, 'x', 1, 2, 1, 0, 1))).toEqual(['deal-not-entered @ 2']);
    expect(book.run(correct(book, 'x', 1, 1, 1, 0, 1))).toEqual(['row-does-not-fit @ dealer']);
    expect(book.run(correct(book, 'misread', 1, 1, 0, 3, 2))).toEqual([]);
    const table = must(book.now.rounds[0]?.tables[0], 'table');
    expect(table.results).toMatchObject([
      { deal: 1, reason: 'misread', settlement: [{ to: 3 }, { to: 3 }, { to: 3 }] },
    ]);
    expect(eveningStandings(book.now).lines.map(({ total }) => total.n)).toEqual([6, -2, -2, -2]);
    expect(book.events.map(({ type }) => type).slice(-2)).toEqual(['deal-entered', 'deal-corrected']);
  });
});

test('a table ends when somebody reaches the target, and that player gets the bonus', () => {
  const book = drawn(9);
  const format = { ...DEFAULT_FORMAT, deals: 9, target: { points: 6, bonus: 10 } };
  book.run({ type: 'change-format', format, reason: 'race' });
  book.run(enterDeal(1, 1, 0, 2, 1));
  book.run(enterDeal(1, 2, 1, 2, 1));
  expect(book.run(enterDeal(1, 3, 2, 2, 1))).toEqual(['round-finished @ 3']);
  const winner = must(book.now.rounds[0]?.tables[0]?.players[2], 'a winner');
  const line = must(
    eveningStandings(book.now).lines.find(({ id }) => id === winner),
    'their line',
  );
  expect(line.total).toEqual(rational(16));
});

test('a correction that changes nothing is none: nobody has to accept its consequences, and nothing is recorded', () => {
  const book = drawn(1);
  book.run(enterDeal(1, 1, 0, 0, 1));
  const before = book.now;
  expect(book.run(correct(book, 'misread', 1, 1, 0, 0, 1))).toEqual([]);
  expect(book.now).toEqual(before);
  // What the app played has the numbers of its tricks as well; nobody types those.
  const typed = correctionOf(book.now, 'misread', dealOf(1, 1, 0, 0, 1));
  const game = { declarer: 0, contract: 'rufer', with: {}, result: 'made' } as const;
  const withProof = { ...typed, row: { ...typed.row, games: [{ ...game, proof: [12] }] } };
  expect(book.run(withProof)).toEqual([]);
  const changed = book.now;
  expect(changed.rounds[0]?.tables[0]?.results[0]).toMatchObject({ reason: 'misread' });
  const again = correctionOf(book.now, 'misread again', dealOf(1, 1, 0, 0, 1));
  expect(book.run({ ...again, row: { ...again.row, games: [game] } })).toEqual([]);
  expect(book.now).toEqual(changed);
});
