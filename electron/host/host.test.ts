import { expect, test } from 'vitest';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import { refuseHost } from '../protocol/refusals.ts';
import { PROTOCOL_VERSION } from '../protocol/version.ts';
import { useLaptop } from './testing/laptop.ts';
import { findProbe, PROBE } from './testing/probe.ts';
import { firstOf, openClub, playOut, seatBots, Visitor } from './testing/visitor.ts';

const laptop = useLaptop({ findGame: findProbe });

const PLACE = { round: 1, table: 1 } as const;

test('says hello first, with its version, settings and evenings', async () => {
  const visitor = new Visitor(laptop.host);
  await openClub(visitor, PROBE);
  expect(visitor.received[0]).toMatchObject({
    type: 'hello',
    v: PROTOCOL_VERSION,
    appVersion: '1.2.3',
    settings: { language: 'de' },
  });
  const second = new Visitor(laptop.host);
  await second.until(() => second.evenings.length > 0, 'hello');
  expect(second.evenings).toMatchObject([{ name: 'Club Imst', players: 8, rounds: 1 }]);
});

test('sends what changed before it answers', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor, PROBE);
  const { players } = visitor.evening ?? { players: [] };
  await visitor.ask({ type: 'rename-player', evening, player: players[0]?.id ?? '', name: 'Annelies' });
  expect(visitor.evening?.players[0]?.name).toBe('Annelies');
  expect(visitor.received.slice(-2).map(({ type }) => type)).toEqual(['evening-events', 'answer']);
});

test('plays a deal with bots to its end, redeals included, and goes on after a restart', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor, PROBE);
  await seatBots(visitor, evening);
  await visitor.ask({ type: 'watch-table', evening, ...PLACE, as: 0 });
  expect(visitor.scene).toMatchObject({ view: null, closed: 0, last: null });
  await visitor.ask({ type: 'start-deal', evening, ...PLACE });
  expect(await visitor.refused({ type: 'start-deal', evening, ...PLACE })).toEqual(['deal-running @ round 1, table 1']);
  await playOut(visitor, evening);
  const evenings = visitor.received.filter(({ type }) => type === 'evening').length;
  expect(evenings, 'not after every card: created, eight players, the draw, bots, the result').toBeLessThan(10);
  expect(visitor.scene).toMatchObject({ view: null, closed: 1, last: { deal: 1, view: { phase: null } } });
  const current = visitor.evening;
  expect(current?.rounds[0]?.tables[0]?.results).toMatchObject([{ deal: 1, source: 'played' }]);

  await laptop.restart();
  const again = new Visitor(laptop.host);
  await again.ask({ type: 'watch-evening', evening });
  await again.ask({ type: 'watch-table', evening, ...PLACE, as: 0 });
  expect(again.evening).toEqual(current);
  expect(again.scene).toEqual(visitor.scene);
});

test('deals again by itself, by the next dealer, if all pass', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor, PROBE);
  await visitor.ask({ type: 'start-deal', evening, ...PLACE });
  for (let seat = 1; seat <= 4; seat++) {
    await visitor.ask({ type: 'watch-table', evening, ...PLACE, as: seat % 4 });
    const prompt = visitor.scene?.prompt ?? -1;
    await visitor.ask({ type: 'act', evening, ...PLACE, seat: seat % 4, prompt, action: { type: 'pass' } });
  }
  expect(visitor.scene?.view).toMatchObject({ dealer: 1, now: { deal: 1 }, phase: 'open', turn: { must: [2] } });
  expect(visitor.scene?.prompt).toBe(6);
});

test('refuses an answer to an old prompt, a bot’s seat, and cards that are not held', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor, PROBE);
  const act = { type: 'act', evening, ...PLACE, action: { type: 'open' } } as const;
  expect(await visitor.refused({ ...act, seat: 1, prompt: 0 })).toEqual(['no-running-deal']);
  await seatBots(visitor, evening, [0]);
  await visitor.ask({ type: 'start-deal', evening, ...PLACE });
  await visitor.ask({ type: 'watch-table', evening, ...PLACE, as: 1 });
  const prompt = visitor.scene?.prompt ?? -1;
  expect(await visitor.refused({ ...act, seat: 1, prompt: prompt - 1 })).toEqual([`stale-prompt @ ${prompt - 1}`]);
  expect(await visitor.refused({ ...act, seat: 0, prompt })).toEqual(['not-your-seat @ 0']);
  expect(await visitor.refused({ ...act, seat: 7, prompt })).toEqual(['no-such-seat @ 7']);
  expect(await visitor.refused({ ...act, seat: 2, prompt })).toEqual(['not-your-turn @ 2']);
  expect(await visitor.refused({ ...act, seat: 1, prompt, action: { type: 'fly' } })).toEqual(['unknown-action @ fly']);
  await visitor.ask({ ...act, seat: 1, prompt });
  const next = { ...act, seat: 1, prompt: prompt + 1, action: { type: 'show', card: 'F99' } };
  expect(await visitor.refused(next)).toEqual(['not-held @ F99']);
});

