import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOADERS } from '#engine/games/loaders.ts';
import { PROBE_GAMES } from '../games/index.ts';
import { WINDFALL } from '../games/windfall.ts';
import { keepsTheLaws, keepsThemInEveryContract } from './laws.ts';

for (const game of PROBE_GAMES) keepsTheLaws(game);
keepsThemInEveryContract(WINDFALL);

test.each(Object.keys(LOADERS))('%s has a file of its own here', (family) => {
  expect(existsSync(new URL(`${family}.test.ts`, import.meta.url))).toBe(true);
});
