import { LOADERS } from '#engine/games/loaders.ts';
import type { FoundBy } from './fault.ts';

/** Tests that plant faults of their own in games, and the second readings of the rules that settle with them: whole files. */
export const PLANTED_ELSEWHERE: readonly FoundBy[] = [
  'engine/testing/mutants.test.ts',
  'engine/testing/planted-leaks.test.ts',
  'electron/host/testing/taint/taint.test.ts',
  'engine/testing/generic/probes.test.ts',
  ...Object.keys(LOADERS).map((family) => `engine/testing/generic/${family}.test.ts`),
].map((file) => ({ file, named: '' }));
