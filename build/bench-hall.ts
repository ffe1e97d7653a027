import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor } from '#electron/host/testing/visitor.ts';
import { type Device, nextOf, type OpenClub } from '#electron/lan/testing/club.ts';
import { remote } from '#electron/lan/testing/remote.ts';
import { NODE_FLAGS } from '#electron/supervisor/host-flags.ts';
import { must } from '#engine/core/assert-never.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';

/** A large cup. */
export const PLAYERS = 200;

/** A host in a process of its own, and an evening whose room is open. */
export interface BenchHall {
  readonly child: ChildProcess;
  readonly director: Visitor;
  readonly evening: string;
  readonly room: Pick<OpenClub, 'evening' | 'port' | 'code'>;
  close(): Promise<void>;
}

/** Starts a script that opens a host and prints the address of the laptop's page, and opens a room for `players`. */
export async function openHall(script: string, players = PLAYERS, pens = false): Promise<BenchHall> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lan-'));
  const child = spawn(
    process.execPath,
    [...NODE_FLAGS, script, '--data', dataDir, '--documents', join(dataDir, 'documents')],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, TAROCKABEND_BOT_PAUSE: '0' },
    },
  );
  const address = await new Promise<string>((resolve) =>
    createInterface({ input: must(child.stdout ?? undefined, 'an output') }).once('line', resolve),
  );
  const url = new URL(address);
  const laptop = remote(Number(url.port), {
    token: must(new URLSearchParams(url.hash.slice(1)).get('token') ?? undefined, 'a token'),
  });
  const director = new Visitor(laptop.wire);
  const game = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {} };
  const format = { ...DEFAULT_FORMAT, deals: 400 };
  await director.until(() => director.settings !== undefined, 'a hello');
  const { evening } = await director.ask({ type: 'create-evening', name: 'Cup', ...game, format });
  await director.ask({ type: 'watch-evening', evening });
  const text = Array.from({ length: players }, (_, i) => `Spieler ${i + 1}`).join('\n');
  await director.ask({ type: 'import-players', evening, text });
  await director.draw(evening, 'bench');
  await director.ask({ type: 'open-room', evening, rules: { doors: 'registered', pens } });
  const { port, code } = must(director.room ?? undefined, 'a room');
  return {
    ...{ child, director, evening, room: { evening, port, code } },
    close: async () => {
      laptop.close();
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** How long a device waited for its answer, in ms, and when it asked, in ms since the start of this process. */
export interface Answered {
  readonly at: number;
  readonly took: number;
}

/** Devices play `perSecond` actions a second, each as soon as it has something to do; `until` is asked before each action. */
export async function play(
  devices: readonly Device[],
  evening: string,
  { perSecond, until }: { readonly perSecond: number; readonly until: (n: number) => boolean },
): Promise<readonly Answered[]> {
  const times: Answered[] = [];
  const begun = performance.now();
  const busy = new Map<Device, Promise<void>>();
  for (let [n, next] = [0, 0]; !until(n); n++) {
    const wait = begun + (n * 1000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    // The next device, in turn, that has something to do.
    for (let tries = 0; tries < devices.length; tries++) {
      const device = must(devices[next++ % devices.length], 'a device');
      const action = busy.has(device) ? undefined : nextOf(device);
      if (action === undefined) continue;
      const at = performance.now();
      const done = act(device, action, evening).then(() => {
        times.push({ at, took: performance.now() - at });
        busy.delete(device);
      });
      busy.set(device, done);
      break;
    }
  }
  await Promise.all(busy.values());
  return times;
}

async function act(device: Device, action: NonNullable<ReturnType<typeof nextOf>>, evening: string): Promise<void> {
  const place = { evening, round: 1, table: device.table };
  if (action === 'deal') {
    await device.visitor.refused({ type: 'start-deal', ...place });
    return;
  }
  const prompt = device.visitor.scene?.prompt ?? -1;
  await device.visitor.refused({ type: 'act', ...place, seat: device.seat, prompt, action: { ...action } });
}

/** That share of the values is smaller; 0.5: the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** Every device has an address of its own, as in a real network. */
export const addressOf = (i: number): string => `127.0.${1 + Math.floor(i / 200)}.${(i % 200) + 1}`;
