import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { printPlace } from '#engine/core/place.ts';
import { showRational } from '#engine/core/rational.ts';
import type { Row } from '#engine/kernel/score.ts';
import { type Book, confirmationOf, correctionOf, dealOf, drawn, IDLE } from '#engine/testing/evenings.ts';
import { parseEventFile, printEventFile } from '../events/event-format.ts';
import { evolve } from '../events/evolve.ts';
import { invalidPlaces } from '../events/validate.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import type { EveningCommand } from '../state/commands.ts';
import { dealerOf } from '../state/places.ts';
import { isReported } from '../state/tables.ts';
import type { EveningEvent, EveningState, TableState } from '../state/types.ts';

const PLACE = { round: 1, table: 1 } as const;
const tableOne = (state: EveningState): TableState => must(state.rounds[0]?.tables[0], 'table 1');
const enter = (deal: number, dealer: number, to = 0): EveningCommand => ({
  type: 'enter-deal',
  ...dealOf(1, deal, dealer, to, 1),
});
const redealRow = (dealer: number, table = 4): Row => ({
  table,
  dealer,
  outcome: 'redeal',
  games: [],
  items: [],
  notes: { reason: '=lay open', referee: 'Moser' },
});
const again = (deal: number, dealer: number): EveningCommand => ({
  type: 'enter-deal',
  ...{ ...PLACE, deal, row: redealRow(dealer), settlement: [], source: 'entered', by: 'Resi' },
  entry: { contract: 'redeal', reason: '=lay open', referee: 'Moser' },
});

/** Two deals at table 1, the second one dealt twice. */
function club(): Book {
  const book = drawn();
  expect(book.run(enter(1, 0))).toEqual([]);
  expect(book.run(again(2, 1))).toEqual([]);
  expect(book.run(again(2, 1))).toEqual([]);
  return book;
}

describe('a deal that is dealt again', () => {
  test('is recorded, and the same dealer deals the same deal', () => {
    const book = club();
    const table = tableOne(book.now);
    expect(table.results.map(({ deal }) => deal)).toEqual([1]);
    expect(table.redeals).toHaveLength(2);
    expect(table.redeals?.[0]).toMatchObject({ deal: 2, by: 'Resi', row: { notes: { referee: 'Moser' } } });
    expect(dealerOf(table, 2)).toBe(1);
    expect(isReported(book.now.format, table)).toBe(false);
    expect(book.run(enter(2, 2))).toEqual(['row-does-not-fit @ dealer']);
    expect(book.run(enter(2, 1))).toEqual([]);
    expect(isReported(book.now.format, tableOne(book.now))).toBe(true);
  });

  test('counts neither in standings nor in numbers of deals', () => {
    const [book, plain] = [club(), drawn()];
    plain.run(enter(1, 0));
    for (const one of [book, plain]) one.run(enter(2, 1, 3));
    const shown = ({ now }: Book) =>
      eveningStandings(now).lines.map(
        ({ entrant, total, dealsPlayed: n }) => `${entrant.name} ${showRational(total)} ${n}`,
      );
    expect(shown(book)).toEqual(shown(plain));
  });

  test('starts the round, so that its draw can no longer be discarded', () => {
    const book = drawn();
    expect(book.run(again(1, 0))).toEqual([]);
    expect(book.now.rounds[0]?.phase).toBe('running');
    expect(book.run({ type: 'discard-draw', round: 1 })).toEqual(['round-begun @ round 1, table 1']);
  });

  test('must be the next one, by the right dealer, while nobody plays and the round is open', () => {
    const book = club();
    expect(book.run(again(1, 0))).toEqual(['deal-already-entered @ 1']);
    expect(book.run(again(3, 2))).toEqual(['round-finished @ 3']);
    expect(book.run(again(2, 3))).toEqual(['row-does-not-fit @ dealer']);
    expect(book.run(again(2, 1), { ...IDLE, running: [PLACE] })).toEqual(['deal-running @ round 1, table 1']);
    book.run(enter(2, 1));
    expect(book.run(again(3, 2))).toEqual(['round-finished @ 3']);
    book.run({ type: 'strike-deals', round: 1, table: 2, reason: 'time' });
    book.run({ type: 'close-round', round: 1 });
    expect(book.run(again(3, 2))).toEqual(['round-closed @ 1']);
  });

  test('neither replaces a result nor is compared with one', () => {
    const book = club();
    const { type: _, ...deal } = again(1, 0) as Extract<EveningCommand, { type: 'enter-deal' }>;
    expect(book.run(correctionOf(book.now, 'misdeal', deal))).toEqual(['redeal-is-no-result @ 1']);
    expect(book.run({ type: 'check-deal', ...deal, by: 'Sepp' })).toEqual(['redeal-is-no-result @ 1']);
    expect(book.run(confirmationOf(book.now, { ...PLACE, deal: 1 }, 'Sepp'))).toEqual([]);
  });
});

/** The events written to a file and read back. */
function throughFile(events: readonly EveningEvent[]): EveningState {
  const history = events.map((event, i) => ({ step: i + 1, at: '2026-11-20T18:00:00.000Z', by: 'director', event }));
  const file = { v: 1, kind: 'tarockabend-evening', history } as Parameters<typeof printEventFile>[0];
  const parsed = parseEventFile(JSON.parse(JSON.stringify(printEventFile(file))));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const read = parsed.value.history as readonly { readonly event: EveningEvent }[];
  return must(
    read.reduce<EveningState | null>((state, { event }) => evolve(state, event), null),
    'an evening',
  );
}

describe('in an event file', () => {
  test('it comes back as it was', () => {
    const book = club();
    book.run(enter(2, 1));
    const state = throughFile(book.events);
    expect(state).toEqual(book.now);
    expect(invalidPlaces(state)).toEqual([]);
  });

  test('the impossible is refused at its place', () => {
    const places = (change: (event: EveningEvent) => EveningEvent): readonly (string | undefined)[] =>
      invalidPlaces(throughFile(club().events.map(change))).map(({ at }) => at && printPlace(at));
    const redealt = (more: object) => (event: EveningEvent) =>
      event.type === 'deal-redealt' ? { ...event, redeal: { ...event.redeal, ...more } } : event;
    const both = (at: string) => [1, 2].map((n) => `rounds.1.tables.1.redeals.${n}.${at}`);
    expect(places(redealt({ deal: 3 }))).toEqual(both('deal'));
    expect(places(redealt({ row: redealRow(1, 5) }))).toEqual(both('row'));
    expect(places(redealt({ row: { ...redealRow(1), outcome: 'annulled' } }))).toEqual(both('row'));
    const asResult = (event: EveningEvent) =>
      event.type === 'deal-entered' ? { ...event, result: { ...event.result, row: redealRow(0) } } : event;
    expect(places(asResult)).toEqual(['rounds.1.tables.1.results.1.row']);
  });
});
