import { globSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** A test that changes what all of a process share, by what its file says. */
const CHANGES_ALL =
  /\bglobalThis\b|\bprocess\.(env|on|chdir)\b|\bvi\.(do|un)?(mock|stub|spyOn|useFakeTimers|resetModules)/i;
const others = globSync('{electron,renderer,build}/**/*.test.ts');
const isAlone = (file: string): boolean => CHANGES_ALL.test(readFileSync(file, 'utf8'));

/** What tests of the host draw follows from their titles. */
const setupFiles = ['electron/testing/chance/each-test.ts'];

export default defineConfig({
  plugins: [svelte()],
  test: {
    environment: 'node',
    // The machine is theirs alone: one worker less than it has cores, as usual, would leave half of a small one idle.
    maxWorkers: '100%',
    projects: [
      // Loading the rules again takes longer than most files' tests: those that leave a process as they found it share one.
      { extends: true, test: { name: 'engine', include: ['engine/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: { name: 'host-and-page', include: others.filter((file) => !isAlone(file)), isolate: false, setupFiles },
      },
      { extends: true, test: { name: 'alone', include: others.filter(isAlone), setupFiles } },
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    outputFile: { json: 'artefacts/unit.json' },
  },
});
