import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { newTicket, Visitor } from '#electron/host/testing/visitor.ts';
import { type Device, sitDown } from '#electron/lan/testing/club.ts';
import { requestText } from '#electron/lan/testing/costliest.ts';
import { remote } from '#electron/lan/testing/remote.ts';
import type { Admission } from '#electron/protocol/transport/session.ts';
import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import { type Answered, type BenchHall, openHall, play, quantile } from './bench-hall.ts';

/** What an attack by somebody else costs honest players. */
export interface Attacked {
  readonly name: string;
  /** The 95th percentile as a multiple of that without attack, in the same run. */
  readonly multiple: number;
  /** The slowest answer in ms, which depends on how busy the machine was. */
  readonly slowest: number;
  /** The most processor time that the budgets have counted between an honest request and its answer, in ms. */
  readonly counted: number;
  readonly answered: number;
}

/** Two tables of four; the attacker is the last of them, and all but it play. */
const [PLAYERS, PER_SECOND, SECONDS] = [8, 20, 6];
/** How many messages a second an attacker's connection sends: what one was allowed once. */
const PACE = 25;

interface Attack {
  readonly name: string;
  readonly lines: number;
  readonly admission: Admission;
  readonly texts: readonly string[];
}

const keys = (count: number): Readonly<Record<string, Json>> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${String(i)}`, 0]));

/** The three attacks that once stopped an evening, each as large as it was, and as large as it may be. */
export async function attacked(): Promise<readonly Attacked[]> {
  const found: Attacked[] = [];
  for (const which of [0, 1, 2] as const) {
    const hall = await openHall('build/bench-guest-host.ts', PLAYERS, which === 0);
    const devices: Device[] = [];
    const tables = must(hall.director.evening?.rounds[0], 'a round').tables;
    for (const [t, { players }] of tables.entries())
      for (const [seat, player] of players.entries())
        if (devices.length < PLAYERS - 1)
          devices.push(await sitDown(hall.room, hall.room.port, { player, table: t + 1, seat }, '127.0.7.1'));
    const attack = await attackOf(which, hall, must(tables[1]?.players[3], 'a player'));
    found.push(await underAttack(hall, attack, devices.slice(0, 4)));
    for (const { remote } of devices) remote.close();
    await hall.close();
  }
  return found;
}

async function attackOf(which: 0 | 1 | 2, { room, evening }: BenchHall, player: string): Promise<Attack> {
  const place = { evening, round: 1, table: 2 };
  const text = (command: object): string => requestText('@', command as Json);
  const ticket = newTicket();
  const join = { type: 'join', name: 'x', role: 'player', player, ticket } as const;
  if (which === 2)
    return {
      ...{ name: 'twelve lines at the door', lines: 12, admission: { room: room.code } },
      texts: [5_000, 90].map((count) => text({ ...join, ...keys(count) })),
    };
  const way = remote(room.port, { room: room.code }, '127.0.7.1');
  await new Visitor(way.wire).ask(join);
  way.close();
  const entry = (count: number): object => ({ contract: 'annulled', ...keys(count) });
  const guest = { lines: 5, admission: { ticket } };
  return which === 0
    ? {
        ...{ ...guest, name: 'five lines of a writer' },
        texts: [4_500, 3_200].map((count) => text({ type: 'preview-entry', ...place, deal: 1, entry: entry(count) })),
      }
    : {
        ...{ ...guest, name: 'five lines of a player' },
        texts: [4_500, 700, 80].map((count) =>
          text({ type: 'act', ...place, seat: 3, prompt: 1, action: { type: 'pass', ...keys(count) } }),
        ),
      };
}

/** Honest players play, first in peace, then while somebody attacks. */
async function underAttack(hall: BenchHall, attack: Attack, devices: readonly Device[]): Promise<Attacked> {
  const playFor = (seconds: number): Promise<readonly Answered[]> => {
    const end = performance.now() + seconds * 1000;
    return play(devices, hall.evening, { perSecond: PER_SECOND, until: () => performance.now() > end });
  };
  await playFor(2);
  const peace = await playFor(SECONDS);
  await counts(hall);
  const stop = { now: false };
  const lines = Array.from({ length: attack.lines }, () => keepSending(hall.room.port, attack, stop));
  const war = await playFor(SECONDS);
  stop.now = true;
  await Promise.all(lines);
  return comparison(attack.name, peace, war, await counts(hall));
}

export function comparison(
  name: string,
  peace: readonly Answered[],
  war: readonly Answered[],
  counted: Counted,
): Attacked {
  const p95 = (times: readonly Answered[]): number =>
    quantile(
      times.map(({ took }) => took),
      0.95,
    );
  const until = (at: number): number => counted.findLast(([when]) => when <= performance.timeOrigin + at)?.[1] ?? 0;
  return {
    name,
    multiple: p95(war) / p95(peace),
    slowest: Math.max(...war.map(({ took }) => took)),
    counted: Math.max(...war.map(({ at, took }) => until(at + took) - until(at))),
    answered: war.length,
  };
}

type Counted = readonly (readonly [at: number, spent: number])[];

/** What the budgets have counted since this was last asked. */
export async function counts({ child }: BenchHall): Promise<Counted> {
  child.send('counts');
  const [counted] = (await once(child, 'message')) as [Counted];
  return counted;
}

/** A function, because TypeScript would otherwise assume that `now` cannot change during an `await`. */
const isOver = (stop: { readonly now: boolean }): boolean => stop.now;

/** A connection that sends as much as was once allowed, and reconnects whenever it is closed. */
async function keepSending(port: number, { admission, texts }: Attack, stop: { now: boolean }): Promise<void> {
  const own = `127.0.0.1:${String(port)}`;
  for (let n = 0; !isOver(stop);) {
    const socket = new WebSocket(`ws://${own}/ws`, {
      origin: `http://${own}`,
      localAddress: '127.0.7.1',
      perMessageDeflate: false,
    });
    socket.on('error', () => undefined);
    const over = once(socket, 'close');
    const opened = await Promise.race([once(socket, 'open').then(() => true), over.then(() => false)]);
    if (opened) socket.send(JSON.stringify(admission));
    while (opened && !isOver(stop) && socket.readyState === WebSocket.OPEN) {
      const text = texts[n++ % texts.length] ?? '';
      socket.send(text.replace('"id":"@"', () => `"id":"${String(n)}-${String(performance.now())}"`));
      await sleep(1000 / PACE);
    }
    socket.terminate();
    await over;
    await sleep(100);
  }
}
