import { expect, test } from 'vitest';
import { byEffort } from '../../engine/testing/test-effort.ts';
import { useFolder } from '../host/testing/laptop.ts';
import { runChaos } from './testing/chaos.ts';

const folder = useFolder();

test('with connections that break, die without a word and stand still no command is lost, none is doubled, and all see the same', async () => {
  const report = await runChaos({
    ...{ dataDir: folder.path, seed: 'chaos', players: 16, haste: 3 },
    until: { commands: byEffort(80, 250) },
  });
  // Who answers a prompt that another has answered meanwhile is told so; nothing else is ever refused.
  expect(report.refusals.filter((code) => !code.startsWith('stale-prompt'))).toEqual([]);
  expect(report.differing).toEqual([]);
  // Each has folded what he was told himself; it is one evening.
  expect(report.evenings).toBe(1);
  expect(report.written).toBe(report.accepted);
}, 300_000);
