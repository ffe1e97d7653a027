import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printPlace } from '#engine/core/place.ts';
import { rational } from '#engine/core/rational.ts';
import { Book, creation, draw, drawn, listOf, NOW } from '#engine/testing/evenings.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import { widerWish } from '#engine/testing/wishes.ts';
import type { CashFormat } from '../format/cash-schema.ts';
import { DEFAULT_FORMAT } from '../format/format.ts';
import type { EveningEvent, EveningState, Team } from '../state/types.ts';
import { type EventFile, parseEventFile, printEventFile } from './event-format.ts';
import { evolve } from './evolve.ts';
import { invalidPlaces } from './validate.ts';

/** The invalid places of an evening with two tables of four after these events. */
const places = (...events: readonly EveningEvent[]): readonly (string | undefined)[] =>
  invalidPlaces(events.reduce(evolve, drawn(1).now)).map(({ at }) => at && printPlace(at));

test('an evening of our own is valid, with drafts after the played rounds', () => {
  const book = drawn(1);
  expect(book.run(draw('two', 8, 2))).toEqual([]);
  expect(invalidPlaces(book.now)).toEqual([]);
});

/** Number of random evenings. */
const RUNS = byEffort(100, 400);

test('whatever commands have made is valid, and survives a file unchanged', () => {
  let accepted = 0;
  const evening = fc.array(widerWish, { minLength: 20, maxLength: 70, size: 'max' });
  fc.assert(
    fc.property(evening, (wishes) => {
      const book = new Book();
      book.run(creation());
      book.run(listOf('Anna', 'Berta', 'Cilli', 'Dora', 'Emil', 'Franz', 'Gustl', 'Hansi'));
      for (const wish of wishes) {
        const command = wish(book.now);
        if (command && book.run(command).length === 0) accepted++;
      }
      expect(invalidPlaces(book.now)).toEqual([]);
      const history = book.events.map((event, i) => ({ step: i + 1, at: NOW, by: 'director', event }));
      const file = { v: 1, kind: 'tarockabend-evening', history } as EventFile;
      const read = parseEventFile(JSON.parse(JSON.stringify(printEventFile(file))));
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      const events = read.value.history.map(({ event }) => event);
      expect(events.reduce<EveningState | null>(evolve, null)).toEqual(book.now);
    }),
    { numRuns: RUNS },
  );
  expect(accepted).toBeGreaterThan(2.5 * RUNS);
});

test('a published round does not come after a draft', () => {
  const plan = draw('two', 8, 2);
  if (plan.type !== 'plan-rounds') throw new Error('no plan');
  const { draw: drawnBy, rounds } = plan;
  const planned: EveningEvent = { type: 'rounds-planned', from: 2, draw: drawnBy, rounds: [...rounds, ...rounds] };
  expect(places(planned, { type: 'round-published', round: 3 })).toEqual(['rounds.2']);
});

test('a table has a size that some game allows; in a draft it may be unfinished', () => {
  const plan = (...tables: readonly (readonly string[])[]): EveningEvent => ({
    ...{ type: 'rounds-planned', from: 2, draw: { method: 'by-hand' } },
    rounds: [tables],
  });
  const published: EveningEvent = { type: 'round-published', round: 2 };
  const [two, six] = [
    ['p1', 'p2'],
    ['p3', 'p4', 'p5', 'p6', 'p7', 'p8'],
  ];
  expect(places(plan(two, six))).toEqual(['rounds.2.tables.2.players']);
  expect(places(plan(two, six.slice(1)), published)).toEqual(['rounds.2.tables.1.players']);
});

test('teams consist of players of the evening, each once', () => {
  const set = (...members: readonly string[]): EveningEvent => {
    const teams: readonly Team[] = [
      { name: 'Imst', size: 2, members: ['p1', 'p2'] },
      { name: 'Zams', size: 2, members },
    ];
    return { type: 'teams-set', teams, counting: { 2: 2, 4: 4 } };
  };
  expect(places(set('p3'))).toEqual([]);
  expect(places(set('p3', 'p99'))).toEqual(['teams.2']);
  expect(places(set('p3', 'p3'))).toEqual(['teams.2']);
});

describe('amounts', () => {
  const CASH: CashFormat = {
    ...{ fee: 0, reduced: [], houseKeeps: 0, perPoint: 1_000_000, prizes: null, step: 1 },
    ...{ goods: [], pot: null, penaltiesTo: 'house' },
  };
  const agreed = (cash: CashFormat | null): EveningEvent => ({
    type: 'format-changed',
    format: { ...DEFAULT_FORMAT, deals: 1, entry: 'totals', cash },
    reason: 'Kassa',
  });
  const entered = (most: number): EveningEvent => ({
    ...{ type: 'total-entered', round: 1, table: 1 },
    total: { points: [most, -most, 0, 0].map((n) => rational(n)), deals: 1, at: '2026-11-20T19:30:00.000Z' },
  });

  test('must be exactly countable, in money too', () => {
    expect(places(agreed(CASH), entered(100))).toEqual([]);
    expect(places(agreed(null), entered(2 ** 45))).toEqual([]);
    expect(places(agreed(CASH), entered(2 ** 45))).toEqual(['history']);
  });
});
