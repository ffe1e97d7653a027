import { z } from 'zod';
import type { Refusal } from '#engine/core/refusal.ts';
import type { OptionSpec } from '#engine/kernel/family/listing.ts';
import { agreed, choice, flag, priceList, type ValuesOf } from '#engine/kernel/family/options.ts';
import { refusal } from '../refusals.ts';

/** Games that a table may agree to pay by points or at fixed prices; Haferltarock has prices of its own. */
const SIMPLE = { auction: ['ladder', 'named'] };
const BY_POINTS = { ...SIMPLE, payment: ['points'] };
const AT_FIXED_PRICES = { ...SIMPLE, payment: ['fixed'] };
const IN_HAFERL = { auction: ['points'] };
const FROM_POT = [BY_POINTS, IN_HAFERL];
const IN_SHARP = { auction: ['sharp'] };
const WITH_BETTEL = { ...SIMPLE, bettel: [true] };
const DOUBLED = { 'kontra-max': { not: [0] } };

/** Prices in cents; what a point costs is in half-cents, so that half a cent is a whole number (bavarian §7.2). */
const PRICES = {
  'frage-point': { price: 1, when: { payment: ['points'] } },
  'solo-point': { price: 2, when: { payment: ['points'] } },
  'frage-simple': { price: 25, when: { payment: ['fixed'] } },
  'frage-schneider': { price: 30, when: { payment: ['fixed'] } },
  'solo-simple': { price: 50, when: { payment: ['fixed'] } },
  'solo-schneider': { price: 60, when: { payment: ['fixed'] } },
};

/** Cents for a game with the stock, and for each point further from 61 (bavarian §7.2). */
const HAFERL_PRICES = { least: { price: 5, when: {} }, point: { price: 1, when: {} } };

/** What tables of these games may agree on (bavarian §9). */
export const OPTIONS = {
  'table-size': { ...choice(3, 4), reader: 'setup' },
  /** What is printed on the cards. */
  suits: choice('german', 'french'),
  /** Fixed by the profile, so no table is asked for it. */
  auction: choice('ladder', 'named', 'points', 'sharp'),
  payment: { ...choice('points', 'fixed'), when: SIMPLE },
  tariff: { ...priceList(PRICES, 1000), when: SIMPLE },
  'haferl-tariff': { ...priceList(HAFERL_PRICES, 1000), when: IN_HAFERL },
  'sharp-unit': { ...agreed(z.int().min(2).max(1000).multipleOf(2), 10), when: IN_SHARP },
  rounding: { ...choice(5, 1), when: BY_POINTS },
  'tie-60': choice('draw', 'declarer-loses'),
  'durch-against': { ...flag(false), when: [BY_POINTS, { ...SIMPLE, 'fixed-durch': { not: [0] } }] },
  'fixed-durch': { ...agreed(z.int().min(0).max(1000), 0), when: AT_FIXED_PRICES },
  'pot-ante': { ...agreed(z.int().min(1).max(10_000), 100), when: FROM_POT },
  'pot-short': { ...choice('cap', 'replenish'), when: FROM_POT },
  bettel: { ...flag(false), when: SIMPLE },
  'bettel-factor': { ...agreed(z.int().min(1).max(100), 4), when: WITH_BETTEL },
  'base-stake': { ...agreed(z.int().min(1).max(1000), 25), when: WITH_BETTEL },
  'bettel-stops-at-first-trick': { ...flag(true), when: WITH_BETTEL },
  'start-bank': { ...agreed(z.int().min(1).max(100_000), 1000), when: IN_SHARP },
  'frage-trump': { ...choice('hearts', 'any'), when: { auction: ['ladder'], berliner: { not: ['hearts'] } } },
  berliner: choice('off', 'on', 'hearts'),
  'pickup-trump': { ...choice('any', 'hearts'), when: { ...IN_HAFERL, berliner: { not: ['hearts'] } } },
  'self-raise': { ...choice('none', 'hand', 'target'), when: IN_HAFERL },
  'raise-instead-of-hold': { ...flag(true), when: IN_HAFERL },
  'target-pricing': { ...choice('absolute', 'relative'), when: IN_HAFERL },
  'hand-payment': { ...choice('each', 'split'), when: IN_HAFERL },
  'jump-bids': { ...flag(false), when: { auction: ['ladder', 'points'] } },
  're-raise': { ...flag(false), when: { auction: { not: ['sharp'] } } },
  'kontra-max': choice(2, 0, 1, 3, 4, 5),
  'kontra-goal': { ...choice('shift', 'keep'), when: DOUBLED },
  'kontra-pot': { ...choice('pot', 'defenders'), when: FROM_POT.map((pot) => ({ ...pot, ...DOUBLED })) },
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** Why these prices cannot be combined: at fixed prices a Schneider never costs less than the game without one. */
export function contradictions({ options: { payment, tariff } }: { readonly options: Options }): readonly Refusal[] {
  const isCheaper = (name: 'frage' | 'solo'): boolean => tariff[`${name}-schneider`] < tariff[`${name}-simple`];
  if (payment !== 'fixed' || !(isCheaper('frage') || isCheaper('solo'))) return [];
  return [refusal('schneider-too-cheap', { option: 'tariff' }, 'bavarian §7.2')];
}

/** The options that a table is asked for. */
export type OptionId = Exclude<keyof typeof OPTIONS, 'auction'>;
export type Options = ValuesOf<typeof OPTIONS>;
