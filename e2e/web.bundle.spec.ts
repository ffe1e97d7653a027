import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import css from '@eslint/css';
import { ESLint, type Linter } from 'eslint';
import { LOADERS } from '#engine/games/loaders.ts';
import { PROBE_GAMES } from '#engine/testing/games/index.ts';
import { expect, test } from './fixtures.ts';

/**
 * All of the page's browsers have what had come to every browser by the end of 2022. Container queries and outlines
 * that follow the corners came a little later, and they have them too; without the others the page only looks plainer.
 */
const STYLES = {
  available: 2022,
  allowAtRules: ['container', 'page', 'property'],
  allowProperties: [
    ...['container', 'container-type', 'container-name', 'outline'],
    ...[
      'accent-color',
      'forced-color-adjust',
      'hyphens',
      'line-clamp',
      'mask-image',
      'resize',
      'scrollbar-width',
      'text-wrap',
      'user-select',
    ],
    ...['page', 'print-color-adjust'],
  ],
  allowPropertyValues: { 'break-after': ['avoid'] },
  allowSelectors: ['has'],
  allowUnits: ['cqw', 'cqh'],
};

/** What a linter finds in the built files of a kind, as `file: what`. */
async function faultsIn(files: string, config: NonNullable<ESLint.Options['overrideConfig']>): Promise<string[]> {
  const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: config, allowInlineConfig: false });
  const results = await eslint.lintFiles([files]);
  expect(results.length).toBeGreaterThan(0);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ message, column }) => `${filePath.split('/').at(-1) ?? ''}:${column}: ${message}`),
  );
}

test('the built page uses no newer JavaScript than its oldest browsers have', async () => {
  expect(
    await faultsIn('dist/renderer/**/*.js', [{ languageOptions: { ecmaVersion: 2022, sourceType: 'module' } }]),
  ).toEqual([]);
});

test('the built styles use nothing that its oldest browsers lack', async () => {
  const rules: Linter.RulesRecord = { 'css/use-baseline': ['error', STYLES] };
  expect(
    await faultsIn('dist/renderer/assets/*.css', [
      { files: ['**/*.css'], plugins: { css }, language: 'css/css', languageOptions: { tolerant: true }, rules },
    ]),
  ).toEqual([]);
});

test('the build has the families that are delivered, and no game of the tests', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => /\.c?js$/.test(name));
  const text = files.map((name) => readFileSync(join('dist', name), 'utf8')).join('\n');
  const isIn = (id: string): boolean => text.includes(id);
  expect(Object.keys(LOADERS).filter((id) => !isIn(id))).toEqual([]);
  expect(PROBE_GAMES.map(({ id }) => id).filter(isIn)).toEqual([]);
});
