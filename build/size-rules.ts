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

const TABLE = 'most of it is the style of what is drawn on the felt; it is parted with the folders of the table';

/** Files that a rule of size leaves alone, each for its reason; three at most for each rule. */
export const MAY_BE_LARGER: readonly {
  readonly file: string;
  readonly rule: keyof typeof SIZES;
  readonly because: string;
}[] = [
  { file: 'renderer/src/table/Board.svelte', rule: 'max-lines', because: TABLE },
  { file: 'renderer/src/table/hand/Hand.svelte', rule: 'max-lines', because: TABLE },
  { file: 'renderer/src/table/felt/SeatPlate.svelte', rule: 'max-lines', because: TABLE },
];

/** Texts: one sentence a line in both languages is as long as it is, and is read by looking up. */
export const TEXTS: readonly string[] = [
  'renderer/src/i18n/{de,en}/*.ts',
  'engine/games/*/{*texts,refusals,{entry,evenings,options}/*texts}.ts',
  'engine/games/*/rulebook/*.ts',
  'engine/tournament/refusals.ts',
];
