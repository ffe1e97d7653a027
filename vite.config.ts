import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { oldestInWords, pageTarget } from './build/browsers.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const external = ['electron', /^node:/, ...builtinModules];
/** What Electron brings. */
const CHROME = 'chrome140';

/** Where the page says which browsers it needs, it says what it is built for. */
const oldestBrowsers: Plugin = {
  name: 'oldest-browsers',
  transformIndexHtml: (html) =>
    html.replace(/\{oldest browsers, ([\w-]+)\}/g, (_, language: string) => oldestInWords(language)),
};

/** One build: the page, the programs that run under Node or in Electron's main process, and the preload script. */
export default defineConfig({
  root: 'renderer',
  base: './',
  plugins: [svelte({ configFile: at('svelte.config.js') }), oldestBrowsers],
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'main', 'preload']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  environments: {
    client: { build: { outDir: '../dist/renderer', emptyOutDir: true, target: pageTarget(), assetsInlineLimit: 0 } },
    main: {
      consumer: 'server',
      resolve: { noExternal: true, conditions: ['node', 'import', 'default'] },
      build: {
        outDir: '../dist/main',
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node24',
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          input: {
            main: at('electron/main.ts'),
            host: at('electron/host-process.ts'),
            server: at('electron/server.ts'),
            'bot-worker': at('electron/host/workers/bot-worker.ts'),
            'evening-worker': at('electron/host/evening/files/evening-worker.ts'),
            'seat-worker': at('electron/host/workers/seat-worker.ts'),
            'sheet-worker': at('electron/host/workers/sheet-worker.ts'),
          },
          external,
          // Flat, because programs find each other by `new URL('./x.js', import.meta.url)`.
          output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'shared-[name].js' },
        },
      },
    },
    preload: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        outDir: '../dist/preload',
        emptyOutDir: true,
        copyPublicDir: false,
        target: CHROME,
        minify: false,
        rolldownOptions: {
          input: at('electron/preload.ts'),
          external,
          // A sandboxed preload script is one CommonJS file.
          output: { format: 'cjs', entryFileNames: 'preload.cjs' },
        },
      },
    },
  },
});
