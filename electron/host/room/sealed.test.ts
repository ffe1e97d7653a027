import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import type { HostPort } from '../port.ts';
import { useLaptop } from '../testing/laptop.ts';
import { NO_NETWORK } from '../testing/open-host.ts';
import { letIn, newTicket, openClub, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop({ rooms: () => NO_NETWORK });
const ONE = { round: 1, table: 1 } as const;
const TWO = { round: 1, table: 2 } as const;

/** A guest who plays at no table joins. */
async function comes(host: HostPort, director: Visitor, role: 'spectator' | 'writer'): Promise<Visitor> {
  const guest = new Visitor(host, { type: 'visitor' });
  const ticket = newTicket();
  await guest.ask({ type: 'join', name: role, role, player: null, ticket });
  const id = must(host.admission.guestOfTicket(ticket), 'a guest');
  await director.ask({ type: 'admit-guest', guest: id, role, player: null });
  await guest.until(() => guest.me?.standing === 'inside', 'inside');
  return guest;
}

/** A duplicate evening whose first table has played two deals of three; a guest plays at seat 0 of each table. */
async function hall() {
  const { host } = laptop;
  const director = new Visitor(host);
  const evening = await openClub(director);
  const format = { ...DEFAULT_FORMAT, deals: 3, duplicate: true };
  await director.ask({ type: 'change-format', evening, reason: 'dieselben Karten', format });
  for (const table of [1, 2])
    for (const seat of [1, 2, 3])
      await director.ask({ type: 'hold-seat', evening, round: 1, table, seat, holder: 'bot' });
  await director.ask({ type: 'open-room', evening, rules: { doors: 'ask', pens: true } });
  const playerAt = (table: number): string =>
    must(director.evening?.rounds[0]?.tables[table - 1]?.players[0], 'a player');
  const { guest: here } = await letIn(host, director, playerAt(1));
  const { guest: there } = await letIn(host, director, playerAt(2));
  const spectator = await comes(host, director, 'spectator');
  const writer = await comes(host, director, 'writer');
  const all = { here, there, spectator, writer };
  for (const guest of Object.values(all)) await guest.watch(evening);
  // From now on a bot plays for them; the seats stay theirs.
  for (const table of [1, 2])
    await director.ask({ type: 'hold-seat', evening, round: 1, table, seat: 0, holder: 'bot' });
  const play = async (table: number): Promise<void> => {
    const closed = (): number => director.evening?.rounds[0]?.tables[table - 1]?.results.length ?? 0;
    const before = closed();
    await director.ask({ type: 'start-deal', evening, round: 1, table });
    await director.until(() => closed() > before, 'the end of a deal');
  };
  return { director, evening, play, playerAt, ...all };
}

/** By table: the deals whose results a guest knows, and those that are held back. */
const known = (state: EveningState | undefined) =>
  state?.rounds[0]?.tables.map(({ results }) => ({
    open: results.filter(({ sealed }) => !sealed).map(({ deal }) => deal),
    sealed: results.filter(({ sealed }) => sealed).map(({ deal }) => deal),
  }));

test('the results of cards that another table is still to play are sent only to those who made them', async () => {
  const { director, evening, play, here, there, spectator, writer } = await hall();
  await play(1);
  await play(1);
  expect(known(director.evening)).toEqual([
    { open: [1, 2], sealed: [] },
    { open: [], sealed: [] },
  ]);
  expect(known(here.evening)).toEqual(known(director.evening));
  const held = [
    { open: [], sealed: [1, 2] },
    { open: [], sealed: [] },
  ];
  for (const one of [there, spectator, writer]) {
    expect(known(one.evening)).toEqual(held);
    // A full snapshot is the same.
    expect(known(await one.watch(evening))).toEqual(held);
    const results = must(director.evening?.rounds[0]?.tables[0]?.results, 'results');
    for (const { row, settlement } of results) {
      const text = JSON.stringify(one.received);
      expect(text).not.toContain(JSON.stringify(row.games));
      for (const item of settlement) expect(text).not.toContain(JSON.stringify(item));
    }
  }
  expect(await writer.refused({ type: 'preview-entry', evening, ...ONE, deal: 3, entry: {} })).toEqual([
    'deal-sealed @ 1',
  ]);
  // The sum of a sheet would reveal it, too.
  const total = { evening, ...ONE, points: ['0', '0', '0', '0'] };
  expect(await writer.refused({ type: 'enter-total', ...total, deals: 2 })).toEqual(['deal-sealed @ 1']);
  expect(await writer.refused({ type: 'check-total', ...total, by: 'x' })).toEqual(['deal-sealed @ 1']);
  await play(2);
  const opened = [
    { open: [1], sealed: [2] },
    { open: [1], sealed: [] },
  ];
  for (const one of [there, spectator, writer]) expect(known(one.evening)).toEqual(opened);
  expect(known(here.evening)).toEqual([
    { open: [1, 2], sealed: [] },
    { open: [1], sealed: [] },
  ]);
  await play(2);
  for (const one of [here, there, spectator, writer]) expect(one.evening?.rounds).toEqual(here.evening?.rounds);
  // What was sent as events equals the full snapshot.
  const before = spectator.evening;
  expect(await spectator.watch(evening)).toEqual(before);
});

test('nobody watches a table while another one has still to play its cards, except from a seat there', async () => {
  const { evening, play, here, there, spectator, writer } = await hall();
  const watch = { type: 'watch-table', evening, ...ONE, as: 'spectator' } as const;
  await play(1);
  for (const one of [there, spectator, writer]) {
    await one.ask(watch);
    await one.until(() => one.scene !== undefined, 'a table');
    expect(one.scene).toMatchObject({ sealed: true, view: null, last: null, fair: null, closed: 1 });
  }
  await here.ask(watch);
  expect(here.scene).toMatchObject({ sealed: false, last: { deal: 1 } });
  // While it is held back, not even the pace is sent.
  const sent = spectator.received.filter(({ type }) => type === 'table').length;
  await play(1);
  expect(spectator.scene).toMatchObject({ sealed: true, closed: 2 });
  expect(spectator.received.filter(({ type }) => type === 'table').length).toBe(sent + 1);
  await play(2);
  expect(spectator.scene).toMatchObject({ sealed: true });
  await play(2);
  for (const one of [there, spectator, writer])
    expect(one.scene).toMatchObject({ sealed: false, last: { deal: 2 }, closed: 2 });
});

test('what was watched is held back as soon as it is no longer the guest’s own', async () => {
  const { director, evening, play, playerAt, here } = await hall();
  await here.ask({ type: 'watch-table', evening, ...ONE, as: 'spectator' });
  await play(1);
  expect(here.scene).toMatchObject({ sealed: false, last: { deal: 1 } });
  const guest = must(
    director.room?.guests.find(({ player }) => player === playerAt(1)),
    'the guest',
  );
  await director.ask({ type: 'admit-guest', guest: guest.id, role: 'spectator', player: null });
  await here.until(() => here.me?.role === 'spectator', 'another role');
  expect(here.scene).toMatchObject({ sealed: true, view: null, last: null });
  expect(known(here.evening)?.[0]).toEqual({ open: [], sealed: [1] });
  const before = here.received.length;
  await play(1);
  const since = JSON.stringify(here.received.slice(before));
  expect(since).not.toMatch(/"games":\[\{/);
  expect(since).not.toContain('"history"');
});

test('on a laptop where somebody is still to play these cards nobody watches another table', async () => {
  const { director, evening, play, playerAt } = await hall();
  const watch = { type: 'watch-table', evening, ...ONE, as: 'spectator' } as const;
  await play(1);
  await director.ask(watch);
  expect(director.scene).toMatchObject({ sealed: false, last: { deal: 1 } });
  const guest = must(
    director.room?.guests.find(({ player }) => player === playerAt(2)),
    'the guest',
  );
  await director.ask({ type: 'hold-seat', evening, ...TWO, seat: 0, holder: 'person' });
  expect(director.scene, 'plays on a device of their own').toMatchObject({ sealed: false });
  await director.ask({ type: 'turn-away', guest: guest.id });
  await director.ask(watch);
  expect(director.scene).toMatchObject({ sealed: true, view: null, last: null });
});

test('words at a table are held back with its cards, even if the format is changed meanwhile', async () => {
  const { director, evening, play, spectator, here } = await hall();
  await spectator.ask({ type: 'watch-table', evening, ...ONE, as: 'spectator' });
  await here.ask({ type: 'watch-table', evening, ...ONE, as: 'spectator' });
  await play(1);
  await director.ask({ type: 'change-format', evening, reason: 'doch nicht', format: { ...DEFAULT_FORMAT, deals: 3 } });
  await here.ask({ type: 'talk', evening, ...ONE, text: 'Der Sküs lag im Talon!' });
  await here.until(() => here.talk.length > 0, 'the word');
  expect(JSON.stringify(spectator.received)).not.toContain('Talon!');
  expect(spectator.scene).toMatchObject({ sealed: true });
  expect(known(spectator.evening)?.[0]).toEqual({ open: [], sealed: [1] });
});
