import { type BrowserContext, test, type TestInfo } from '@playwright/test';
import { seededBy } from '#electron/testing/chance/seeds.ts';
import { seededRng } from '#engine/core/rng.ts';
import { IS_FULL } from '#engine/testing/test-effort.ts';
import { ALL_MET } from './met-games.ts';

/** What draws: a start of the host, or a page. */
type Drawer = 'host' | 'page';

/** The test that runs; a benchmark starts the same programs without one. */
function testThatRuns(): TestInfo | undefined {
  try {
    return test.info();
  } catch {
    return undefined;
  }
}

/** By test that runs: how many of each there have been. */
const counts = new WeakMap<object, Record<Drawer, number>>();

/**
 * By which seed the next of these draws: by the title of the test, so that it sees the same cards each time. `undefined` at full
 * length and without a test: then chance is real.
 */
function nextSeed(drawer: Drawer): string | undefined {
  const info = IS_FULL ? undefined : testThatRuns();
  if (!info) return undefined;
  const count = counts.get(info) ?? { host: 0, page: 0 };
  counts.set(info, count);
  return [...info.titlePath, drawer, ++count[drawer]].join(' › ');
}

/** The environment of a program whose host draws by the next seed. */
export const seededEnv = (): Readonly<Record<string, string>> => seededBy(nextSeed('host'));

/**
 * Runs in a page before its own scripts: the numbers of 256 bits that it adds to a shuffle are drawn by a seed, and by how often the
 * page was loaded. Ids of its commands are not: they decide nothing, and must differ.
 */
const drawsBy = (seed: string): string => `{
  const LOADS = 'loads of a seeded page';
  const load = () => {
    try {
      const count = Number(sessionStorage.getItem(LOADS)) + 1;
      sessionStorage.setItem(LOADS, count);
      return count;
    } catch {
      return 0; // A page without an address has no storage, and draws nothing.
    }
  };
  const rng = (${seededRng.toString()})(${JSON.stringify(seed)} + ' ' + load());
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (array.byteLength !== 32) return real(array);
    array.set(array.map(() => Math.floor(rng() * 256)));
    return array;
  };
}`;

/** The environment of a stand-in of Electron whose windows draw by the next seed, and have met every game. */
export function seededWindows(): Record<string, string> {
  const seed = nextSeed('page');
  return { STANDIN_WINDOW_SCRIPT: seed === undefined ? ALL_MET : `${ALL_MET}\n${drawsBy(seed)}` };
}

/** Pages of this context draw by seeds of their own, but for windows that a page opens itself. */
export function seedPages(context: BrowserContext): void {
  context.on('page', (page) => {
    const seed = nextSeed('page');
    // Whoever closes it at once needs no seed.
    if (seed !== undefined) page.addInitScript(drawsBy(seed)).catch(() => undefined);
  });
}
