import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { must } from '#engine/core/assert-never.ts';
import { seededRng } from '#engine/core/rng.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import type { Access } from '../host/state/guests/access.ts';
import { everyCommand } from '../host/testing/every-command.ts';
import { useFolder } from '../host/testing/laptop.ts';
import { letIn, openClub, seatBots, Visitor } from '../host/testing/visitor.ts';
import type { FromHost } from '../protocol/messages.ts';
import { PROTOCOL_VERSION } from '../protocol/version.ts';
import { servePages } from '../web/page-server.ts';
import { withVisits } from './client/visiting-connection.ts';
import { openLanHost } from './testing/club.ts';
import { openForeignHost } from './testing/foreign-host.ts';
import { hostileTexts } from './testing/hostile.ts';
import { ON_LOOPBACK } from './testing/on-loopback.ts';

/** How many texts each kind of receiver gets; more by `TAROCKABEND_FUZZ`. */
const TEXTS = Number(process.env['TAROCKABEND_FUZZ'] ?? byEffort(500, 2_000));
const SEED = process.env['TAROCKABEND_SEED'] ?? 'harm';
/** How many are sent before the host is asked whether it still answers. */
const BATCH = 250;

const folder = useFolder();

/** A socket whose other end is asked now and then whether it still receives. */
class Pest {
  #socket: WebSocket | undefined;
  #answers = new Set<string>();
  #asked = 0;
  /** Answers that reveal a fault of ours. */
  readonly bugs: string[] = [];

  readonly #port: number;
  readonly #room: string;

  /** `room`: what it shows to be admitted. */
  constructor(port: number, room: string) {
    this.#port = port;
    this.#room = room;
  }

  async say(text: string): Promise<void> {
    (await this.#open()).send(text);
  }

  /** Waits until it has answered something that it refuses or carries out. */
  async isAnswered(): Promise<void> {
    const id = `alive-${String(this.#asked++)}`;
    for (;;) {
      await this.say(JSON.stringify({ v: PROTOCOL_VERSION, id, command: { type: 'unwatch-table' } }));
      const socket = this.#socket;
      await vi.waitFor(() => expect(this.#answers.has(id) || this.#socket !== socket).toBe(true), 45_000);
      if (this.#answers.has(id)) return;
    }
  }

  close(): void {
    this.#socket?.terminate();
  }

  async #open(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    const socket = new WebSocket(`ws://127.0.0.1:${String(this.#port)}/ws`, {
      origin: `http://127.0.0.1:${String(this.#port)}`,
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined;
    });
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.includes('internal-error')) this.bugs.push(text.slice(0, 500));
      const id = /"to":"(alive-\d+)"/.exec(text)?.[1];
      if (id !== undefined) this.#answers.add(id);
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ room: this.#room }));
    this.#socket = socket;
    return socket;
  }
}

test('whatever a client sends to the host, it goes on and answers, and runs into no fault of its own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const host = await openLanHost(folder.path);
  onTestFinished(() => host.stop());
  const director = new Visitor(host);
  const evening = await openClub(director);
  await director.ask({ type: 'open-room', evening, rules: { doors: 'registered', pens: true } });
  await seatBots(director, evening, [1, 2, 3]);
  const guests: string[] = [];
  for (const [player, role] of [
    ['p1', 'player'],
    ['p2', 'writer'],
    ['p3', 'spectator'],
  ] as const) {
    const { ticket } = await letIn(host, director, player);
    const guest = must(host.admission.guestOfTicket(ticket), 'a guest');
    await director.ask({ type: 'admit-guest', guest, role, player: role === 'player' ? player : null });
    guests.push(guest);
  }
  const receivers: readonly Access[] = [
    { type: 'visitor' },
    ...guests.map((guest) => ({ type: 'guest', guest }) as const),
    { type: 'director' },
  ];
  // The host's own transport, without the limits that would keep a receiver from getting all of it.
  const served = await servePages({
    ...{ host, root: '.', port: 0, address: '127.0.0.1', names: () => ['127.0.0.1'], longestMessage: 2 ** 16 },
    gate: {
      ...{ pulse: 60_000, mostConnections: 10_000 },
      admit: (shown) => ({ access: must(receivers['room' in shown ? Number(shown.room) : -1], 'a hearer') }),
    },
  });
  onTestFinished(() => served.close());
  const about = { ...{ evening, round: 1, table: 1, seat: 0, deal: 1, prompt: 0, player: 'p4' } };
  const commands = everyCommand({ ...about, guest: guests[2] ?? '', action: { type: 'pass' } });
  const good = Object.values(commands).map((command) => ({ v: PROTOCOL_VERSION, id: 'x', command }));
  for (const at of receivers.keys()) {
    const rng = seededRng(`${SEED} ${String(at)}`);
    const pest = new Pest(served.port, String(at));
    let sent = 0;
    for (const text of hostileTexts(good, rng, TEXTS)) {
      // Every message is a request of its own.
      await pest.say(text.replace('"id":"x"', `"id":"m${String(sent++)}"`));
      if (sent % BATCH === 0) await pest.isAnswered();
    }
    await pest.isAnswered();
    pest.close();
    expect(pest.bugs).toEqual([]);
  }
  const later = new Visitor(host);
  expect((await later.ask({ type: 'read-register' })).people).toBeInstanceOf(Array);
}, 600_000);

