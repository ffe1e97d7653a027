import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Laptop, Network } from './network.ts';

export interface Measured {
  readonly line: string;
  readonly good: boolean;
}

const RUNS = 5;
/** A room must be found within this time, in milliseconds. */
const WANTED = 2000;
const PATIENCE = 10_000;
const LONG_PATIENCE = 30_000;

const REPORT = z.object({
  at: z.number(),
  found: z.number().optional(),
  lost: z.number().optional(),
  address: z.string().optional(),
  answered: z.boolean().optional(),
  url: z.string().optional(),
});
type Report = z.infer<typeof REPORT>;

interface Process {
  /** The first line that fits, or `undefined` after `patience` ms. */
  next(fits: (report: Report) => boolean, patience?: number): Promise<Report | undefined>;
  end(): Promise<void>;
  kill(): Promise<void>;
}
type Start = (...args: readonly string[]) => Process;

const LAPTOP = join(import.meta.dirname, 'laptop.ts');
const here: Start = (...args) => start([process.execPath, LAPTOP, '--loopback', ...args]);
const on =
  (laptop: Laptop): Start =>
  (...args) =>
    start(laptop.command(process.execPath, LAPTOP, ...args));

export const benchLoopback = (): Promise<Measured> => measure('loopback, room first', here, here, 'host');

export async function benchNamespaces({ routed, unrouted }: Network): Promise<readonly Measured[]> {
  const [a, b] = [on(routed), on(unrouted)];
  return [
    await measure('namespaces, room first, the guest has no default route', a, b, 'host'),
    await measure('namespaces, room first, the host has no default route', b, a, 'host'),
    await measure('namespaces, guest first, the guest has no default route', a, b, 'guest'),
    await measure('namespaces, guest first, the host has no default route', b, a, 'guest'),
    await farewell('namespaces, a host that ends is lost', a, b, 'end'),
    await farewell('namespaces, a host that is killed is lost', a, b, 'kill'),
  ];
}

/** Five times: one laptop is there, the other comes; how long until the guest found the room? */
async function measure(what: string, host: Start, guest: Start, first: 'host' | 'guest'): Promise<Measured> {
  const times: number[] = [];
  let answered = 0;
  for (let run = 1; run <= RUNS; run++) {
    const room = `BENCH-${process.pid}-${run}`;
    const roles = { host: () => host('--host', room), guest: () => guest('--guest', room) };
    const early = roles[first]();
    await early.next(({ at }) => at > 0);
    const late = roles[first === 'host' ? 'guest' : 'host']();
    const [hosting, searching] = first === 'host' ? [early, late] : [late, early];
    const [opened, met] = await Promise.all([
      hosting.next(({ url }) => url !== undefined),
      searching.next(({ answered: value }) => value !== undefined),
    ]);
    if (met?.found !== undefined) times.push(met.found - Math.max(met.at, opened?.at ?? 0));
    const scanned = guest('--ask', opened?.url ?? '');
    const code = await scanned.next(() => true);
    if (met?.answered && code?.answered) answered += 1;
    await Promise.all([hosting.end(), searching.end(), scanned.end()]);
  }
  times.sort((x, y) => x - y);
  const [median, slowest] = [times[Math.floor(times.length / 2)] ?? Infinity, times.at(-1) ?? Infinity];
  const good = times.length === RUNS && answered === RUNS && slowest <= WANTED;
  return {
    good,
    line: `${what.padEnd(56)} found ${times.length}/${RUNS}, median ${median} ms, slowest ${slowest} ms; address and QR code answered ${answered}/${RUNS}`,
  };
}

/** How long until a guest knows that the room is gone. A killed host cannot say goodbye. */
async function farewell(what: string, host: Start, guest: Start, way: 'end' | 'kill'): Promise<Measured> {
  const room = `BENCH-${process.pid}-${way}`;
  const hosting = host('--host', room);
  await hosting.next(({ url }) => url !== undefined);
  const searching = guest('--guest', room);
  await searching.next(({ found }) => found !== undefined);
  const begun = Date.now();
  await hosting[way]();
  const lost = await searching.next(({ lost: value }) => value !== undefined, LONG_PATIENCE);
  await searching.end();
  const line = lost?.lost === undefined ? 'never' : `after ${lost.lost - begun} ms`;
  return { good: lost?.lost !== undefined, line: `${what.padEnd(56)} ${line}` };
}

function start([program, ...args]: readonly [string, ...string[]]): Process {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const reports: Report[] = [];
  const waiting = new Set<() => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    reports.push(REPORT.parse(JSON.parse(line)));
    for (const look of waiting) look();
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    next: (fits, patience = PATIENCE) =>
      new Promise((resolve) => {
        const settle = (one: Report | undefined): void => {
          clearTimeout(timer);
          waiting.delete(look);
          resolve(one);
        };
        const look = (): void => {
          const one = reports.find(fits);
          if (one) settle(one);
        };
        const timer = setTimeout(() => settle(undefined), patience);
        waiting.add(look);
        look();
      }),
    end: () => {
      child.stdin.end();
      return ended;
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
