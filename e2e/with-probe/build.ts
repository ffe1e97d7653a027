import { fileURLToPath } from 'node:url';
import { createBuilder, type Plugin } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What stands in for which file; the stand-ins themselves import the originals. */
const STAND_INS: ReadonlyMap<string, string> = new Map([
  [at('../../engine/games/index.ts'), at('./games.ts')],
  [at('../../engine/games/loaders.ts'), at('./loaders.ts')],
]);

const withProbe: Plugin = {
  name: 'with-probe',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/(index|loaders)\.ts$/ },
    async handler(source, importer) {
      if (importer === undefined || [...STAND_INS.values()].includes(importer)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return (found && STAND_INS.get(found.id)) ?? null;
    },
  },
};

/**
 * Builds the page and the host into a folder as they are delivered, except that a game of the engine's tests can be played: for
 * what the page must be able to do and no delivered family asks for. In a hurry, so nothing is made small.
 */
export async function buildWithProbe(folder: string): Promise<void> {
  const builder = await createBuilder({
    configFile: at('../../vite.config.ts'),
    logLevel: 'error',
    plugins: [withProbe],
    build: { minify: false, cssMinify: false, reportCompressedSize: false },
    environments: {
      client: { build: { outDir: `${folder}/renderer` } },
      main: { build: { outDir: `${folder}/main`, sourcemap: false } },
    },
  });
  for (const name of ['client', 'main']) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`vite.config.ts has no ${name}`);
    await builder.build(environment);
  }
}
