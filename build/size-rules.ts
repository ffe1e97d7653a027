import type { Linter } from 'eslint';

/** ESLint's rules of size, and how much each allows. */
export const SIZES = {
  '@typescript-eslint/max-params': ['error', { max: 4 }],
  'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
} satisfies Linter.RulesRecord;

/** The same for what is not in the product. */
export const SIZES_IN_TESTS = {
  '@typescript-eslint/max-params': ['error', { max: 6 }],
  'max-lines': 'off',
  'max-lines-per-function': 'off',
} satisfies Linter.RulesRecord;

/** What is on the table has its style in the same file, and there a line is a line: comments, blank lines and tests count too. */
export const SIZES_AT_THE_TABLE = {
  'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
} satisfies Linter.RulesRecord;

/** Texts: one sentence a line in both languages is as long as it is, and is read by looking up. */
export const TEXTS: readonly string[] = [
  'renderer/src/i18n/{de,en}/*.ts',
  'engine/games/*/{*texts,refusals,{entry,evenings,options}/*texts}.ts',
  'engine/games/*/rulebook/*.ts',
  'engine/tournament/refusals.ts',
];
