import { type Chance, SECURE_CHANCE } from '#electron/host/table/chance.ts';
import { IS_FULL } from '#engine/testing/test-effort.ts';
import { Draws, purposeOfDraw } from './draws.ts';

/** The test that runs, and how much of it draws by seeds already; `undefined`: no test. */
let running: { readonly title: string; count: number } | undefined;

/** From now on a test of this title runs (`each-test.ts`). */
export function begin(title: string): void {
  running = { title, count: 0 };
}

/** By which seed the next of a test's hosts draws; `undefined` outside of tests, and at full length: then chance is real. */
export function nextSeed(): string | undefined {
  return IS_FULL || !running ? undefined : `${running.title} ${String(++running.count)}`;
}

/** Draws that are the same each time that a test runs, and others than all the test's hosts have. */
export function testChance(): Chance {
  const seed = nextSeed();
  return seed === undefined ? SECURE_CHANCE : seededChance(seed);
}

/** The same draws each time. */
export function seededChance(seed: string): Chance {
  const draws = new Draws(seed);
  const bytes = (size: number): Buffer => draws.bytes(size, purposeOfDraw() ?? '');
  return {
    below: (n) => draws.below(n, purposeOfDraw() ?? ''),
    word: () => bytes(10).toString('hex'),
    secret: () => bytes(32).toString('base64url'),
  };
}

/** How Node is started so that a seed in its environment counts. */
export const SEEDED: readonly string[] = ['--import', new URL('./seeded-program.ts', import.meta.url).href];

/** The environment of a program whose host draws by this seed. */
export const seededBy = (seed: string | undefined): Readonly<Record<string, string>> =>
  seed === undefined ? {} : { TAROCKABEND_CHANCE: seed };
