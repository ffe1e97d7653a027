import type { KnipConfig } from 'knip';

/** Otherwise knip finds these by itself. */
const IN_PRODUCTION = process.argv.includes('--production');

/**
 * What nobody uses (`knip`), and what nobody but tests uses (`knip --production`: there only what is marked `!` counts).
 * Marked are the programs that people start, and those that make what is in the repository.
 */
const config: KnipConfig = {
  entry: [
    'electron/main.ts!',
    'electron/preload.ts!',
    'electron/server.ts!',
    'electron/host-process.ts!',
    'electron/host/workers/{bot,seat,sheet}-worker.ts!',
    'electron/host/evening/files/evening-worker.ts!',
    'build/{start,supervise,generated}.ts!',
    'engine/cli/match/thread.ts!',
    ...(IN_PRODUCTION ? ['renderer/src/main.ts!', 'engine/cli/main.ts!'] : []),
    'electron/host/testing/taint/worker.ts',
    'electron/lan/testing/make-fixture.ts',
    'build/!(start|supervise|generated).ts',
    'build/discovery/laptop.ts',
    'e2e/**/*.spec.ts',
    'e2e/mortal-server.mjs',
    // A build of their own has these in place of the registry (e2e/with-probe/build.ts).
    'e2e/with-probe/{games,loaders}.ts',
    'e2e/standin/boot.mjs',
    'e2e/standin/parent-port.mjs',
    'electron/testing/chance/{each-test,seeded-program}.ts',
    'electron/host/testing/test-bots.ts',
  ],
  project: [
    '{engine,electron,renderer}/**/*.{ts,svelte,mjs}!',
    'build/{start,supervise,generated}.ts!',
    '{e2e,build}/**/*.{ts,svelte,mjs}',
    '!**/testing/**!',
    '!**/*.test.ts!',
    // Sets of cards as one play: so far only small games of the tests have them.
    '!engine/phases/trick-sets.ts!',
  ],
  ignoreDependencies: ['playwright', 'source-sans', '@fontsource-variable/source-serif-4'],
  ignoreBinaries: ['nsenter'],
  // A test may look at a part of what a file does; what nothing in its file uses either is dead.
  ignoreExportsUsedInFile: IN_PRODUCTION,
};

export default config;
