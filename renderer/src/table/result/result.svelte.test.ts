import '#page/testing/loaded.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { must } from '#engine/core/assert-never.ts';
import { GAMES } from '#engine/games/index.ts';
import { printRecord } from '#engine/kernel/deal/formats.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { record } from '#engine/kernel/deal/replay.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { playedAtRandom } from '#engine/testing/played-at-random.ts';
import { App } from '#page/app/app.svelte.ts';
import { MemoryStorage, settled, TestHost, TestWindow } from '#page/testing/page.ts';
import { EndingState } from './ending/ending.svelte.ts';
import { ResultState } from './result.svelte.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

const made = GAMES.koenigrufen.tableRules('tirol-speisezettel', {});
if (!made.ok) throw new Error(made.error.code);
const tableRules = made.value;
const rules = GAMES.koenigrufen.rules(tableRules);

/** A deal that ended as `is` says, as seat 3 saw it, and its record. */
function dealt(is: (end: State) => boolean) {
  for (let seed = 1; ; seed++) {
    const { deck, end } = playedAtRandom(rules, seed, 0);
    if (is(end)) return { own: view(rules, end, 3), record: record(rules, tableRules, deck, end) };
  }
}
const lying = (end: State, zone: string): number => (end.zones[zone] ?? []).length;
/** It was decided while others still had cards that they had not laid open. */
const early = dealt((end) => end.end === 'settle' && view(rules, end, 3).zones['hand:0']?.includes(null) === true);
/** Somebody else laid away, and a half of the talon was left. */
const exchanged = dealt((end) => lying(end, 'laid:1') > 0 && lying(end, 'talon:0') + lying(end, 'talon:1') > 0);
const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];

function begun({ isGuest = false, deal = early } = {}) {
  const host = new TestHost();
  const app = new App(host.transport, new TestWindow('#/evening/e1/table/1/1').seen);
  host.greet();
  if (isGuest) vi.spyOn(app, 'isGuest', 'get').mockReturnValue(true);
  const scene = {
    ...{ evening: 'e1', round: 1, table: 1, purpose: 'free-table', names: NAMES, rules: tableRules },
    ...{ holders: ['bot', 'bot', 'bot', 'person'], deals: 4, closed: 4, ended: true },
  };
  let last = { deal: 4, source: 'played', row: deal.record.row, settlement: [], view: deal.own, fair: null };
  const sceneNow = () => ({ ...scene, last }) as unknown as TableScene;
  const result = new ResultState(app, sceneNow);
  const before = host.asked.length;
  return {
    host,
    app,
    result,
    ending: new EndingState(app, result, sceneNow),
    /** The result of another deal is on the screen. */
    next: () => void (last = { ...last, deal: 5 }),
    asked: () => host.types.slice(before),
  };
}
const shown = ({ result }: ReturnType<typeof begun>) => result.cards?.hands.flatMap(({ cards }) => cards).length ?? 0;

test('what a player saw is shown at once, and everything when the record of the deal has come', async () => {
  const page = begun();
  const known = shown(page);
  const opening = page.result.open();
  expect(page.asked()).toEqual(['read-record']);
  await page.host.answer({ ok: true, value: { record: printRecord(early.record) } });
  await opening;
  expect(shown(page)).toBeGreaterThan(known);
  expect(shown(page)).toBe(48);
});

test('a guest sees of a deal what counted: what others laid away, and the rest of the talon', async () => {
  const { result, asked } = begun({ isGuest: true, deal: exchanged });
  await result.open();
  expect(asked()).toEqual([]);
  const { hands, places } = must(result.cards, 'cards');
  const seen = [...hands.flatMap(({ cards, laid }) => [...cards, ...laid]), ...places.flatMap(({ cards }) => cards)];
  expect(hands.find(({ seat }) => seat === 1)?.laid.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set(exchanged.record.deck));
});

test('if the cards are held back, and on a guest’s device, nothing more is shown', async () => {
  const page = begun();
  const opening = page.result.open();
  await page.host.answer({ ok: false, error: [refuseHost('deal-sealed', { round: 1 })] });
  await opening;
  expect(page.result.cards?.hands).toHaveLength(4);
  const guest = begun({ isGuest: true });
  await guest.result.open();
  expect(guest.asked()).toEqual([]);
});

test('another round is a new table of the same people by the same rules, and its first deal', async () => {
  const { host, app, ending, asked } = begun();
  const going = ending.another();
  void ending.another();
  expect(asked()).toEqual(['open-table']);
  expect(host.asked.at(-1)?.command).toMatchObject({
    profile: 'tirol-speisezettel',
    options: {},
    deals: 4,
    players: NAMES.map((name, seat) => ({ name, holder: seat === 3 ? 'person' : 'bot' })),
  });
  await host.answer({ ok: true, value: { evening: 'e2' } });
  expect(asked()).toEqual(['open-table', 'start-deal']);
  await host.answer();
  await going;
  expect(app.route).toEqual({ page: 'table', evening: 'e2', round: 1, table: 1 });
});

test('another round that cannot be dealt says why, and nobody is taken to it who has gone elsewhere', async () => {
  const { host, app, ending } = begun();
  const { route } = app;
  const going = ending.another();
  await host.answer({ ok: true, value: { evening: 'e2' } });
  await host.answer({ ok: false, error: [refuseHost('connection-lost')] });
  await going;
  expect(app.route).toEqual(route);
  expect(ending.submission.refusals).toHaveLength(1);
  const again = ending.another();
  await host.answer({ ok: true, value: { evening: 'e3' } });
  const dealing = host.asked.at(-1)?.id ?? '';
  app.go({ page: 'lobby' });
  host.send({ type: 'answer', to: dealing, result: { ok: true, value: null } });
  await again;
  expect(app.route).toEqual({ page: 'lobby' });
});

test('a revenge plays the recorded deal from its start; a refusal is shown and nothing is opened', async () => {
  const { host, app, ending, asked } = begun();
  const going = ending.revenge(2, 'Revanche');
  await host.answer({ ok: true, value: { record: printRecord(early.record) } });
  expect(host.asked.at(-1)?.command).toMatchObject({ type: 'play-record', from: 0, name: 'Revanche' });
  await host.answer({ ok: true, value: { evening: 'e3' } });
  await going;
  expect(app.route).toMatchObject({ page: 'table', evening: 'e3' });
  const again = ending.revenge(1, 'Revanche');
  await host.answer({ ok: false, error: [refuseHost('deal-not-recorded', { deal: 1 })] });
  await again;
  await settled();
  expect(ending.submission.refusals).toHaveLength(1);
  expect(asked().filter((type) => type === 'play-record')).toHaveLength(1);
});

test('cards that are fetched late are those of their own deal', async () => {
  const { host, result, next } = begun();
  const opening = result.open();
  const { looked } = result;
  next();
  await host.answer({ ok: true, value: { record: printRecord(early.record) } });
  await opening;
  expect([looked.opened === null, result.looked.opened]).toEqual([false, null]);
});
