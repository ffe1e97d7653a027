import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fillEvening } from '#electron/lan/testing/big.ts';
import { lookOn, openRoomOf } from '#electron/lan/testing/club.ts';
import { openProxy } from '#electron/lan/testing/proxy.ts';

/**
 * `npm run bench:reload [-- PAGES [CHARACTERS]]`: an evening of 200 players and 8 MB, and 50 pages that connect in the
 * same moment, as after a restart of the host. Prints the network traffic, as a share of the evening as text for each
 * of them, and how long it took, as a multiple of writing and reading that text once in this process.
 */
const [pages = 50, characters = 8_000_000] = process.argv.slice(2).map(Number);
const dataDir = mkdtempSync(join(tmpdir(), 'bench-reload-'));
const club = await openRoomOf(dataDir, 200);
const length = await fillEvening(club, characters);
const text = JSON.stringify(club.director.evening);
const before = performance.now();
JSON.stringify(JSON.parse(text));
const once = performance.now() - before;

const proxy = await openProxy(club.port);
const begun = performance.now();
const guests = await Promise.all(
  Array.from({ length: pages }, async (_, i) => {
    const guest = await lookOn(club, proxy.port, (i % 50) + 1, `127.0.1.${String(i + 1)}`);
    await guest.visitor.until(() => guest.visitor.evening !== undefined, 'the evening');
    return guest;
  }),
);
const took = performance.now() - begun;
const { out } = proxy.passed();
console.log(`the evening as text: ${(length / 1e6).toFixed(2)} MB; ${String(pages)} pages`);
console.log(
  `over the network: ${(out / 1e6).toFixed(1)} MB, ${(out / (length * pages)).toFixed(3)} of its text for each of them`,
);
console.log(`all have it after ${(took / once).toFixed(1)} times as long as writing and reading it once takes`);
for (const { remote } of guests) remote.close();
await proxy.close();
await club.host.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit();
