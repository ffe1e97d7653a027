import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChaos } from '#electron/lan/testing/chaos.ts';
import { findGame } from '#engine/games/index.ts';

/**
 * `npm run chaos [-- PLAYERS [SECONDS [SEED [HASTE [FAMILY]]]]]`: a club plays through a network that breaks, stalls and has
 * connections that die silently. Fails if a command was lost or doubled, or if two devices see different things once
 * the network is good. `HASTE`: how many times shorter than in a real hall all time-outs are. `FAMILY`: what is played, by its
 * first profile; missing: what most tests play.
 */
const [players = '56', seconds = '180', seed = String(Date.now()), haste = '1', family] = process.argv.slice(2);
console.log(`seed ${seed}: ${players} players, one spectator a table, ${seconds} s`);
const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'));
const report = await runChaos({
  ...{ dataDir, seed, players: Number(players), haste: Number(haste) },
  ...(family !== undefined && { game: { played: firstOf(family) } }),
  until: { milliseconds: Number(seconds) * 1000 },
});
rmSync(dataDir, { recursive: true, force: true });
console.log(report);
const refused = report.refusals.filter((code) => !code.startsWith('stale-prompt'));
const difference = report.written - report.accepted;
console.log(`${Math.max(0, -difference)} lost, ${Math.max(0, difference)} doubled`);
const isGood = difference === 0 && refused.length === 0 && report.differing.length === 0 && report.evenings === 1;
process.exit(isGood ? 0 : 1);

function firstOf(id: string): { readonly family: string; readonly profile: string } {
  const game = findGame(id);
  const profile = game.ok ? game.value.profiles[0]?.id : undefined;
  if (profile === undefined) throw new Error(`no such family: ${id}`);
  return { family: id, profile };
}
