import { expect, test } from 'vitest';
import { ORDERING_SECONDS } from '#engine/testing/games/ordering.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import { useFolder } from '../host/testing/laptop.ts';
import { AT_ONCE, findProbe } from '../host/testing/probe.ts';
import { runChaos } from './testing/chaos.ts';
import type { RoomOptions, WhichGame } from './testing/club.ts';

const folder = useFolder();

test('with connections that break, die silently or stall no command is lost, none is doubled, and all see the same', async () => {
  const report = await runChaos({
    ...{ dataDir: folder.path, seed: 'chaos', players: 16, haste: 3 },
    until: { commands: byEffort(80, 250) },
  });
  // The only refusal is for an answer to a prompt that somebody else has answered meanwhile.
  expect(report.refusals.filter((code) => !code.startsWith('stale-prompt'))).toEqual([]);
  expect(report.differing).toEqual([]);
  // Each has folded its own events; the result is one evening.
  expect(report.evenings).toBe(1);
  expect(report.written).toBe(report.accepted);
}, 300_000);

/** Games in which all at a table are asked at once; in Tübingen nobody calls, so that hand after hand is ordered. */
const ALL_AT_ONCE: readonly (readonly [string, WhichGame, NonNullable<RoomOptions['host']>])[] = [
  ['a game of the tests', AT_ONCE, { findGame: findProbe }],
  ['Tübingen', { family: 'tuebingen', profile: 'tuebingen' }, {}],
];

test.each(ALL_AT_ONCE)(
  'all at a table answer at once while the host restarts, and nobody is too late: %s',
  async (_, played, host) => {
    const report = await runChaos({
      ...{ dataDir: folder.path, seed: 'at once', players: 8, haste: 3, restartAfter: 20 },
      // Their time is never up, however slow this machine is.
      game: { played, host: { ...host, timer: untilTimeIsUp } },
      until: { commands: byEffort(60, 250) },
    });
    expect(report.refusals).toEqual([]);
    // The host that was begun again knows none of the connections that it had.
    expect(report.begunAgain).toBeGreaterThanOrEqual(report.devices);
    expect(report.differing).toEqual([]);
    expect(report.evenings).toBe(1);
    expect(report.written).toBe(report.accepted);
  },
  300_000,
);

/** Timers as they are, but for the time that everybody has to answer. */
function untilTimeIsUp(run: () => void, ms: number): () => void {
  if (ms >= ORDERING_SECONDS * 1000) return () => undefined;
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
