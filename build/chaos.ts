import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChaos } from '../electron/lan/testing/chaos.ts';

/**
 * `npm run chaos [-- PLAYERS [SECONDS [SEED [HASTE]]]]`: a club plays through a network that breaks, stalls and has
 * connections that die silently. Fails if a command was lost or doubled, or if two devices see different things once
 * the network is good. `HASTE`: how many times shorter than in a real hall all time-outs are.
 */
const [players = '56', seconds = '180', seed = String(Date.now()), haste = '1'] = process.argv.slice(2);
console.log(`seed ${seed}: ${players} players, one spectator a table, ${seconds} s`);
const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'));
const report = await runChaos({
  ...{ dataDir, seed, players: Number(players), haste: Number(haste) },
  until: { milliseconds: Number(seconds) * 1000 },
});
rmSync(dataDir, { recursive: true, force: true });
console.log(report);
const refused = report.refusals.filter((code) => !code.startsWith('stale-prompt'));
const difference = report.written - report.accepted;
console.log(`${Math.max(0, -difference)} lost, ${Math.max(0, difference)} doubled`);
const isGood = difference === 0 && refused.length === 0 && report.differing.length === 0 && report.evenings === 1;
process.exit(isGood ? 0 : 1);