test('shows a seat’s cards only while a person holds it', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor, PROBE);
  await visitor.ask({ type: 'start-deal', evening, ...PLACE });
  await visitor.ask({ type: 'watch-table', evening, ...PLACE, as: 3 });
  expect(visitor.scene?.view?.zones['hand:3']).not.toContain(null);
  expect(visitor.scene?.view?.zones['hand:2']).toEqual([null, null]);
  await visitor.ask({ type: 'hold-seat', evening, ...PLACE, seat: 3, holder: 'bot' });
  expect(visitor.scene?.view?.viewer).toBe('spectator');
  expect(visitor.scene?.view?.zones['hand:3']).toEqual([null, null]);
  expect(await visitor.refused({ type: 'watch-table', evening, ...PLACE, as: 3 })).toEqual(['seat-held-by-bot @ 3']);
  await visitor.ask({ type: 'watch-table', evening, ...PLACE, as: 'spectator' });
  await visitor.ask({ type: 'unwatch-table' });
});

test('carries a request out once, however often it comes', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor, PROBE);
  const answers: unknown[] = [];
  const connection = laptop.host.open((message) => answers.push(message));
  const request = {
    v: PROTOCOL_VERSION,
    id: 'same',
    command: {
      type: 'create-evening',
      name: 'Twice',
      ...PROBE,
      options: {},
      format: DEFAULT_FORMAT,
    },
  };
  connection.receive(request);
  connection.receive(request);
  await visitor.until(() => answers.length >= 3, 'two answers');
  connection.receive(request);
  await visitor.until(() => answers.length >= 4, 'a third answer');
  const [, first, second, third] = answers;
  expect(first).toMatchObject({ type: 'answer', to: 'same', result: { ok: true } });
  expect([second, third]).toEqual([first, first]);
  expect(visitor.evenings.map(({ name }) => name)).toEqual(['Club Imst', 'Twice']);
  expect(visitor.evenings[0]?.id).toBe(evening);
});

test('reads again what is only read, however often the same request comes', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor, PROBE);
  const steps: number[] = [];
  const connection = laptop.host.open((message) => {
    if (message.type !== 'answer' || !message.result.ok) return;
    steps.push((message.result.value as { readonly lines: readonly unknown[] }).lines.length);
  });
  const request = { v: PROTOCOL_VERSION, id: 'log', command: { type: 'read-log', evening } };
  connection.receive(request);
  await visitor.until(() => steps.length === 1, 'an answer');
  await visitor.ask({ type: 'import-players', evening, text: 'Ida' });
  connection.receive(request);
  await visitor.until(() => steps.length === 2, 'another answer');
  const [before = 0, after = 0] = steps;
  expect(after).toBe(before + 1);
});

test('answers what it cannot parse with the place', async () => {
  const answers: unknown[] = [];
  const connection = laptop.host.open((message) => answers.push(message));
  connection.receive(null);
  connection.receive({ v: PROTOCOL_VERSION, id: 'x', command: { type: 'dance' } });
  connection.receive({ v: PROTOCOL_VERSION + 1, id: 'y', command: { type: 'unwatch-table' } });
  connection.receive({ v: PROTOCOL_VERSION, id: 'z', command: { type: 'read-log', evening: '' } });
  const visitor = new Visitor(laptop.host);
  await visitor.until(() => answers.length === 5, 'four answers');
  const error = (to: string, at: string): unknown => ({
    type: 'answer',
    to,
    result: { ok: false, error: [refuseHost('bad-message', { field: at })] },
  });
  expect(answers.slice(1)).toEqual([
    error('', 'message'),
    error('x', 'command.type'),
    error('y', 'v'),
    error('z', 'command.evening'),
  ]);
  expect(await visitor.refused({ type: 'read-log', evening: 'gone' })).toEqual(['no-such-evening @ gone']);
});

