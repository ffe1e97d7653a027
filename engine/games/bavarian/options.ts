import { z } from 'zod';
import { agreed, choice, flag, priceList, type ValuesOf } from '../../kernel/family/options.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { OptionSpec } from '../../kernel/family/listing.ts';
import { refusal } from './refusals.ts';

const BY_POINTS = { payment: ['points'] };
const AT_FIXED_PRICES = { payment: ['fixed'] };
const DOUBLED = { 'kontra-max': { not: [0] } };

/** Prices in cents; what a point costs is in half-cents, so that half a cent is a whole number (bavarian §7.2). */
const PRICES = {
  'frage-point': { price: 1, when: BY_POINTS },
  'solo-point': { price: 2, when: BY_POINTS },
  'frage-simple': { price: 25, when: AT_FIXED_PRICES },
  'frage-schneider': { price: 30, when: AT_FIXED_PRICES },
  'solo-simple': { price: 50, when: AT_FIXED_PRICES },
  'solo-schneider': { price: 60, when: AT_FIXED_PRICES },
};

/** What the tables of these games differ in (bavarian §9). */
export const OPTIONS = {
  'table-size': { ...choice(3, 4), reader: 'setup' },
  payment: choice('points', 'fixed'),
  tariff: priceList(PRICES, 1000),
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
export function contradictions({ options: { payment, tariff } }: { readonly options: Options }): readonly Refusal[] {
  const isCheaper = (name: 'frage' | 'solo'): boolean => tariff[`${name}-schneider`] < tariff[`${name}-simple`];
  if (payment !== 'fixed' || !(isCheaper('frage') || isCheaper('solo'))) return [];
  return [refusal('schneider-too-cheap', { option: 'tariff' }, 'bavarian §7.2')];
}

export type OptionId = keyof typeof OPTIONS;
export type Options = ValuesOf<typeof OPTIONS>;
export type Tariff = Options['tariff'];
