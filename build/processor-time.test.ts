import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { childrenSoFar, ofChildren, PartTimes } from './processor-time.ts';

test('the time of children stands behind the name, whatever that is', () => {
  const numbers = 'S 1 2 3 4 5 6 7 8 9 10 150 50 1200 34 20 0 1';
  expect(ofChildren(`42 (node) ${numbers}`)).toBe(12.34);
  expect(ofChildren(`42 (a) S 1 (b) ${numbers}`)).toBe(12.34);
});

const isKnown = childrenSoFar() !== undefined;
test.runIf(isKnown)('a part has what the programs took that it started', async () => {
  const times = new PartTimes();
  const work = 'for (const end = process.cpuUsage().user + 700_000; process.cpuUsage().user < end; );';
  await times.of('quiet', () => Promise.resolve());
  await times.of('busy', () => Promise.resolve(spawnSync(process.execPath, ['-e', work])));
  expect(times.line()).toMatch(/^processor time: quiet 0 s, busy [1-9]\d* s$/);
});

test('what is not known is not printed', () => {
  expect(new PartTimes().line()).toBe('');
});
