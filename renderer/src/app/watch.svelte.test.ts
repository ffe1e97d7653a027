import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Proposal } from '#electron/protocol/messages.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { Me, RoomView } from '#electron/protocol/room.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import type { TableTalk } from '#electron/protocol/table/table-talk.ts';
import { must } from '#engine/core/assert-never.ts';
import type { SeenEvent, View } from '#engine/kernel/deal/view.ts';
import { drawn, listOf } from '#engine/testing/evenings.ts';
import { refuse } from '#engine/tournament/refusals.ts';
import type { Route } from '../route.ts';
import { TestHost } from '../testing/page.ts';
import { Connection } from './connection.svelte.ts';
import { Watch } from './watch.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const book = drawn();
const evening = book.now;
const PLACE = { evening: evening.id, round: 1, table: 1 };
const TABLE: Route = { page: 'table', ...PLACE };
const TABLES: Route = { page: 'evening', evening: evening.id, part: 'tables' };
/** Who sits at table 1, by seat. */
const sitting = must(evening.rounds[0]?.tables[0], 'table 1').players;

const sceneAt = (table: number, prompt = 1): TableScene =>
  ({ ...PLACE, table, prompt, view: null, devices: [] }) as Partial<TableScene> as TableScene;
const me = (player: string): Me => ({
  standing: 'inside',
  evening: evening.id,
  eveningName: evening.name,
  name: 'Anna',
  role: 'player',
  player,
  pen: false,
  names: [],
});

/** A page at a route, with a line; `as`: the guest that it is. */
function begun(first: Route = TABLE, as: Me | null = null) {
  const host = new TestHost();
  const connection = new Connection(host.transport, {
    received: (message) => {
      if (message.type !== 'hello' && message.type !== 'answer')
        watch.receive(message as Parameters<Watch['receive']>[0]);
    },
    isAnswered: () => true,
  });
  const visit = { isGuest: as !== null, isRecognised: as !== null, me: as, room: null as RoomView | null };
  let route = first;
  const watch = new Watch({ connection, visit, route: () => route });
  connection.greet('2026-11-20T19:30:00.000Z');
  const go = (to: Route) => {
    const before = route;
    route = to;
    watch.follow(before, () => undefined);
  };
  const asked = () => host.asked.map(({ command }) => command);
  const refused = (at: number, code: Parameters<typeof refuseHost>[0]) =>
    host.send({
      type: 'answer',
      to: must(host.asked[at], 'a command').id,
      result: { ok: false, error: [refuseHost(code)] },
    });
  return { host, visit, watch, go, asked, refused };
}

test('it asks for the evening and the table of the route, and for nothing without a line', () => {
  const { host, watch, asked } = begun();
  watch.look();
  expect(asked()).toEqual([
    { type: 'watch-evening', evening: evening.id },
    { type: 'watch-table', ...PLACE, as: 'spectator' },
  ]);
  host.cut();
  watch.look('again');
  expect(asked()).toHaveLength(2);
});

test('an evening that is here already is asked for only on a new line', () => {
  const { host, watch } = begun(TABLES);
  watch.look();
  host.send({ type: 'evening', evening });
  watch.look();
  expect(host.types).toEqual(['watch-evening']);
  watch.look('again');
  expect(host.types).toEqual(['watch-evening', 'watch-evening']);
});

test('a guest looks at nothing before the host has said that they are inside, nor at another evening', () => {
  const { host, visit, watch } = begun(TABLE, me('p1'));
  visit.isRecognised = false;
  watch.look();
  visit.isRecognised = true;
  visit.me = { ...me('p1'), evening: 'another' };
  watch.look();
  expect(host.asked).toEqual([]);
  visit.me = me('p1');
  watch.look();
  expect(host.types).toEqual(['watch-evening', 'watch-table']);
});

test('what happened is added to the evening on the screen, and to no other', () => {
  const { host, watch } = begun(TABLES);
  host.send({ type: 'evening', evening });
  const later = drawn();
  later.run(listOf('Ida'));
  const events = later.events.slice(book.events.length);
  host.send({ type: 'evening-events', evening: 'another', events });
  expect(watch.evening).toEqual(evening);
  host.send({ type: 'evening-events', evening: evening.id, events });
  expect(watch.evening).toEqual(later.now);
});

test('a guest sits where their player does, as soon as the evening says so', () => {
  const { host, watch, asked } = begun(TABLE, me(must(sitting[2], 'a player')));
  watch.look();
  expect(asked().at(-1)).toMatchObject({ type: 'watch-table', as: 'spectator' });
  host.send({ type: 'evening', evening });
  expect(asked().at(-1)).toMatchObject({ type: 'watch-table', as: 2 });
  const seated = host.asked.length;
  host.send({ type: 'table', scene: sceneAt(1) });
  expect(host.asked).toHaveLength(seated);
});

