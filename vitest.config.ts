import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  test: {
    environment: 'node',
    // The machine is theirs alone: one worker less than it has cores, as usual, would leave half of a small one idle.
    maxWorkers: '100%',
    projects: [
      // Nothing in the engine has a state of its own: its files need no worker each, nor to be loaded anew.
      { extends: true, test: { name: 'engine', include: ['engine/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'house', include: ['{electron,renderer,build}/**/*.test.ts'] } },
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    outputFile: { json: 'artefacts/unit.json' },
  },
});
