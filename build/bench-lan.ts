import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '../engine/core/assert-never.ts';
import { DEFAULT_FORMAT } from '../engine/tournament/format/format.ts';
import { Visitor } from '../electron/host/testing/visitor.ts';
import { lookOn, nextOf, sitDown, type Device } from '../electron/lan/testing/club.ts';
import { NODE_FLAGS } from '../electron/supervisor/host-flags.ts';
import { remote } from '../electron/lan/testing/remote.ts';

/**
 * `npm run bench:lan [-- SECONDS [RUNS]]`: the built host as a process of its own, 200 players and 50 spectators on
 * sockets of their own, 100 commands a second. Prints how long acknowledgements take and how much memory the host uses.
 */
const [PLAYERS, WATCHERS, PER_SECOND] = [200, 50, 100];
const [seconds = 60, runs = 5] = process.argv.slice(2).map(Number);

interface Run {
  readonly p50: number;
  readonly p99: number;
  readonly commands: number;
  /** In MB, the maximum. */
  readonly rss: number;
}

const results: Run[] = [];
for (let i = 0; i < runs; i++) {
  const run = await oneRun();
  results.push(run);
  console.log(
    `run ${i + 1}: ${run.commands} commands, acknowledged p50 ${run.p50.toFixed(1)} ms, p99 ${run.p99.toFixed(1)} ms; host ${run.rss.toFixed(0)} MB`,
  );
}
const median = (pick: (run: Run) => number): string =>
  must(results.map(pick).toSorted((a, b) => a - b)[Math.floor(results.length / 2)], 'a run').toFixed(1);
console.log(
  `median of ${runs}: p50 ${median(({ p50 }) => p50)} ms, p99 ${median(({ p99 }) => p99)} ms, ${median(({ rss }) => rss)} MB`,
);
process.exit();

async function oneRun(): Promise<Run> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lan-'));
  const child = spawn(
    process.execPath,
    [...NODE_FLAGS, 'dist/main/server.js', '--data', dataDir, '--documents', join(dataDir, 'documents')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TAROCKABEND_BOT_PAUSE: '0' },
    },
  );
  const address = await new Promise<string>((resolve) =>
    createInterface({ input: child.stdout }).once('line', resolve),
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
  const text = Array.from({ length: PLAYERS }, (_, i) => `Spieler ${i + 1}`).join('\n');
  await director.ask({ type: 'import-players', evening, text });
  await director.draw(evening, 'bench');
  await director.ask({ type: 'open-room', evening, rules: { doors: 'registered', pens: false } });
  const { port, code } = must(director.room ?? undefined, 'a room');
  const room = { evening, port, code };

  const devices: Device[] = [];
  for (const [t, { players }] of must(director.evening?.rounds[0], 'a round').tables.entries())
    for (const [seat, player] of players.entries())
      devices.push(await sitDown(room, port, { player, table: t + 1, seat }, addressOf(devices.length)));
  const watchers: Visitor[] = [];
  for (let i = 0; i < WATCHERS; i++) {
    watchers.push((await lookOn(room, port, (i % (PLAYERS / 4)) + 1, addressOf(PLAYERS + i))).visitor);
  }

  const times: number[] = [];
  let rss = 0;
  let next = 0;
  const begun = performance.now();
  const busy = new Set<Device>();
  for (let n = 0; performance.now() - begun < seconds * 1000; n++) {
    const due = begun + (n * 1000) / PER_SECOND;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    // The next device, in turn, that has something to do.
    for (let tries = 0; tries < devices.length; tries++) {
      const device = must(devices[next++ % devices.length], 'a device');
      if (busy.has(device)) continue;
      const action = nextOf(device);
      if (action === undefined) continue;
      busy.add(device);
      void timed(device, action, evening).then((milliseconds) => {
        times.push(milliseconds);
        busy.delete(device);
      });
      break;
    }
    if (n % PER_SECOND === 0) rss = Math.max(rss, memoryOf(must(child.pid, 'a process')));
  }
  for (const { remote: way } of devices) way.close();
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), commands: times.length, rss };
}

async function timed(device: Device, action: NonNullable<ReturnType<typeof nextOf>>, evening: string): Promise<number> {
  const place = { evening, round: 1, table: device.table };
  const begun = performance.now();
  if (action === 'deal') await device.visitor.refused({ type: 'start-deal', ...place });
  else {
    const prompt = device.visitor.scene?.prompt ?? -1;
    await device.visitor.refused({ type: 'act', ...place, seat: device.seat, prompt, action: { ...action } });
  }
  return performance.now() - begun;
}

/** Resident memory of a process, in MB. */
function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Every device has an address of its own, as in a real network. */
function addressOf(i: number): string {
  return `127.0.${1 + Math.floor(i / 200)}.${(i % 200) + 1}`;
}
