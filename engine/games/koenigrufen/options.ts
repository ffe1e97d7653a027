import type { Json } from '../../core/json.ts';
import type { OptionSpec } from '../../kernel/types.ts';

const flag = (fallback: boolean) => ({ fallback, values: [true, false] }) as const;
const choice = <const V extends readonly Json[]>(...values: V) => ({ fallback: values[0] as V[number], values });

/** What a declarer may do beyond conceding and playing alone when the called king lies in the talon (tirol §5). */
export const KING_IN_TALON = ['all-six', 'any-three', 'switch-bird', 'trischaken', 'second-king'] as const;
export type KingInTalon = (typeof KING_IN_TALON)[number];

/** House rules as data; names and sentences are in texts.ts (tirol §10). The first value of a choice is the default. */
export const OPTIONS = {
  'talon-deal': choice('middle', 'start'),
  'bei-groups': choice('same-value', 'same-contract', 'off'),
  'bei-settlement': choice('all-others', 'defenders-only'),
  'bei-beats-solorufer': flag(false),
  'king-in-talon': {
    fallback: [] as readonly KingInTalon[],
    values: [[], ...KING_IN_TALON.map((way) => [way]), KING_IN_TALON] as readonly (readonly KingInTalon[])[],
  },
  'solorufer-kontra-void': flag(false),
  'kontra-levels': choice(2, 1, 3),
  'kontra-scope': choice('score', 'money-only'),
  'bird-lock': choice('hard', 'warn'),
  'silent-loss': flag(true),
  'farben-de-luxe': flag(false),
  'trischaken-stichzwang': choice('choice', 'yes', 'no'),
  'trischaken-talon': choice('choice', 'first-six', 'last'),
  'trischaken-settlement': choice('table', 'online'),
  'two-virgins': choice('each', 'split'),
  'trischaken-forehand-tie': choice('share', 'alone'),
  'early-stop': flag(true),
} as const satisfies Readonly<Record<string, OptionSpec>>;

export type OptionId = keyof typeof OPTIONS;

/** Every option with its value: what the rules of one table were made from. */
export type Options = { readonly [Id in OptionId]: (typeof OPTIONS)[Id]['fallback'] };
