import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { Visitor } from '#electron/host/testing/visitor.ts';
import { type Device, lookOn, sitDown } from '#electron/lan/testing/club.ts';
import { must } from '#engine/core/assert-never.ts';
import { addressOf, openHall, play, PLAYERS, quantile } from './bench-hall.ts';

/**
 * `npm run bench:lan [-- SECONDS [RUNS]]`: the built host as a process of its own, 200 players and 50 spectators on
 * sockets of their own, 100 commands a second. Prints how long acknowledgements take and how much memory the host uses.
 */
const [WATCHERS, PER_SECOND] = [50, 100];
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
const median = (pick: (run: Run) => number): string => quantile(results.map(pick), 0.5).toFixed(1);
console.log(
  `median of ${runs}: p50 ${median(({ p50 }) => p50)} ms, p99 ${median(({ p99 }) => p99)} ms, ${median(({ rss }) => rss)} MB`,
);
process.exit();

async function oneRun(): Promise<Run> {
  const hall = await openHall('dist/main/server.js');
  const { director, room, evening } = hall;
  const devices: Device[] = [];
  for (const [t, { players }] of must(director.evening?.rounds[0], 'a round').tables.entries())
    for (const [seat, player] of players.entries())
      devices.push(await sitDown(room, room.port, { player, table: t + 1, seat }, addressOf(devices.length)));
  const watchers: Visitor[] = [];
  for (let i = 0; i < WATCHERS; i++) {
    watchers.push((await lookOn(room, room.port, (i % (PLAYERS / 4)) + 1, addressOf(PLAYERS + i))).visitor);
  }

  let rss = 0;
  const begun = performance.now();
  const times = await play(devices, evening, {
    perSecond: PER_SECOND,
    until: (n) => {
      if (n % PER_SECOND === 0) rss = Math.max(rss, memoryOf(must(hall.child.pid, 'a process')));
      return performance.now() - begun >= seconds * 1000;
    },
  });
  for (const { remote: way } of devices) way.close();
  await hall.close();
  const took = times.map(({ took: one }) => one);
  return { p50: quantile(took, 0.5), p99: quantile(took, 0.99), commands: times.length, rss };
}

/** Resident memory of a process, in MB. */
function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
