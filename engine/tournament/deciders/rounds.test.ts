import { describe, expect, test } from 'vitest';
import { Book, correctionOf, creation, dealOf, drawn, enterDeal, IDLE, listOf } from '#engine/testing/evenings.ts';
import type { EveningCommand } from '../state/commands.ts';
import { refuseDealing } from '../state/places.ts';

const PLACE = { round: 1, table: 1 } as const;
const running = { ...IDLE, running: [{ round: 1, table: 1 }] };
const correct = (book: Book, reason: string, ...deal: Parameters<typeof dealOf>): EveningCommand =>
  correctionOf(book.now, reason, dealOf(...deal));

describe('rounds', () => {
  const plan = (from: number, ...tables: readonly (readonly string[])[]): EveningCommand => ({
    type: 'plan-rounds',
    from,
    draw: { method: 'by-hand' },
    rounds: [tables],
  });
  const FIRST = ['p1', 'p2', 'p3', 'p4'];
  const SECOND = ['p5', 'p6', 'p7', 'p8'];
  const eight = (): Book => {
    const book = new Book();
    book.run(creation());
    book.run(listOf('Anna', 'Berta', 'Cilli', 'Dora', 'Emil', 'Franz', 'Gustl', 'Hansi'));
    return book;
  };

  test('are drafts first: nobody is dealt cards before they are published', () => {
    const book = eight();
    expect(book.run(plan(1, FIRST, SECOND))).toEqual([]);
    expect(book.now.rounds[0]?.phase).toBe('draft');
    expect(book.run(enterDeal(1, 1, 0, 0, 1))).toEqual(['round-not-published @ 1']);
    expect(refuseDealing(book.now, PLACE, IDLE)?.code).toBe('round-not-published');
    expect(book.run({ type: 'start-round', round: 1 })).toEqual(['round-not-published @ 1']);
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual([]);
    expect(book.run(enterDeal(1, 1, 0, 0, 1))).toEqual([]);
    expect(book.now.rounds[0]?.phase).toBe('running');
    expect(book.now.rounds[0]?.tables.map(({ holders }) => holders)).toEqual(Array(2).fill(Array(4).fill('person')));
  });

  test('impossible tables are refused with all their faults', () => {
    const book = eight();
    book.run({ type: 'keep-apart', pairs: [['p5', 'p6']] });
    expect(book.run(plan(2, FIRST))).toEqual(['no-such-round @ 2']);
    expect(book.run(plan(1))).toEqual(['no-players']);
    expect(book.run(plan(1, ['p1', 'p2'], SECOND, ['p9', 'p3', 'p1']))).toEqual([
      'table-size @ round 1, table 1',
      'kept-apart @ Emil, Franz',
      'table-size @ round 1, table 3',
      'no-such-player @ p9',
      'seat-twice @ Anna',
    ]);
    expect(book.run({ type: 'keep-apart', pairs: [['p1', 'p1']] })).toEqual(['seat-twice @ p1']);
    expect(book.run({ type: 'keep-apart', pairs: [['p1', 'p0']] })).toEqual(['no-such-player @ p0']);
  });

  test('nobody absent is published at a table', () => {
    const book = eight();
    book.run(plan(1, FIRST, SECOND));
    book.run({ type: 'set-presence', player: 'p6', presence: 'gone' });
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual(['player-absent @ Franz']);
    book.run({ type: 'substitute-player', player: 'p6', name: 'Frieda' });
    expect(book.run({ type: 'publish-round', round: 1 })).toEqual([]);
    expect(book.now.players[5]).toMatchObject({ id: 'p6', name: 'Frieda', formerly: ['Franz'], presence: 'present' });
  });

  test('the next one waits until the last is closed, and the refusal names the missing tables', () => {
    const book = eight();
    book.run(plan(1, FIRST, SECOND));
    book.run({ type: 'publish-round', round: 1 });
    for (const [table, deal, dealer] of [
      [1, 1, 0],
      [1, 2, 1],
      [2, 1, 0],
    ] as const)
      book.run(enterDeal(table, deal, dealer, 0, 1));
    book.run(plan(2, FIRST, SECOND));
    expect(book.run({ type: 'publish-round', round: 2 })).toEqual(['tables-missing @ 1: 2']);
    expect(book.run({ type: 'close-round', round: 1 })).toEqual(['tables-missing @ 1: 2']);
    expect(book.run({ type: 'strike-deals', round: 1, table: 2, reason: 'time' })).toEqual([]);
    expect(book.run({ type: 'strike-deals', round: 1, table: 2, reason: 'time' })).toEqual([
      'nothing-to-strike @ round 1, table 2',
    ]);
    expect(book.run({ type: 'publish-round', round: 2 })).toEqual(['round-open @ 1']);
    expect(book.run({ type: 'close-round', round: 1 }, running)).toEqual(['deal-running @ round 1, table 1']);
    expect(book.run({ type: 'close-round', round: 1 })).toEqual([]);
    expect(book.run(enterDeal(1, 3, 2, 0, 1))).toEqual(['round-closed @ 1']);
    expect(book.run({ type: 'publish-round', round: 2 })).toEqual([]);
    expect(book.run({ type: 'reopen-round', round: 1, reason: 'x' })).toEqual(['round-begun @ 2']);
    expect(book.run(plan(2, FIRST, SECOND))).toEqual(['round-published @ 2']);
  });

  test('a new plan replaces drafts only', () => {
    const book = eight();
    book.run({
      type: 'plan-rounds',
      from: 1,
      draw: { method: 'planned', seed: 's' },
      rounds: [
        [FIRST, SECOND],
        [FIRST, SECOND],
      ],
    });
    book.run({ type: 'publish-round', round: 1 });
    expect(book.run(plan(2, SECOND, FIRST))).toEqual([]);
    expect(book.now.rounds.map(({ phase, draw }) => `${phase} ${draw.method}`)).toEqual([
      'published planned',
      'draft by-hand',
    ]);
    expect(book.run({ type: 'discard-draw', round: 2 })).toEqual([]);
    expect(book.run({ type: 'discard-draw', round: 2 })).toEqual(['no-such-round @ 2']);
    expect(book.run({ type: 'discard-draw', round: 1 }, running)).toEqual(['round-begun @ round 1, table 1']);
    book.run(enterDeal(2, 1, 0, 1, 1));
    expect(book.run({ type: 'discard-draw', round: 1 })).toEqual(['round-begun @ round 1, table 2']);
  });

  test('a closed result is corrected only after its consequences were accepted', () => {
    const book = drawn(1);
    book.run(enterDeal(1, 1, 0, 0, 1));
    book.run(enterDeal(2, 1, 0, 0, 1));
    book.run({ type: 'close-round', round: 1 });
    const asked = correct(book, 'misread', 1, 1, 0, 2, 3);
    expect(book.run(asked)).toEqual(['consequences @ 1']);
    expect(book.run({ ...asked, accepted: true } as EveningCommand)).toEqual([]);
    expect(book.now.rounds[0]?.tables[0]?.results[0]?.reason).toBe('misread');
  });
});