test('previews, enters and corrects a deal from paper, but nothing while a deal is running', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor, PROBE, 2);
  const row = { table: 4, dealer: 0, outcome: 'played', games: [], items: [], measures: [1, 5, 3, 2], notes: {} };
  const enter = { type: 'enter-deal', evening, ...PLACE, deal: 1, entry: row } as const;
  const preview = await visitor.ask({ ...enter, type: 'preview-entry' });
  expect(preview.settlement.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [2, 1],
    [3, 1],
  ]);
  expect(visitor.evening?.rounds[0]?.tables[0]?.results).toEqual([]);
  expect(await visitor.refused({ ...enter, entry: { ...row, dealer: 'x' } })).toEqual(['wrong-value @ dealer']);
  expect(await visitor.refused({ ...enter, entry: { ...row, dealer: 2 } })).toEqual(['row-does-not-fit @ dealer']);
  expect(await visitor.refused({ ...enter, deal: 2 })).toEqual(['deal-out-of-order @ 1']);
  await visitor.ask({ type: 'start-deal', evening, ...PLACE });
  expect(await visitor.refused(enter)).toEqual(['deal-running @ round 1, table 1']);
  const elsewhere = { ...enter, table: 2 };
  await visitor.ask(elsewhere);
  expect(await visitor.refused(elsewhere)).toEqual(['deal-already-entered @ 1']);
  const entry = { ...row, measures: [9, 5, 3, 2] };
  const correction = { ...elsewhere, type: 'correct-deal', entry, reason: 'misread' } as const;
  expect(await visitor.refused({ ...correction, base: '0'.repeat(64) })).toEqual(['stale-entry @ 1']);
  await visitor.ask({ ...correction, base: visitor.seen(elsewhere) });
  const table = visitor.evening?.rounds[0]?.tables[1];
  expect(table?.results).toMatchObject([{ deal: 1, source: 'entered', reason: 'misread', entry }]);
  const best = visitor.evening && eveningStandings(visitor.evening).lines[0];
  expect(best).toMatchObject({ rank: 1, id: table?.players[0], total: { n: 3, d: 1 } });
  await visitor.ask({ ...elsewhere, deal: 2, entry: { ...row, dealer: 1 } });
  expect(await visitor.refused({ type: 'start-deal', evening, round: 1, table: 2 })).toEqual([
    'round-finished @ round 1, table 2',
  ]);
});

test('changes settings for everybody, and exports in their language', async () => {
  const [one, two] = [new Visitor(laptop.host), new Visitor(laptop.host)];
  const evening = await openClub(one, PROBE);
  await one.ask({ type: 'change-settings', settings: { language: 'en' } });
  await two.until(() => two.settings?.language === 'en', 'settings');
  const { fileName, text } = await one.ask({ type: 'export', evening, what: 'csv' });
  expect(fileName).toMatch(/^Tarockabend-Club-Imst-\d{4}-\d\d-\d\d\.csv$/);
  expect(text).toContain('Rank,Name,');
});

test('names every line of a broken list and imports none of it', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor, PROBE);
  const list = 'Name;Nr\nIda;1\n ;2\nanna;3\nIda;4\nX;5;6\n"Jo;7\nKarl;8';
  expect(await visitor.refused({ type: 'import-players', evening, text: list })).toEqual([
    'empty-name @ line 3',
    'duplicate-name @ line 4: anna',
    'name-twice @ line 5/2: Ida',
    'too-many-columns @ line 6: X',
    'broken-quote @ line 7',
  ]);
  expect(visitor.evening?.players.length).toBe(8);
});

test('a table of bots alone plays, and a person can take over a seat in the middle of a deal', async () => {
  await laptop.restart({ pace: { bot: 5, trick: 5, clock: 5 } });
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor, PROBE);
  await seatBots(visitor, evening, [0, 1, 2, 3]);
  await visitor.ask({ type: 'watch-table', evening, ...PLACE, as: 'spectator' });
  await visitor.ask({ type: 'start-deal', evening, ...PLACE });
  await visitor.until(() => (visitor.scene?.prompt ?? 0) > 1, 'a bot acts');
  await visitor.ask({ type: 'hold-seat', evening, ...PLACE, seat: 0, holder: 'person' });
  await visitor.ask({ type: 'watch-table', evening, ...PLACE, as: 0 });
  await playOut(visitor, evening);
  expect(visitor.scene?.closed).toBe(1);
  expect(firstOf(visitor.scene?.view?.offers ?? [])).toBeUndefined();
});

test('says so after it has stopped', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor, PROBE);
  await laptop.host.stop();
  expect(await visitor.refused({ type: 'read-log', evening })).toEqual(['host-stopping']);
});

test('tells of a free table who sits there, how far it has come and what they have', async () => {
  const visitor = new Visitor(laptop.host);
  const names = ['Anna', 'Resi', 'Franz', 'Leni'];
  const { evening } = await visitor.ask({
    ...{ type: 'open-table', name: 'Tisch', ...PROBE, options: {}, deals: 2 },
    players: names.map((name) => ({ name, holder: 'bot' })),
  });
  const line = () => visitor.evenings.find(({ id }) => id === evening)?.table;
  await visitor.until(() => line() !== undefined, 'its line');
  expect(line()).toMatchObject({ played: 0, deals: 2, ended: false, totals: names.map(() => ({ n: 0, d: 1 })) });
  expect(line()?.seats.map(({ name }) => name)).toEqual(names);
  for (const played of [1, 2]) {
    await visitor.ask({ type: 'start-deal', evening, ...PLACE });
    await visitor.until(() => line()?.played === played, 'a result');
  }
  expect(line()?.ended).toBe(true);
  expect(line()?.totals.some(({ n }) => n !== 0)).toBe(true);
});
