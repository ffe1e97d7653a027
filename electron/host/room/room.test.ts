import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FromHost } from '#electron/protocol/messages.ts';
import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';
import { JOURNAL_FILE } from '#electron/storage/files.ts';
import { openJournal } from '#electron/storage/journal.ts';
import { must } from '#engine/core/assert-never.ts';
import { ok } from '#engine/core/result.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { HostPort, RoomServer } from '../port.ts';
import { useLaptop } from '../testing/laptop.ts';
import { NO_NETWORK } from '../testing/open-host.ts';
import { letIn, newTicket, openClub, Visitor } from '../testing/visitor.ts';

const PLACE = { round: 1, table: 1 } as const;
const RULES = { doors: 'ask', pens: false } as const;
const server: RoomServer = {
  ...NO_NETWORK,
  addresses: (code) => [{ url: `http://192.168.1.5:7411/#room=${code}`, kind: 'lan', adapter: 'wlan0' }],
};
const laptop = useLaptop({ rooms: () => server });

/** A club of eight at two tables, its room open; the players of table 1 by seat. */
async function club(): Promise<{ host: HostPort; director: Visitor; evening: string; seats: readonly string[] }> {
  const { host } = laptop;
  const director = new Visitor(host);
  const evening = await openClub(director);
  await director.ask({ type: 'open-room', evening, rules: RULES });
  const seats = must(director.evening?.rounds[0]?.tables[0]?.players, 'table 1');
  return { host, director, evening, seats };
}

