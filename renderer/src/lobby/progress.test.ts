import { expect, test } from 'vitest';
import type { EveningSummary, TableSummary } from '#electron/protocol/evening-summary.ts';
import { rational } from '#engine/core/rational.ts';
import { leadersOf, ownSeat, setTable, tablesOf, unfinished } from './progress.ts';

const bot = (name: string) => ({ name, holder: 'bot' as const });
const person = (name: string) => ({ name, holder: 'person' as const });
const SEATS = [person('Helga'), bot('Resi'), bot('Franz'), bot('Leni')];

const tableWith = (with_: Partial<TableSummary> = {}): TableSummary => ({
  ...{ seats: SEATS, totals: SEATS.map(() => rational(0)), played: 0, deals: 4, ended: false },
  lastAt: '2026-11-20T20:00:00.000Z',
  ...with_,
});
const line = (id: string, table: TableSummary | null, more: Partial<EveningSummary> = {}) =>
  ({ id, createdAt: '2026-11-20T19:00:00.000Z', archived: false, table, ...more }) as EveningSummary;

test('a player goes on where they played last, unless that is over, removed or a table of bots', () => {
  const bots = SEATS.map(({ name }) => bot(name));
  const lines = [
    line('older', tableWith()),
    line('newer', tableWith({ lastAt: '2026-11-21T20:00:00.000Z' })),
    line('over', tableWith({ lastAt: '2026-11-22T20:00:00.000Z', ended: true })),
    line('removed', tableWith({ lastAt: '2026-11-22T20:00:00.000Z' }), { archived: true }),
    line('watched', tableWith({ lastAt: '2026-11-22T20:00:00.000Z', seats: bots })),
    line('club', null),
  ];
  expect(unfinished(lines)?.id).toBe('newer');
  expect(tablesOf(lines).map(({ id }) => id)).toEqual(['over', 'watched', 'newer', 'older']);
  expect(tablesOf(lines, true).map(({ id }) => id)).toEqual(['removed']);
  expect(unfinished([line('club', null)])).toBeUndefined();
});

test('the next table is as the one that was set up last, not as a deal from its record', () => {
  const later = { createdAt: '2026-11-21T19:00:00.000Z' };
  const lines = [line('set', tableWith()), line('again', tableWith({ deals: 1 }), later)];
  expect(setTable(lines)?.id).toBe('set');
  expect(setTable(lines, ({ seats }) => seats.length === 3)).toBeUndefined();
});

test('who leads is nobody before the first result, and several if they are level', () => {
  const totals = [5, -5, 5, -5].map((n) => rational(n));
  expect(leadersOf(tableWith({ totals }))).toEqual([]);
  expect(leadersOf(tableWith({ totals, played: 1 }))).toEqual([0, 2]);
});

test('a table is somebody’s own if they are the only person there', () => {
  expect(ownSeat(tableWith())).toBe(0);
  expect(ownSeat(tableWith({ seats: [person('Anna'), person('Bert'), bot('Resi'), bot('Franz')] }))).toBeUndefined();
});
