import { z } from 'zod';
import { choice, flag, type ValuesOf } from '../../kernel/options.ts';
import type { OptionSpec } from '../../kernel/types.ts';

const amount = z.int().min(1).max(1000);

/** Prices in cents; what a point costs is in half-cents, so that half a cent is a whole number (bavarian §7.2). */
const TARIFF = z.strictObject({
  'frage-point': amount,
  'solo-point': amount,
  'frage-simple': amount,
  'frage-schneider': amount,
  'solo-simple': amount,
  'solo-schneider': amount,
});
export type Tariff = z.infer<typeof TARIFF>;

const PRICES: Tariff = {
  'frage-point': 1,
  'solo-point': 2,
  'frage-simple': 25,
  'frage-schneider': 30,
  'solo-simple': 50,
  'solo-schneider': 60,
};

const cents = (fallback: number, min: number) => ({
  fallback,
  values: [fallback] as readonly number[],
  open: z.int().min(min).max(10_000),
});

/** What the tables of these games differ in (bavarian §9). */
export const OPTIONS = {
  'table-size': { ...choice(3, 4), reader: 'setup' },
  payment: choice('points', 'fixed'),
  tariff: { fallback: PRICES, values: [PRICES] as readonly Tariff[], open: TARIFF },
  rounding: choice(5, 1),
  'tie-60': choice('draw', 'declarer-loses'),
  'durch-against': flag(false),
  'fixed-durch': cents(0, 0),
  'pot-ante': cents(100, 1),
  'pot-short': choice('cap', 'replenish'),
  'frage-trump': choice('hearts', 'any'),
  berliner: choice('off', 'on', 'hearts'),
  'jump-bids': flag(false),
  're-raise': flag(false),
  'kontra-max': choice(2, 0, 1, 3, 4, 5),
  'kontra-goal': choice('shift', 'keep'),
  'kontra-pot': choice('pot', 'defenders'),
} as const satisfies Readonly<Record<string, OptionSpec>>;

export type OptionId = keyof typeof OPTIONS;
export type Options = ValuesOf<typeof OPTIONS>;
