import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import order from 'eslint-plugin-simple-import-sort';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { eachKeys } from './build/each-keys.ts';
import {
  gameActions,
  GENERAL_CODE,
  ITS_TESTS,
  MAY_NAME_GAMES,
  NO_GAME_NAMES,
  SHARED_MODULES,
} from './build/game-names.ts';
import { COUNTING_CODE, HAS_PACK_NUMBERS, packNumbers, SAME_BY_CHANCE } from './build/pack-numbers.ts';
import { RETIRED_NAMES } from './build/retired-words.ts';
import { SIZES, SIZES_AT_THE_TABLE, SIZES_IN_TESTS, TEXTS } from './build/size-rules.ts';
import svelteConfig from './svelte.config.js';

const impure = [
  { selector: "NewExpression[callee.name='Date']", message: 'Time is an argument in the engine.' },
  { selector: "MemberExpression[object.name='Date']", message: 'Time is an argument in the engine.' },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Chance is an argument in the engine.',
  },
];

/** Rules of our own. */
const tarock = { rules: { 'each-keys': eachKeys, 'game-actions': gameActions, 'pack-numbers': packNumbers } };

/** Node's, packages, ours by name, folders above, the same folder; each by its path. */
const IMPORT_ORDER = [['^\\u0000(?!.*css$)', '^node:', '^@?\\w', '^#', '^\\.\\./', '^\\u0000.*css$', '^\\./']];

/** From two folders up or another part of the program, so that a file can move and its imports say where they lead. */
const CLIMBS = '^\\.\\./(\\.\\./|(engine|electron|renderer|e2e|build)/)';

export default defineConfig(
  { ignores: ['dist', 'artefacts', 'coverage', 'test-results', 'playwright-report', '**/*.mjs'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
      parserOptions: {
        project: ['tsconfig.json', 'tsconfig.node.json', 'tsconfig.page-tests.json'],
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { order },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'order/imports': ['error', { groups: IMPORT_ORDER }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: CLIMBS, message: 'By name: `#engine/…`, `#electron/…`, `#page/…`, `#e2e/…`, `#build/…`.' },
          ],
        },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-useless-rename': 'error',
      'object-shorthand': ['error', 'properties'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Electron hands out windows by factories of its own, which the rule takes for foreign values.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...RETIRED_NAMES],
    },
  },
  {
    // A comment names the argument that it speaks of, and says they for anybody.
    rules: {
      'no-warning-comments': ['error', { terms: ['so many', 'himself', 'herself', 'dearest'], location: 'anywhere' }],
    },
  },
  {
    files: ['engine/**/*.ts'],
    ignores: ['engine/cli/**', 'engine/testing/**', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...impure, ...RETIRED_NAMES],
      'no-restricted-globals': ['error', 'process', 'crypto', 'performance', 'setTimeout', 'fetch', 'console'],
    },
  },
  {
    files: GENERAL_CODE,
    ignores: [...ITS_TESTS, ...MAY_NAME_GAMES.map(({ file }) => file)],
    plugins: { tarock },
    rules: {
      'no-restricted-syntax': ['error', ...RETIRED_NAMES, ...NO_GAME_NAMES],
      'tarock/game-actions': 'error',
    },
  },
  {
    files: SHARED_MODULES,
    ignores: ITS_TESTS,
    plugins: { tarock },
    rules: { 'tarock/game-actions': ['error', 'but-own'] },
  },
  {
    files: ['engine/{kernel,phases,play,judging,series,settlement,entry,tournament}/**/*.ts'],
    ignores: ITS_TESTS,
    rules: { 'no-restricted-syntax': ['error', ...impure, ...RETIRED_NAMES, ...NO_GAME_NAMES] },
  },
  {
    files: COUNTING_CODE,
    ignores: [...ITS_TESTS, ...HAS_PACK_NUMBERS, ...SAME_BY_CHANCE.map(({ file }) => file)],
    plugins: { tarock },
    rules: { 'tarock/pack-numbers': 'error' },
  },
  { files: ['{build,electron,engine,renderer}/**/*.{ts,svelte}'], rules: SIZES },
  { files: TEXTS, rules: { 'max-lines': 'off' } },
  { files: ['build/**/*.ts'], rules: { 'max-lines-per-function': 'off' } },
  { files: [...ITS_TESTS, 'e2e/**/*.ts'], rules: SIZES_IN_TESTS },
  { files: ['renderer/src/table/**/*.{ts,svelte}'], rules: SIZES_AT_THE_TABLE },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    plugins: { tarock },
    rules: { 'tarock/each-keys': 'error' },
  },
  {
    files: ['renderer/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['randomUUID', 'subtle'].map((property) => ({
          object: 'crypto',
          property,
          message: 'Phones come by plain HTTP, where browsers have none.',
        })),
      ],
    },
  },
  { files: ['**/*.js', '**/*.cjs'], extends: [ts.configs.disableTypeChecked] },
);
