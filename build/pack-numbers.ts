import type { Rule } from 'eslint';

/**
 * Totals of the pack of 54: points and more than half of them in thirds, cards, cards of a hand. General code that contains one
 * of these numbers was written for one game; it has to ask the pack (`Pack`) or the rules instead.
 */
const PACK_NUMBERS: ReadonlySet<unknown> = new Set([210, 107, 54, 12]);

/** Code that may not contain such a number. */
export const COUNTING_CODE = ['engine/**/*.ts', 'renderer/src/{table,scoresheet,cards}/**/*.{ts,svelte}'];

/** Code that may. Tests are exempt, too (`ITS_TESTS` in `game-names.ts`). */
export const HAS_PACK_NUMBERS: readonly string[] = [
  // A pack says what it consists of.
  'engine/decks/**',
  // A family has the totals of a deal in one file, and in another what a table may agree on, including prices.
  'engine/games/*/sizes.ts',
  'engine/games/*/options/options.ts',
  // A lesson says how far its one deal has come.
  'engine/games/*/lessons/**',
];

/** Other numbers that happen to be the same, each for its reason. */
export const SAME_BY_CHANCE: readonly { readonly file: string; readonly because: string }[] = [
  { file: 'engine/core/rational.ts', because: 'Shares among two, three, four or six people are twelfths of a point.' },
  {
    file: 'engine/core/rng.ts',
    because:
      'The random generator is run twelve times before its first number; any other count would deal other cards.',
  },
  {
    file: 'engine/tournament/seating/constructions/starters-data.ts',
    because: 'Known seating plans for twelve tables.',
  },
  { file: 'renderer/src/cards/drawing/**', because: 'Places in a drawing, and outlines of letters.' },
];

/** A rule of our own: `no-restricted-syntax` has only one list for a file. */
export const packNumbers: Rule.RuleModule = {
  meta: { type: 'problem', messages: { counted: 'A number of one pack ({{ number }}): ask the pack or the rules.' } },
  create: (context) => ({
    Literal(node) {
      // What is written as 0x0c is no count.
      if (PACK_NUMBERS.has(node.value) && /^\d+$/.test(node.raw ?? ''))
        context.report({ node, messageId: 'counted', data: { number: String(node.value) } });
    },
  }),
};
