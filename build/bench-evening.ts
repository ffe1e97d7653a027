import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { openHost } from '#electron/host/host.ts';
import { Visitor } from '#electron/host/testing/visitor.ts';
import { DEFAULT_SETTINGS } from '#electron/protocol/settings.ts';
import { must } from '#engine/core/assert-never.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';

/**
 * `npm run bench:evening`: an evening of 200 players and five rounds through the real host with its journal: the draw,
 * every deal typed in, standings. Prints how long commands take to be answered, and the slowest of them.
 */
const [PLAYERS, ROUNDS, DEALS] = [200, 5, 16];
const ENTRY = { contract: 'trischaken', thirds: [60, 70, 50, 30] };

const dataDir = mkdtempSync(join(tmpdir(), 'bench-evening-'));
const settings = { get: () => DEFAULT_SETTINGS, set: () => undefined };
const opened = await openHost({ dataDir, appVersion: '0', settings });
if (!opened.ok) throw new Error(opened.error.code);
const visitor = new Visitor(opened.value);
const times = new Map<string, number[]>();

async function timed<T>(what: string, run: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const done = await run();
  times.set(what, [...(times.get(what) ?? []), performance.now() - begun]);
  return done;
}

const game = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {} };
const format = { ...DEFAULT_FORMAT, deals: DEALS, rounds: ROUNDS };
const { evening } = await visitor.ask({ type: 'create-evening', name: 'Cup', ...game, format });
await visitor.ask({ type: 'watch-evening', evening });
const text = Array.from({ length: PLAYERS }, (_, i) => `Spieler ${i + 1}`).join('\n');
await timed('register 200 players', () => visitor.ask({ type: 'import-players', evening, text }));
for (let round = 1; round <= ROUNDS; round++) {
  await timed('draw and publish a round', () => visitor.draw(evening, `bench ${round}`, 4));
  const { tables } = must(visitor.evening?.rounds[round - 1], 'a round');
  for (let deal = 1; deal <= DEALS; deal++)
    for (const { table } of tables)
      await timed('enter a deal', () => visitor.ask({ type: 'enter-deal', evening, round, table, deal, entry: ENTRY }));
  await timed('close a round', () => visitor.ask({ type: 'close-round', evening, round }));
  await timed('standings', () => Promise.resolve(eveningStandings(must(visitor.evening, 'an evening'))));
}
await timed('export as CSV', () => visitor.ask({ type: 'export', evening, what: 'csv' }));
await timed('export of all events', () => visitor.ask({ type: 'export', evening, what: 'events' }));
await opened.value.stop();
rmSync(dataDir, { recursive: true });

for (const [what, all] of times) {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1).padStart(8);
  console.log(
    `${what.padEnd(28)} n ${String(all.length).padStart(5)}   median ${at(0.5)} ms   p99 ${at(0.99)} ms   worst ${at(1)} ms`,
  );
}
