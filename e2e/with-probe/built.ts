import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '../fixtures.ts';
import { buildWithProbe } from './build.ts';

/** Flows in what is built with the probe games, once for all of a file. */
export const test = base.extend<object, { built: string }>({
  built: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants to see that no fixture is needed.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'tarockabend-probe-'));
      await buildWithProbe(folder);
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
