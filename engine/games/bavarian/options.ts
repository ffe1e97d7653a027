import { z } from 'zod';
import { agreed, choice, flag, type ValuesOf } from '../../kernel/options.ts';
import type { OptionSpec } from '../../kernel/listing.ts';

/** Prices in cents; what a point costs is in half-cents, so that half a cent is a whole number (bavarian §7.2). */
const PRICES = {
  'frage-point': 1,
  'solo-point': 2,
  'frage-simple': 25,
  'frage-schneider': 30,
  'solo-simple': 50,
  'solo-schneider': 60,
};
const BY_POINTS = { payment: ['points'] };
const AT_FIXED_PRICES = { payment: ['fixed'] };
const DOUBLED = { 'kontra-max': { not: [0] } };
const TARIFF = z.record(z.enum(Object.keys(PRICES) as readonly (keyof typeof PRICES)[]), z.int().min(1).max(1000));
export type Tariff = z.infer<typeof TARIFF>;

/** Which of the prices a table pays. */
const PRICED = Object.fromEntries(
  Object.keys(PRICES).map((id) => [id, id.endsWith('-point') ? BY_POINTS : AT_FIXED_PRICES]),
);

/** What the tables of these games differ in (bavarian §9). */
export const OPTIONS = {
  'table-size': { ...choice(3, 4), reader: 'setup' },
  payment: choice('points', 'fixed'),
  tariff: { ...agreed(TARIFF, PRICES), parts: PRICED },
  rounding: { ...choice(5, 1), when: BY_POINTS },
  'tie-60': choice('draw', 'declarer-loses'),
  'durch-against': { ...flag(false), when: [BY_POINTS, { 'fixed-durch': { not: [0] } }] },
  'fixed-durch': { ...agreed(z.int().min(0).max(1000), 0), when: AT_FIXED_PRICES },
  'pot-ante': { ...agreed(z.int().min(1).max(10_000), 100), when: BY_POINTS },
  'pot-short': { ...choice('cap', 'replenish'), when: BY_POINTS },
  'frage-trump': { ...choice('hearts', 'any'), when: { berliner: { not: ['hearts'] } } },
  berliner: choice('off', 'on', 'hearts'),
  'jump-bids': flag(false),
  're-raise': flag(false),
  'kontra-max': choice(2, 0, 1, 3, 4, 5),
  'kontra-goal': { ...choice('shift', 'keep'), when: DOUBLED },
  'kontra-pot': { ...choice('pot', 'defenders'), when: { ...BY_POINTS, ...DOUBLED } },
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** Why prices cannot be agreed on together: at fixed prices a Schneider never costs less than the game without one. */
export const contradictions = ({ payment, tariff }: Options): readonly OptionId[] =>
  payment === 'fixed' &&
  (tariff['frage-schneider'] < tariff['frage-simple'] || tariff['solo-schneider'] < tariff['solo-simple'])
    ? ['tariff']
    : [];

export type OptionId = keyof typeof OPTIONS;
export type Options = ValuesOf<typeof OPTIONS>;
