import '../testing/loaded.ts';
import { render } from 'svelte/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EveningSummary, TableSummary } from '#electron/protocol/evening-summary.ts';
import { rational } from '#engine/core/rational.ts';
import { App } from '../app/app.svelte.ts';
import { provideDrafts } from '../drafts/draft.svelte.ts';
import { MemoryStorage, settled, TestHost, TestWindow } from '../testing/page.ts';
import Within from '../testing/Within.svelte';
import { beginnersGame } from './game/games.ts';
import { TableChoice } from './table-choice.svelte.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
});

const SEATS: TableSummary['seats'] = ['Helga', 'Resi', 'Franz', 'Leni'].map((name, i) => ({
  name,
  holder: i === 0 ? 'person' : 'bot',
}));
const table = (seats = SEATS): TableSummary => ({
  ...{ seats, totals: seats.map(() => rational(0)), played: 0, deals: 8, ended: false },
  lastAt: '2026-11-20T20:00:00.000Z',
});
const lineOf = (id: string, createdAt: string, one: TableSummary): EveningSummary =>
  ({
    ...{ id, createdAt, name: 'Tisch gegen Bots', players: 4, purpose: 'free-table', archived: false, table: one },
    rules: { family: 'koenigrufen', profile: 'ooe-2023', rulesVersion: 1, options: {} },
  }) as unknown as EveningSummary;

function begun(evenings: readonly EveningSummary[]) {
  const host = new TestHost();
  const app = new App(host.transport, new TestWindow('#/').seen);
  host.greet({ evenings });
  let made: TableChoice | undefined;
  const begin = () => {
    provideDrafts(app.drafts);
    made = new TableChoice(app);
  };
  expect(render(Within, { props: { begin } }).body).toBeDefined();
  if (!made) throw new Error('not made');
  return { host, app, choice: made };
}

test('the very first table is a simple game alone, and nobody has a name', () => {
  const { choice } = begun([]);
  expect(choice).toMatchObject({ game: beginnersGame(), mode: 'single', laps: 1, isNew: true, me: 'Ich' });
});

test('the next table is like the last one, under the same name, and is dealt at once', async () => {
  const { choice, host, app } = begun([lineOf('e1', '2026-11-20T19:00:00.000Z', table())]);
  expect(choice).toMatchObject({ game: 'koenigrufen/ooe-2023', mode: 'single', laps: 2, isNew: false, me: 'Helga' });
  const opening = choice.open();
  expect(host.asked.at(-1)?.command).toMatchObject({
    ...{ type: 'open-table', family: 'koenigrufen', profile: 'ooe-2023', deals: 8 },
    players: [{ name: 'Helga', holder: 'person' }, { holder: 'bot' }, { holder: 'bot' }, { holder: 'bot' }],
  });
  // A second press changes nothing.
  void choice.open();
  expect(host.types.filter((type) => type === 'open-table')).toHaveLength(1);
  await host.answer({ ok: true, value: { evening: 'e2' } } as never);
  expect(host.types.at(-1)).toBe('start-deal');
  await host.answer();
  await opening;
  expect(app.route).toMatchObject({ page: 'table', evening: 'e2' });
});

test('who sat there together sits there again, and the name from before is kept', () => {
  const both = SEATS.map((seat, i) => (i === 1 ? { name: 'Bert', holder: 'person' as const } : seat));
  const { choice } = begun([
    lineOf('e1', '2026-11-20T19:00:00.000Z', table()),
    lineOf('e2', '2026-11-21T19:00:00.000Z', table(both)),
  ]);
  expect(choice.mode).toBe('hot-seat');
  expect(choice.people.slice(0, 4)).toEqual(both);
  choice.mode = 'single';
  expect(choice.me).toBe('Helga');
});

test('a refused name is marked at its seat', async () => {
  const { choice, host } = begun([]);
  const opening = choice.open();
  await host.answer({
    ok: false,
    error: [{ layer: 'tournament', code: 'name-missing', at: { newPlayer: 0 } }],
  } as never);
  await opening;
  await settled();
  expect([choice.isRefused(0), choice.isRefused(1), choice.busy]).toEqual([true, false, false]);
});