test('whatever a remote host sends to a visiting laptop, that laptop goes on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const home = await openLanHost(folder.path);
  onTestFinished(() => home.stop());
  const rng = seededRng(`${SEED} foreign`);
  const admitted = { line: 'l'.repeat(43), resumed: false };
  const received = await sentToGuests();
  // One after the other: as the first text, as the first message, and after a proper greeting.
  const first = hostileTexts([admitted], rng, Infinity);
  const hellos = received.filter(({ type }) => type === 'hello');
  const greetings = hostileTexts(
    hellos.map((m) => ({ n: 1, m })),
    rng,
    Infinity,
  );
  const messages = hostileTexts(
    received.map((m) => ({ n: 0, m })),
    rng,
    Infinity,
  );
  let sent = 0;
  const next = (texts: Generator<string>): string => {
    sent++;
    return String(texts.next().value);
  };
  const foreign = await openForeignHost((say) => {
    if (sent % 3 === 0) return say(next(first));
    say(JSON.stringify(admitted));
    if (sent % 3 === 1) return say(next(greetings));
    say(JSON.stringify({ n: 1, m: must(hellos[0], 'a greeting') }));
    for (let n = 2; n < 30; n++) say(next(messages).replace('{"n":0', `{"n":${String(n)}`));
  });
  onTestFinished(() => foreign.close());
  const answers: string[] = [];
  const page = withVisits(home, folder.path, ON_LOOPBACK, { arrival: 300, handshake: 300 }).open((message) => {
    if (message.type === 'answer') answers.push(message.to);
  });
  for (let visits = 0; sent < TEXTS / 2; visits++) {
    const id = `visit-${String(visits)}`;
    const room = { ...foreign.room, room: id };
    page.receive({ v: PROTOCOL_VERSION, id, command: { type: 'visit-room', room, code: 'ABC234' } });
    await vi.waitFor(() => expect(answers).toContain(id), 45_000);
    page.receive({ v: PROTOCOL_VERSION, id: `home-${id}`, command: { type: 'leave-visit' } });
  }
  page.close();
  expect((await new Visitor(home).ask({ type: 'read-register' })).people).toEqual([]);
}, 600_000);

/** What guests of a real host receive. */
async function sentToGuests(): Promise<readonly FromHost[]> {
  const realHost = await openLanHost(folder.path + '-there');
  onTestFinished(() => realHost.stop());
  const director = new Visitor(realHost);
  const evening = await openClub(director);
  await director.ask({ type: 'open-room', evening, rules: { doors: 'registered', pens: true } });
  await seatBots(director, evening, [1, 2, 3]);
  const { guest } = await letIn(
    realHost,
    director,
    must(director.evening?.rounds[0]?.tables[0]?.players[0], 'a player'),
  );
  await guest.watch(evening);
  await guest.ask({ type: 'watch-table', evening, round: 1, table: 1, as: 0 });
  await guest.ask({ type: 'start-deal', evening, round: 1, table: 1 });
  await guest.refused({ type: 'read-register' });
  return guest.received;
}