test('why a table is not shown counts only while it is still looked at that way', async () => {
  const { host, watch, refused } = begun();
  host.send({ type: 'evening', evening });
  const trouble = async (at: number, code: Parameters<typeof refuseHost>[0]) => {
    refused(at, code);
    await vi.advanceTimersByTimeAsync(0);
    return watch.trouble;
  };
  watch.look();
  watch.look();
  expect(await trouble(0, 'not-allowed')).toEqual([]);
  expect(await trouble(1, 'connection-lost')).toEqual([]);
  watch.look();
  expect(await trouble(2, 'not-allowed')).toEqual([refuseHost('not-allowed')]);
});

test('a scene of another table is not shown, and the next one goes on from what was told last', () => {
  const { host, watch } = begun();
  const event = (n: number) => ({ type: 'said', n }) as unknown as SeenEvent;
  const seen = (table: number, ...numbers: readonly number[]): TableScene => ({
    ...sceneAt(table),
    view: { now: { deal: 1 }, viewer: 'spectator', history: numbers.map(event) } as unknown as View,
  });
  host.send({ type: 'table', scene: seen(2, 9) });
  expect(watch.scene).toBeNull();
  host.send({ type: 'table', scene: seen(1, 1, 2) });
  host.send({ type: 'table', scene: seen(1, 3), from: 1 });
  expect(watch.scene?.view?.history).toEqual([event(1), event(3)]);
});

test('a word stays for six seconds, one from each seat, four at most, and only those of this table', () => {
  const { host, watch } = begun();
  const say = (n: number, seat: number | null, table = 1) => {
    const talk: TableTalk = { ...PLACE, table, n, seat, name: '', said: { type: 'phrase', phrase: 'thanks' } };
    host.send({ type: 'talk', talk });
  };
  const shown = () => watch.here.talk.map(({ n }) => n);
  say(1, 0);
  say(2, 1);
  say(3, 0, 2);
  expect(shown()).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  say(4, 0);
  expect(shown()).toEqual([2, 4]);
  for (const [i, seat] of [2, 3, null].entries()) say(5 + i, seat);
  expect(shown()).toEqual([4, 5, 6, 7]);
  vi.advanceTimersByTime(5999);
  expect(shown()).toEqual([4, 5, 6, 7]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('tables that are proposed for another evening are not shown', () => {
  const { host, watch } = begun(TABLES);
  host.send({ type: 'evening', evening });
  const proposal = (of: string) => ({ evening: of }) as Partial<Proposal> as Proposal;
  host.send({ type: 'proposal', proposal: proposal('another') });
  expect(watch.proposal).toBeNull();
  host.send({ type: 'proposal', proposal: proposal(evening.id) });
  expect(watch.proposal).toEqual(proposal(evening.id));
});

test('elsewhere, what the new page does not show is gone, and the table is watched no longer', () => {
  const { host, watch, go } = begun();
  host.send({ type: 'evening', evening });
  host.send({ type: 'table', scene: sceneAt(1) });
  host.send({ type: 'proposal', proposal: { evening: evening.id } as Partial<Proposal> as Proposal });
  watch.here.trouble = [refuse('no-such-evening')];
  go(TABLES);
  expect(watch).toMatchObject({ scene: null, trouble: [], evening });
  expect(watch.proposal).not.toBeNull();
  expect(host.types.at(-1)).toBe('unwatch-table');
  go({ page: 'lobby' });
  expect(watch).toMatchObject({ evening: null, proposal: null });
});

test('why something could not be shown is said of the address that asked for it alone', async () => {
  const { host, watch, go, refused } = begun(TABLES);
  watch.look();
  go({ page: 'table', ...PLACE, evening: 'another' });
  const table = host.asked.length - 1;
  refused(0, 'not-allowed');
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.trouble).toEqual([]);
  go(TABLES);
  refused(table, 'not-allowed');
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.trouble).toEqual([]);
});

test('a hand that turns out to be elsewhere is not watched once the table is left', async () => {
  const { host, watch, go, refused } = begun();
  watch.look();
  const table = host.asked.length - 1;
  go(TABLES);
  const before = host.asked.length;
  refused(table, 'seat-elsewhere');
  await vi.advanceTimersByTimeAsync(0);
  expect(host.types.slice(before)).toEqual([]);
});

test('what was said at one table is not shown at the next, nor does its time end anything there', () => {
  const { host, watch, go } = begun();
  const say = (table: number) => {
    const talk: TableTalk = { ...PLACE, table, n: 1, seat: 0, name: '', said: { type: 'phrase', phrase: 'thanks' } };
    host.send({ type: 'talk', talk });
  };
  say(1);
  go({ ...TABLE, table: 2 });
  expect(watch.here.talk).toEqual([]);
  vi.advanceTimersByTime(3000);
  say(2);
  vi.advanceTimersByTime(3000);
  expect(watch.here.talk).toHaveLength(1);
});
