import type { FoundBy } from './fault.ts';

/** Tests that plant faults of their own in games, and the second readings of the rules that settle with them: whole files. */
export const PLANTED_ELSEWHERE: readonly FoundBy[] = [
  'engine/testing/mutants.test.ts',
  'engine/testing/planted-leaks.test.ts',
  'electron/host/testing/taint/taint.test.ts',
  'engine/testing/generic.test.ts',
].map((file) => ({ file, named: '' }));
