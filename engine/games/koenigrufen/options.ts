import type { Json } from '../../core/json.ts';
import type { OptionSpec } from '../../kernel/types.ts';

const flag = (fallback: boolean) => ({ fallback, values: [true, false] }) as const;
const choice = <const V extends readonly Json[]>(...values: V) => ({ fallback: values[0] as V[number], values });

/** House rules as data; names and sentences are in texts.ts (tirol §10). The first value of a choice is the default. */
export const OPTIONS = {
  'talon-deal': choice('middle', 'start'),
  'bei-groups': choice('same-value', 'same-contract', 'off'),
  'bei-settlement': choice('all-others', 'defenders-only'),
  'kontra-levels': choice(2, 1),
  'solorufer-kontra-void': flag(false),
  'silent-loss': flag(true),
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