describe('the room', () => {
  test('nobody knows of it until it is open, and its code opens it however it is typed', async () => {
    const { host } = laptop;
    expect(host.admission.greeting()).toBeNull();
    expect(host.admission.isCode('')).toBe(false);
    const director = new Visitor(host);
    const evening = await openClub(director);
    await director.ask({ type: 'open-room', evening, rules: RULES });
    const { code, addresses } = must(director.room ?? undefined, 'a room');
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    expect(addresses[0]?.url).toContain(`#room=${code}`);
    expect(host.admission.isCode(`${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`)).toBe(true);
    expect(host.admission.greeting()).toMatchObject({ app: 'tarockabend', name: 'Club Imst' });
    expect(JSON.stringify(host.admission.greeting())).not.toContain(code);
    await director.ask({ type: 'close-room' });
    expect(director.room).toBeNull();
    expect(host.admission.isCode(code)).toBe(false);
  });

  test('when full makes way for somebody new: an absent spectator leaves, a player or a present guest stays', async () => {
    const { host, director, seats } = await club();
    await director.ask({ type: 'change-room', rules: { doors: 'registered', pens: false } });
    const come = (name: string, player: string | null = null) => {
      const connection = host.open(() => undefined, { type: 'visitor' });
      const role = player === null ? 'spectator' : 'player';
      const command = { type: 'join', name, role, player, ticket: newTicket() } as const;
      connection.receive({ v: PROTOCOL_VERSION, id: newTicket(), command });
      return connection;
    };
    come('Plays', must(seats[0], 'a seat')).close();
    come('Stays');
    for (let i = 2; i < 500; i++) come(`Crowd ${String(i)}`).close();
    come('New');
    await director.until(() => director.room?.guests.at(-1)?.name === 'New', 'the new one');
    const names = must(director.room ?? undefined, 'a room').guests.map(({ name }) => name);
    expect(names).toHaveLength(500);
    expect(names.slice(1, 3)).toEqual(['Stays', 'Crowd 3']);
  });

  test('admits no player who is not on the list, and says so', async () => {
    const { host, director } = await club();
    const guest = new Visitor(host, { type: 'visitor' });
    const join = { type: 'join', name: 'Anna', role: 'player', ticket: newTicket() } as const;
    expect(await guest.refused({ ...join, player: 'p999' })).toEqual(['no-such-player @ p999']);
    await guest.ask({ ...join, role: 'spectator', player: null });
    await director.until(() => director.room?.guests.length === 1, 'the guest');
    const { id } = must(director.room?.guests[0], 'the guest');
    const admit = { type: 'admit-guest', role: 'player' } as const;
    expect(await director.refused({ ...admit, guest: id, player: 'p999' })).toEqual(['no-such-player @ p999']);
    expect(await director.refused({ ...admit, guest: 'g9', player: 'p1' })).toEqual(['no-such-guest @ g9']);
  });

  test('its public name is a new word with every code, and survives a restart', async () => {
    const { director } = await club();
    const names: string[] = [];
    const greets = (): void => void names.push(must(laptop.host.admission.greeting() ?? undefined, 'a greeting').room);
    greets();
    await director.ask({ type: 'renew-code' });
    greets();
    const { code, evening } = must(director.room ?? undefined, 'a room');
    for (const known of [code, code + evening, evening + code]) {
      const hash = createHash('sha256').update(known).digest();
      for (const form of ['hex', 'base64url'] as const)
        expect(
          hash.toString(form),
          'a public name derived from the code would let people try codes at home',
        ).not.toContain(names[1]);
    }
    await director.ask({ type: 'close-room' });
    await director.ask({ type: 'open-room', evening, rules: RULES });
    greets();
    expect(new Set(names).size).toBe(3);
    await laptop.restart();
    greets();
    expect(names[3]).toBe(names[2]);
  });

  test('a room of an older journal, which has no such word, gets a new one while the host runs', async () => {
    const { evening } = await club();
    const code = 'ABC234';
    await laptop.restart({}, () => {
      const journal = openJournal(join(laptop.dataDir, JOURNAL_FILE), () => undefined);
      if (!journal.ok) throw new Error(journal.error.code);
      const event = { type: 'room-opened', evening, code, rules: RULES, port: 7411 };
      const body = JSON.stringify({ type: 'room', evening, event });
      journal.value.commit([{ at: '2026-11-20T20:00:00.000Z', stream: evening, body }]);
      journal.value.close();
    });
    const name = (): string => must(laptop.host.admission.greeting() ?? undefined, 'a greeting').room;
    const first = name();
    expect(first).toMatch(/^[\w-]{8,64}$/);
    expect(name()).toBe(first);
    await laptop.restart();
    expect(name(), 'derived from nothing that anybody knows').not.toBe(first);
    expect(laptop.host.admission.isCode(code)).toBe(true);
  });

  test('an evening with a long name greets with as much of it as others accept', async () => {
    const { host } = laptop;
    const director = new Visitor(host);
    const game = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {} };
    const name = `${'Tarock '.repeat(8)}im🂡🂡🂡Gasthof`;
    const { evening } = await director.ask({ type: 'create-evening', name, ...game, format: DEFAULT_FORMAT });
    await director.ask({ type: 'open-room', evening, rules: RULES });
    const greeting = must(host.admission.greeting() ?? undefined, 'a greeting');
    expect(greeting.name).toBe(`${'Tarock '.repeat(8)}im…`);
    expect(name).toHaveLength(71);
  });

  test('a guest who waits sees only the names until admitted', async () => {
    const { host, director, evening, seats } = await club();
    const guest = new Visitor(host, { type: 'visitor' });
    await guest.until(() => guest.me !== undefined, 'a greeting');
    expect(guest.me).toMatchObject({ standing: 'at-the-door', eveningName: 'Club Imst', names: { length: 8 } });
    expect(guest.evenings).toEqual([]);
    expect(await guest.refused({ type: 'watch-evening', evening })).toEqual(['not-admitted']);
    const ticket = newTicket();
    await guest.ask({ type: 'join', name: 'Anna', role: 'player', player: seats[0] ?? '', ticket });
    expect(guest.me?.standing).toBe('asking');
    expect(await guest.refused({ type: 'watch-evening', evening })).toEqual(['not-admitted']);
    const another = { type: 'join', name: 'B', role: 'spectator', player: null, ticket: newTicket() } as const;
    expect(await guest.refused(another)).toEqual(['already-asked']);
    expect(director.room?.guests).toMatchObject([{ role: 'player', state: 'asking', connected: true }]);
    expect(JSON.stringify(director.room)).not.toContain(ticket);
  });

  test('two visitors who number their requests alike are two guests, and one who repeats a request is one', async () => {
    const { host, director } = await club();
    for (const name of ['Anna', 'Berta']) {
      const sent: FromHost[] = [];
      const connection = host.open((message) => sent.push(message), { type: 'visitor' });
      const command = { type: 'join', name, role: 'spectator', player: null, ticket: newTicket() };
      // As after a broken connection.
      for (let i = 0; i < 2; i++) connection.receive({ v: PROTOCOL_VERSION, id: '1', command });
      const answers = (): readonly unknown[] =>
        sent.flatMap((message) => (message.type === 'answer' ? [message.result] : []));
      await expect.poll(() => answers().length).toBe(2);
      expect(answers()).toEqual([ok(null), ok(null)]);
    }
    await director.until(() => director.room?.guests.length === 2, 'two guests');
    expect(director.room?.guests.map(({ name }) => name)).toEqual(['Anna', 'Berta']);
  });

  test('a guest may do what the role allows, and nothing else', async () => {
    const { host, director, evening, seats } = await club();
    const { guest } = await letIn(host, director, seats[0] ?? '');
    const refused = async (command: Parameters<Visitor['ask']>[0]) => (await guest.refused(command))[0]?.split(' ')[0];
    expect(await refused({ type: 'watch-evening', evening })).toBe('accepted');
    expect(await refused({ type: 'watch-table', evening, ...PLACE, as: 1 })).toBe('not-your-seat');
    expect(await refused({ type: 'watch-table', evening, ...PLACE, as: 'open' })).toBe('cards-hidden');
    expect(await refused({ type: 'hold-seat', evening, ...PLACE, seat: 1, holder: 'bot' })).toBe('not-allowed');
    expect(await refused({ type: 'close-round', evening, round: 1 })).toBe('not-allowed');
    expect(await refused({ type: 'read-log', evening })).toBe('not-allowed');
    expect(await refused({ type: 'export', evening, what: 'events' })).toBe('not-allowed');
    expect(await refused({ type: 'open-room', evening, rules: RULES })).toBe('not-allowed');
    expect(await refused({ type: 'watch-evening', evening: 'other' })).toBe('other-evening');
    const entry = { contract: 'annulled' };
    expect(await refused({ type: 'enter-deal', evening, ...PLACE, deal: 1, entry })).toBe('not-allowed');
    await director.ask({ type: 'change-room', rules: { doors: 'ask', pens: true } });
    expect(await refused({ type: 'enter-deal', evening, round: 1, table: 2, deal: 1, entry })).toBe('not-allowed');
    expect(await refused({ type: 'enter-deal', evening, ...PLACE, deal: 1, entry, by: 'Somebody' })).toBe('accepted');
    // It bears the guest's own name, whatever the page says.
    await director.until(() => director.evening?.rounds[0]?.tables[0]?.results.length === 1, 'a result');
    expect(director.evening?.rounds[0]?.tables[0]?.results[0]?.by).toBe(guest.me?.name);
  });

  test('cards are on the device of the player who sits there, and on no other', async () => {
    const { host, director, evening, seats } = await club();
    await director.ask({ type: 'watch-table', evening, ...PLACE, as: 0 });
    const { guest } = await letIn(host, director, seats[0] ?? '');
    await guest.ask({ type: 'watch-table', evening, ...PLACE, as: 0 });
    await guest.ask({ type: 'start-deal', evening, ...PLACE });
    await director.until(() => director.scene?.view !== null, 'a deal');
    expect(director.scene?.view?.viewer).toBe('spectator');
    expect(director.scene?.devices[0]).toEqual({ connected: true });
    expect(guest.scene?.view?.viewer).toBe(0);
    expect(guest.scene?.view?.zones['hand:0']?.every((card) => card !== null)).toBe(true);
    const hidden = JSON.stringify(director.scene?.view?.zones['hand:0']);
    expect(hidden).toBe(JSON.stringify(Array(12).fill(null)));
    expect(await director.refused({ type: 'watch-table', evening, ...PLACE, as: 0 })).toEqual(['seat-elsewhere @ 0']);
    // A second device takes the seat over: the first one is a spectator from then on.
    const { guest: second } = await letIn(host, director, seats[0] ?? '');
    await second.ask({ type: 'watch-table', evening, ...PLACE, as: 0 });
    await guest.until(() => guest.scene?.view?.viewer === 'spectator', 'a spectator');
    expect(guest.me).toMatchObject({ role: 'spectator', player: null });
    expect(second.scene?.view?.viewer).toBe(0);
  });

  test('a hand-over link works once, and then the old ticket is void', async () => {
    const { host, director, seats } = await club();
    const { guest, ticket } = await letIn(host, director, seats[0] ?? '');
    const { token } = await guest.ask({ type: 'hand-over' });
    const taken = must(host.admission.takeOver(token), 'a place');
    expect(host.admission.takeOver(token)).toBeUndefined();
    expect(host.admission.guestOfTicket(ticket)).toBeUndefined();
    expect(host.admission.guestOfTicket(taken.ticket)).toBe(taken.guest);
    await guest.until(() => guest.me?.standing === 'moved', 'moved');
  });

  test('of the hand-over links that a guest has asked for only the newest works', async () => {
    const { host, director, seats } = await club();
    const { guest } = await letIn(host, director, seats[0] ?? '');
    const { guest: other } = await letIn(host, director, seats[1] ?? '');
    const { token: others } = await other.ask({ type: 'hand-over' });
    const tokens: string[] = [];
    for (let i = 0; i < 5; i++) tokens.push((await guest.ask({ type: 'hand-over' })).token);
    expect(tokens.map((token) => host.admission.takeOver(token) !== undefined)).toEqual([
      ...[false, false, false, false],
      true,
    ]);
    expect(host.admission.takeOver(others)).toBeDefined();
  });

  test('after a restart guests keep their places, and what was answered is not done again', async () => {
    const { host, director, evening, seats } = await club();
    const { guest, ticket } = await letIn(host, director, seats[0] ?? '');
    const id = 'request-1';
    const command = { type: 'hold-seat', evening, ...PLACE, seat: 0, holder: 'bot' } as const;
    guest.say({ v: PROTOCOL_VERSION, id, command });
    await director.until(() => director.evening?.rounds[0]?.tables[0]?.holders[0] === 'bot', 'a bot');
    await director.ask({ type: 'hold-seat', evening, ...PLACE, seat: 0, holder: 'person' });
    await laptop.restart();
    const again = laptop.host;
    const back = must(again.admission.guestOfTicket(ticket), 'the guest');
    const same = new Visitor(again, { type: 'guest', guest: back });
    await same.ask({ type: 'watch-evening', evening });
    expect(same.me).toMatchObject({ standing: 'inside', role: 'player', player: seats[0] });
    same.say({ v: PROTOCOL_VERSION, id, command });
    await same.ask({ type: 'watch-evening', evening });
    expect(same.evening?.rounds[0]?.tables[0]?.holders[0], 'not carried out a second time').toBe('person');
  });
});
