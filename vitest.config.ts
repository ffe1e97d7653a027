import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  test: {
    environment: 'node',
    include: ['{engine,electron,renderer,build}/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    outputFile: { json: 'artefacts/unit.json' },
  },
});
