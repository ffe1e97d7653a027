import { expect, test } from 'vitest';
import { byEffort } from '../../engine/testing/test-effort.ts';
import { useFolder } from '../host/testing/laptop.ts';
import { runChaos } from './testing/chaos.ts';

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
