import { showCount } from '../../entry/units.ts';
import type { Tariff } from './options.ts';

/** What a contract costs: half-cents for a point above or below 60, or cents for the whole game (bavarian §7.2). */
export const pricedAs = (name: 'frage' | 'solo') => (tariff: Tariff) => {
  const [simple, schneider] = [tariff[`${name}-simple`], tariff[`${name}-schneider`]];
  return {
    point: tariff[`${name}-point`],
    simple,
    schneider,
    /** What a Schneider adds; nothing where it would cost less, which older files may have agreed on. */
    extra: Math.max(0, schneider - simple),
  };
};

/** Half-cents as people write them: `1½`. */
export const showHalfCents = (halfCents: number): string => showCount(halfCents, { id: 'cents', parts: 2, total: 0 });
